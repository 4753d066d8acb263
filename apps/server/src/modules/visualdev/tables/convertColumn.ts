import { filterOf, type Field } from '@smart-admin/form-engine/core';
import { numericSize, textLength } from './sqlTypes.js';

/**
 * SQL expression that turns a value of a column into one of another type: null where that would lose something or is not
 * possible. undefined = no value can be converted. `ref` is the quoted column.
 */
export function conversion(ref: string, { present, before, wanted, after }: ColumnTypes): string | undefined {
  const source = sourceOf(present, before);
  const text = source && asText(ref, source);
  if (!source || text === undefined) return undefined;
  const length = textLength(wanted);
  if (length !== undefined) return `case when length(${text}) <= ${length} then ${text} end`;
  const size = numericSize(wanted);
  if (size) {
    const number = source === 'boolean' ? `(${ref})::integer::numeric` : `try_numeric(${text})`;
    return `case when abs(${number}) < 1e${size.whole} and round(${number}, ${size.scale}) = ${number} then ${number} end`;
  }
  switch (wanted) {
    case 'boolean':
      return `case when lower(btrim(${text})) in (${YES}) then true when lower(btrim(${text})) in (${NO}) then false end`;
    case 'date':
      // a time of day would be lost
      return source === 'time'
        ? `case when ${local(ref)} = date_trunc('day', ${local(ref)}) then ${local(ref)}::date end`
        : `try_date(${text})`;
    case 'timestamp with time zone':
      return `try_timestamp(${text}) at time zone ${ZONE}`;
    case 'jsonb':
      return isList(after) ? `case when ${text} <> '' then jsonb_build_array(${text}) end` : undefined;
    default:
      return undefined;
  }
}

export interface ColumnTypes {
  /** Type of the column as it is. */
  present: string;
  /** Field that filled it; undefined when that is not known. */
  before: Field | undefined;
  /** Type that its field needs now. */
  wanted: string;
  after: Field | undefined;
}

type Source = 'text' | 'number' | 'boolean' | 'date' | 'time' | 'list';

function sourceOf(type: string, field: Field | undefined): Source | undefined {
  if (textLength(type) !== undefined || type === 'text') return 'text';
  if (numericSize(type)) return 'number';
  if (type === 'jsonb') return isList(field) ? 'list' : undefined;
  return SOURCES[type];
}

const SOURCES: Readonly<Record<string, Source>> = {
  boolean: 'boolean',
  date: 'date',
  'timestamp with time zone': 'time',
};

/** The value as a text that people would type; of a list its only entry. */
function asText(ref: string, source: Source): string {
  switch (source) {
    case 'text':
      return ref;
    case 'number':
      return `trim_scale(${ref})::text`;
    case 'boolean':
      return `case when ${ref} then 'true' when not ${ref} then 'false' end`;
    case 'date':
      return `to_char(${ref}, 'YYYY-MM-DD')`;
    case 'time':
      return `to_char(${local(ref)}, 'YYYY-MM-DD HH24:MI:SS')`;
    case 'list':
      return `case when jsonb_typeof(${ref}) = 'array' then case when jsonb_array_length(${ref}) = 1 then ${ref} ->> 0 end end`;
  }
}

const ZONE = `current_setting('TimeZone')`;
const local = (ref: string) => `(${ref} at time zone ${ZONE})`;
/** Whether the values of a field are lists of ids or choices, and no paths, ranges, files or places. */
const isList = (field: Field | undefined) =>
  field !== undefined &&
  filterOf(field).operator === 'includes' &&
  field.kind !== 'cascader' &&
  field.kind !== 'areaSelect';
const YES = `'1','true','t','yes','y','on','是'`;
const NO = `'0','false','f','no','n','off','否'`;
