import { type ColumnKind, type Dialect } from '../Dialect.js';
import { asLiteral } from '../literals.js';

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
/** The schema that is meant, as a condition on the number of one. */
const within = (column: string, place: string) =>
  `${column} = coalesce((select oid from pg_namespace where nspname = ${place}), case when ${place} = '' then current_schema()::regnamespace::oid end)`;

export const postgresqlDialect: Dialect = {
  quote,
  nameBytes: 63,
  place: (index) => `$${index}`,
  version: `select current_setting('server_version') as version`,
  tables: (schema) => ({
    text: `select c.relname as name, coalesce(obj_description(c.oid, 'pg_class'), '') as comment,
        case when c.reltuples < 0 then null else c.reltuples::bigint end as rows
      from pg_class c
      where ${within('c.relnamespace', '$1::text')} and c.relkind in ('r', 'p') and not c.relispartition
        and has_table_privilege(c.oid, 'select, insert, update, delete, references')
        and not exists (select 1 from pg_depend where objid = c.oid and deptype = 'e')
      order by c.relname limit 2001`,
    values: [schema],
  }),
  columns: (schema, table) => ({
    text: `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
        case when a.atttypid in (1042, 1043) and a.atttypmod > 4 then a.atttypmod - 4 end as length,
        case when a.atttypid = 1700 and a.atttypmod > 4 then ((a.atttypmod - 4) >> 16) & 65535 end as precision,
        case when a.atttypid = 1700 and a.atttypmod > 4 then (a.atttypmod - 4) & 2047 end as scale,
        not a.attnotnull as "isNullable",
        coalesce(array_position(p.conkey, a.attnum), 0) as "keyPlace",
        pg_get_expr(d.adbin, d.adrelid) as "defaultText",
        col_description(c.oid, a.attnum) as comment,
        (a.attidentity <> '' or a.attgenerated <> '' or coalesce(pg_get_expr(d.adbin, d.adrelid), '') like 'nextval(%') as "isGenerated"
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      left join pg_constraint p on p.conrelid = c.oid and p.contype = 'p'
      where ${within('c.relnamespace', '$1::text')} and c.relname = $2 and c.relkind in ('r', 'p')
      order by a.attnum`,
    values: [schema, table],
  }),
  indexes: (schema, table) => ({
    text: `select n.relname as name, coalesce(a.attname, pg_get_indexdef(i.indexrelid, k.place::int, true)) as column,
        i.indisunique as "isUnique", i.indisprimary as "isPrimary"
      from pg_class c
      join pg_index i on i.indrelid = c.oid
      join pg_class n on n.oid = i.indexrelid
      cross join lateral unnest(i.indkey[0:i.indnkeyatts - 1]) with ordinality as k (number, place)
      left join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number and k.number > 0
      where ${within('c.relnamespace', '$1::text')} and c.relname = $2
      order by n.relname, k.place`,
    values: [schema, table],
  }),
  kindOf: (type) => KINDS.find(([pattern]) => pattern.test(type))?.[1] ?? 'other',
  typeOf: ({ kind, length, precision, scale }) => {
    if (kind === 'string') return `character varying(${length})`;
    return kind === 'decimal' ? `numeric(${precision},${scale})` : TYPES[kind];
  },
  asText: (column, kind) => (kind === 'binary' ? `octet_length(${column})::text` : `${column}::text`),
  page: (limit, offset) => `limit ${limit} offset ${offset}`,
  limited: (query, limit) => `select row_to_json(asked)::text as row_as_json from (\n${query}\n) asked limit ${limit}`,
  definitions: {
    tableEnd: () => '',
    columnEnd: () => '',
    comment: ({ quoted }, column, comment) => [
      `comment on ${column === undefined ? `table ${quoted}` : `column ${quoted}.${quote(column)}`} is ${comment === '' ? 'null' : asLiteral(comment)}`,
    ],
    addColumn: ({ quoted }, definition) => `alter table ${quoted} add column ${definition}`,
    renameColumn: ({ quoted }, from, to) => `alter table ${quoted} rename column ${quote(from)} to ${quote(to)}`,
    changeColumn: ({ quoted }, { column, type, isTypeChanged, isNullable, isNullabilityChanged }) => [
      ...(isTypeChanged ? [`alter table ${quoted} alter column ${column} type ${type}`] : []),
      ...(isNullabilityChanged
        ? [`alter table ${quoted} alter column ${column} ${isNullable ? 'drop' : 'set'} not null`]
        : []),
    ],
    isTransactional: true,
  },
  lexis: { hasBackslash: false, nameQuote: '', hasHashRemark: false, hasOracleText: false, hasDollarText: true },
};

const TYPES: Readonly<Record<Exclude<ColumnKind, 'string' | 'decimal' | 'other'>, string>> & Record<string, string> = {
  text: 'text',
  integer: 'integer',
  bigint: 'bigint',
  double: 'double precision',
  boolean: 'boolean',
  date: 'date',
  time: 'time',
  datetime: 'timestamp with time zone',
  json: 'jsonb',
  uuid: 'uuid',
  binary: 'bytea',
};

const KINDS: readonly (readonly [RegExp, ColumnKind])[] = [
  [/^character varying\(|^character\(|^name$|^character$/, 'string'],
  [/^(text|character varying|citext|xml)$/, 'text'],
  [/^(smallint|integer|oid)$/, 'integer'],
  [/^bigint$/, 'bigint'],
  [/^numeric/, 'decimal'],
  [/^(real|double precision)$/, 'double'],
  [/^boolean$/, 'boolean'],
  [/^date$/, 'date'],
  [/^time(\(\d\))? without/, 'time'],
  [/^timestamp/, 'datetime'],
  [/^jsonb?$/, 'json'],
  [/^uuid$/, 'uuid'],
  [/^bytea$/, 'binary'],
];
