import { type ColumnKind, type Dialect } from '../Dialect.js';
import { asLiteral } from '../literals.js';

const quote = (name: string) => `\`${name.replaceAll('`', '``')}\``;
const IS_MEANT = `table_schema = coalesce(nullif(?, ''), database())`;
/** As an expression: MariaDB tells one, MySQL the value. */
const DEFAULT = `case when version() like '%MariaDB%' then nullif(column_default, 'NULL')
  when extra like '%DEFAULT_GENERATED%' and column_default not like 'CURRENT_TIMESTAMP%' then concat('(', column_default, ')')
  when column_default like 'CURRENT_TIMESTAMP%' or column_default like 'b''%' or data_type like '%int' or
    data_type in ('decimal', 'double', 'float') then column_default else nullif(quote(column_default), 'NULL') end`;
const commentOf = (comment: string) => (comment === '' ? '' : ` comment ${asLiteral(comment, { hasBackslash: true })}`);

export const mysqlDialect: Dialect = {
  quote,
  // 64 characters, which the schema of names holds
  nameBytes: 256,
  place: () => '?',
  version: 'select version() as version',
  tables: (schema) => ({
    text: `select table_name as \`name\`, table_comment as \`comment\`, table_rows as \`rows\`
      from information_schema.tables where ${IS_MEANT} and table_type = 'BASE TABLE' order by table_name limit 2001`,
    values: [schema],
  }),
  columns: (schema, table) => ({
    text: `select column_name as \`name\`, column_type as \`type\`, character_maximum_length as \`length\`,
        numeric_precision as \`precision\`, numeric_scale as \`scale\`, is_nullable = 'YES' as \`isNullable\`,
        coalesce((select k.ordinal_position from information_schema.key_column_usage k
          where k.table_schema = c.table_schema and k.table_name = c.table_name and k.column_name = c.column_name
            and k.constraint_name = 'PRIMARY'), 0) as \`keyPlace\`,
        ${DEFAULT} as \`defaultText\`, column_comment as \`comment\`,
        (extra like '%auto_increment%' or extra like '%GENERATED%' and extra not like '%DEFAULT_GENERATED%') as \`isGenerated\`
      from information_schema.columns c where ${IS_MEANT} and table_name = ? order by ordinal_position`,
    values: [schema, table],
  }),
  indexes: (schema, table) => ({
    text: `select index_name as \`name\`, column_name as \`column\`, non_unique = 0 as \`isUnique\`,
        index_name = 'PRIMARY' as \`isPrimary\`
      from information_schema.statistics where ${IS_MEANT} and table_name = ? order by index_name, seq_in_index`,
    values: [schema, table],
  }),
  kindOf: (type) => KINDS.find(([pattern]) => pattern.test(type))?.[1] ?? 'other',
  typeOf: ({ kind, length, precision, scale }) => {
    if (kind === 'string') return `varchar(${length})`;
    return kind === 'decimal' ? `decimal(${precision},${scale})` : (TYPES[kind] ?? 'longtext');
  },
  asText: (column, kind) => (kind === 'binary' ? `cast(octet_length(${column}) as char)` : `cast(${column} as char)`),
  page: (limit, offset) => `limit ${limit} offset ${offset}`,
  limited: (query, limit) => `select * from (\n${query}\n) asked limit ${limit}`,
  definitions: {
    tableEnd: commentOf,
    columnEnd: commentOf,
    comment: ({ quoted }, column, comment) =>
      // that of a column stands in its definition
      column === undefined ? [`alter table ${quoted} comment = ${asLiteral(comment, { hasBackslash: true })}`] : [],
    addColumn: ({ quoted }, definition) => `alter table ${quoted} add column ${definition}`,
    renameColumn: ({ quoted }, from, to) => `alter table ${quoted} rename column ${quote(from)} to ${quote(to)}`,
    changeColumn: ({ quoted }, { definition }) => [`alter table ${quoted} modify column ${definition}`],
    // each definition commits by itself
    isTransactional: false,
  },
  lexis: { hasBackslash: true, nameQuote: '`', hasHashRemark: true, hasOracleText: false, hasDollarText: false },
};

const TYPES: Partial<Record<ColumnKind, string>> = {
  text: 'longtext',
  integer: 'int',
  bigint: 'bigint',
  double: 'double',
  boolean: 'tinyint(1)',
  date: 'date',
  time: 'time',
  datetime: 'datetime(3)',
  json: 'json',
  uuid: 'char(36)',
  binary: 'longblob',
};

const KINDS: readonly (readonly [RegExp, ColumnKind])[] = [
  [/^tinyint\(1\)|^bit\(1\)/, 'boolean'],
  [/^char\(36\)/, 'uuid'],
  [/^(var)?char|^enum|^set/, 'string'],
  [/text/, 'text'],
  [/^(tiny|small|medium)?int/, 'integer'],
  [/^bigint|^year/, 'bigint'],
  [/^decimal|^numeric/, 'decimal'],
  [/^double|^float/, 'double'],
  [/^date$/, 'date'],
  [/^time(\(|$)/, 'time'],
  [/^datetime|^timestamp/, 'datetime'],
  [/^json/, 'json'],
  [/blob|binary|^bit/, 'binary'],
];
