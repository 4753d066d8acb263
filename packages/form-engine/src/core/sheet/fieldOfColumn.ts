import { createField, createFormDocument } from '../document/createField.js';
import { freeNames, nameForKind } from '../document/edit/freeNames.js';
import { type Field, type FormDocument } from '../document/FormDocument.js';
import { type SheetColumn, type SheetKind } from './SheetColumn.js';

/** A column as somebody takes it. */
export interface ChosenColumn {
  column: Pick<SheetColumn, 'header' | 'precision' | 'thousands' | 'options' | 'longest'>;
  kind: SheetKind;
  label: string;
  isIncluded: boolean;
}

/** The form that columns of a spreadsheet become, and the field that each of them fills ('' for one that is left out). */
export function formOfSheet(columns: readonly ChosenColumn[]): { form: FormDocument; mapping: string[] } {
  const names = freeNames({ fields: [], layout: [] });
  const included = columns.filter(({ isIncluded }) => isIncluded);
  const isWide = included.length > ONE_COLUMN;
  const fields: Field[] = [];
  const mapping = columns.map(({ column, kind, label, isIncluded }) => {
    if (!isIncluded) return '';
    const id = names.name(wordOf(column.header) ?? nameForKind(kind === 'datetime' ? 'date' : kind));
    const place = { label, formId: names.formId(), span: isWide && kind !== 'textarea' ? 12 : 24 };
    fields.push({ ...fieldOfColumn(column, kind, id), ...place } as Field);
    return id;
  });
  return { form: createFormDocument(fields, isWide ? { dialogWidth: 800 } : {}), mapping };
}

/** A field of a kind that keeps the values of a column. */
export function fieldOfColumn(
  { precision, thousands, options, longest }: ChosenColumn['column'],
  kind: SheetKind,
  id: string,
): Field {
  if (kind === 'text') return createField('text', { id, maxLength: roomFor(longest, SHORT_TEXTS) });
  if (kind === 'textarea') return createField('textarea', { id, maxLength: roomFor(longest, LONG_TEXTS) });
  if (kind === 'number') return createField('number', { id, precision, thousands });
  if (kind === 'date' || kind === 'datetime') return createField('date', { id, dateType: kind });
  if (kind === 'time') return createField('time', { id });
  if (kind === 'switch') return createField('switch', { id });
  const numbered = options.map((label, index) => ({ value: String(index + 1), label }));
  // a label that is the number of another option would be read as that one
  const isPlain = options.every((label) => !/^\d+$/.test(label));
  return createField('select', {
    id,
    options: isPlain ? numbered : options.map((label) => ({ value: label, label })),
    filterable: options.length > SEARCHED_OPTIONS,
  });
}

/** Fields up to which a form stands in one column. */
const ONE_COLUMN = 6;
const SEARCHED_OPTIONS = 10;
/** Lengths that texts are given; the last is the most. */
const SHORT_TEXTS = [100, 200, 500];
const LONG_TEXTS = [2_000, 5_000, 10_000, 40_000];

function roomFor(longest: number, rooms: readonly number[]): number {
  return rooms.find((room) => room >= longest) ?? rooms.at(-1) ?? longest;
}

/** `Plate No.` as `plateNo`; undefined for a header of which that leaves nothing to read. */
function wordOf(header: string): string | undefined {
  if (/[^\x20-\x7e]/.test(header)) return undefined;
  const [first, ...rest] = header.split(/[^A-Za-z0-9]+/).filter(Boolean);
  if (!first || !/^[A-Za-z]/.test(first)) return undefined;
  const word = first === first.toUpperCase() ? first.toLowerCase() : first.charAt(0).toLowerCase() + first.slice(1);
  return [word, ...rest.map((part) => part.charAt(0).toUpperCase() + part.slice(1))].join('');
}
