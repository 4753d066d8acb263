import { type ColumnKind, type Dialect } from '../Dialect.js';
import { asLiteral } from '../literals.js';

// a name of Oracle has no double quote in it, whatever is done
const quote = (name: string) => `"${name.replaceAll('"', '')}"`;
/** An empty text is none to Oracle. */
const OWNER = `coalesce(:1, sys_context('userenv', 'current_schema'))`;

export const oracleDialect: Dialect = {
  quote,
  nameBytes: 128,
  place: (index) => `:${index}`,
  version: `select 'Oracle ' || version as "version" from product_component_version where product like 'Oracle%' fetch first 1 rows only`,
  tables: (schema) => ({
    text: `select t.table_name as "name", c.comments as "comment", t.num_rows as "rows"
      from all_tables t left join all_tab_comments c on c.owner = t.owner and c.table_name = t.table_name
      where t.owner = ${OWNER} order by t.table_name fetch first 2001 rows only`,
    values: [schema],
  }),
  columns: (schema, table) => ({
    text: `select c.column_name as "name",
        c.data_type || case
          when c.data_type in ('VARCHAR2', 'NVARCHAR2', 'CHAR', 'NCHAR') then '(' || c.char_length || ')'
          when c.data_type = 'NUMBER' and c.data_precision is not null then '(' || c.data_precision || ',' || c.data_scale || ')'
          when c.data_type = 'RAW' then '(' || c.data_length || ')' end as "type",
        case when c.char_length > 0 then c.char_length end as "length", c.data_precision as "precision", c.data_scale as "scale",
        case c.nullable when 'Y' then 1 else 0 end as "isNullable",
        coalesce((select k.position from all_constraints p join all_cons_columns k
          on k.owner = p.owner and k.constraint_name = p.constraint_name
          where p.owner = c.owner and p.table_name = c.table_name and p.constraint_type = 'P' and k.column_name = c.column_name), 0) as "keyPlace",
        '' as "defaultText", m.comments as "comment",
        case when c.identity_column = 'YES' or v.virtual_column = 'YES' then 1 else 0 end as "isGenerated"
      from all_tab_columns c
      left join all_tab_cols v on v.owner = c.owner and v.table_name = c.table_name and v.column_name = c.column_name
      left join all_col_comments m on m.owner = c.owner and m.table_name = c.table_name and m.column_name = c.column_name
      where c.owner = ${OWNER} and c.table_name = :2 order by c.column_id`,
    values: [schema, table],
  }),
  indexes: (schema, table) => ({
    text: `select i.index_name as "name", k.column_name as "column",
        case i.uniqueness when 'UNIQUE' then 1 else 0 end as "isUnique",
        case when exists (select 1 from all_constraints p where p.owner = i.table_owner and p.index_name = i.index_name
          and p.constraint_type = 'P') then 1 else 0 end as "isPrimary"
      from all_indexes i join all_ind_columns k on k.index_owner = i.owner and k.index_name = i.index_name
      where i.table_owner = ${OWNER} and i.table_name = :2 order by i.index_name, k.column_position`,
    values: [schema, table],
  }),
  kindOf: (type) => KINDS.find(([pattern]) => pattern.test(type))?.[1] ?? 'other',
  typeOf: ({ kind, length, precision, scale }) => {
    if (kind === 'string') return length > 2_000 ? 'nclob' : `nvarchar2(${length})`;
    return kind === 'decimal' ? `number(${precision},${scale})` : (TYPES[kind] ?? 'nclob');
  },
  asText: (column, kind) => {
    if (kind === 'binary') return `to_char(dbms_lob.getlength(${column}))`;
    return kind === 'text' || kind === 'json' ? `to_char(substr(${column}, 1, 1000))` : `to_char(${column})`;
  },
  page: (limit, offset) => `offset ${offset} rows fetch next ${limit} rows only`,
  limited: (query, limit) => `select * from (\n${query}\n) fetch first ${limit} rows only`,
  definitions: {
    tableEnd: () => '',
    columnEnd: () => '',
    comment: ({ quoted }, column, comment) => [
      `comment on ${column === undefined ? `table ${quoted}` : `column ${quoted}.${quote(column)}`} is ${asLiteral(comment)}`,
    ],
    addColumn: ({ quoted }, definition) => `alter table ${quoted} add (${definition})`,
    renameColumn: ({ quoted }, from, to) => `alter table ${quoted} rename column ${quote(from)} to ${quote(to)}`,
    changeColumn: ({ quoted }, { column, type, isTypeChanged, isNullable, isNullabilityChanged }) => [
      `alter table ${quoted} modify (${[column, ...(isTypeChanged ? [type] : []), ...(isNullabilityChanged ? [isNullable ? 'null' : 'not null'] : [])].join(' ')})`,
    ],
    // each definition commits by itself
    isTransactional: false,
  },
  lexis: { hasBackslash: false, nameQuote: '', hasHashRemark: false, hasOracleText: true, hasDollarText: false },
};

const TYPES: Partial<Record<ColumnKind, string>> = {
  text: 'nclob',
  integer: 'number(10,0)',
  bigint: 'number(19,0)',
  double: 'binary_double',
  boolean: 'number(1,0)',
  date: 'date',
  time: 'nvarchar2(20)',
  datetime: 'timestamp(3) with time zone',
  json: 'nclob',
  uuid: 'varchar2(36)',
  binary: 'blob',
};

const KINDS: readonly (readonly [RegExp, ColumnKind])[] = [
  [/^N?(VAR)?CHAR/, 'string'],
  [/CLOB|^LONG$/, 'text'],
  [/^NUMBER\(1,0\)/, 'boolean'],
  [/^NUMBER\(\d,0\)|^NUMBER\(10,0\)/, 'integer'],
  [/^NUMBER\(1\d,0\)/, 'bigint'],
  [/^NUMBER|^FLOAT/, 'decimal'],
  [/^BINARY_(DOUBLE|FLOAT)/, 'double'],
  [/^DATE|^TIMESTAMP/, 'datetime'],
  [/BLOB|^RAW|^LONG RAW/, 'binary'],
];
