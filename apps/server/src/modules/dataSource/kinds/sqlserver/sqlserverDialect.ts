import { type ColumnKind, type Dialect, type TableName } from '../Dialect.js';
import { asLiteral } from '../literals.js';

const quote = (name: string) => `[${name.replaceAll(']', ']]')}]`;
const OF_TABLE = `t.schema_id = coalesce(schema_id(nullif(@p1, '')), schema_id()) and t.name = @p2`;
const COMMENT = `(select cast(value as nvarchar(4000)) from sys.extended_properties e
  where e.class = 1 and e.name = 'MS_Description' and e.major_id = t.object_id and e.minor_id =`;

export const sqlserverDialect: Dialect = {
  quote,
  // 128 characters, which the schema of names holds
  nameBytes: 256,
  place: (index) => `@p${index}`,
  version: `select concat('SQL Server ', serverproperty('ProductVersion')) as version`,
  tables: (schema) => ({
    text: `select top 2001 t.name as name, ${COMMENT} 0) as comment,
        (select sum(p.rows) from sys.partitions p where p.object_id = t.object_id and p.index_id in (0, 1)) as rows
      from sys.tables t where t.schema_id = coalesce(schema_id(nullif(@p1, '')), schema_id()) order by t.name`,
    values: [schema],
  }),
  columns: (schema, table) => ({
    text: `select c.name as name,
        y.name + case
          when y.name in ('nvarchar', 'nchar') then '(' + case c.max_length when -1 then 'max' else cast(c.max_length / 2 as varchar(10)) end + ')'
          when y.name in ('varchar', 'char', 'varbinary', 'binary') then '(' + case c.max_length when -1 then 'max' else cast(c.max_length as varchar(10)) end + ')'
          when y.name in ('decimal', 'numeric') then '(' + cast(c.precision as varchar(10)) + ',' + cast(c.scale as varchar(10)) + ')'
          else '' end as type,
        case when y.name in ('nvarchar', 'nchar') and c.max_length > 0 then c.max_length / 2
          when y.name in ('varchar', 'char') and c.max_length > 0 then c.max_length end as length,
        case when y.name in ('decimal', 'numeric') then c.precision end as precision,
        case when y.name in ('decimal', 'numeric') then c.scale end as scale,
        c.is_nullable as isNullable,
        coalesce((select k.key_ordinal from sys.indexes i join sys.index_columns k
          on k.object_id = i.object_id and k.index_id = i.index_id
          where i.is_primary_key = 1 and i.object_id = t.object_id and k.column_id = c.column_id), 0) as keyPlace,
        d.definition as defaultText, ${COMMENT} c.column_id) as comment,
        cast(case when c.is_identity = 1 or c.is_computed = 1 or y.name in ('timestamp', 'rowversion') then 1 else 0 end as bit) as isGenerated
      from sys.tables t
      join sys.columns c on c.object_id = t.object_id
      join sys.types y on y.user_type_id = c.user_type_id
      left join sys.default_constraints d on d.object_id = c.default_object_id
      where ${OF_TABLE} order by c.column_id`,
    values: [schema, table],
  }),
  indexes: (schema, table) => ({
    text: `select i.name as name, c.name as [column], i.is_unique as isUnique, i.is_primary_key as isPrimary
      from sys.tables t join sys.indexes i on i.object_id = t.object_id
      join sys.index_columns k on k.object_id = i.object_id and k.index_id = i.index_id and k.is_included_column = 0
      join sys.columns c on c.object_id = k.object_id and c.column_id = k.column_id
      where ${OF_TABLE} and i.name is not null order by i.name, k.key_ordinal`,
    values: [schema, table],
  }),
  kindOf: (type) => KINDS.find(([pattern]) => pattern.test(type))?.[1] ?? 'other',
  typeOf: ({ kind, length, precision, scale }) => {
    if (kind === 'string') return `nvarchar(${length})`;
    return kind === 'decimal' ? `decimal(${precision},${scale})` : (TYPES[kind] ?? 'nvarchar(max)');
  },
  asText: (column, kind) => {
    if (kind === 'binary') return `cast(datalength(${column}) as nvarchar(20))`;
    return kind === 'datetime' ? `convert(nvarchar(40), ${column}, 126)` : `cast(${column} as nvarchar(max))`;
  },
  page: (limit, offset) => `offset ${offset} rows fetch next ${limit} rows only`,
  limited: (query, limit) => `select top ${limit} * from (\n${query}\n) asked`,
  definitions: {
    tableEnd: () => '',
    columnEnd: () => '',
    comment: (table, column, comment) => [commentStatement(table, column, comment)],
    addColumn: ({ quoted }, definition) => `alter table ${quoted} add ${definition}`,
    renameColumn: ({ quoted }, from, to) =>
      `exec sp_rename ${unicode(`${quoted}.${quote(from)}`)}, ${unicode(to)}, N'COLUMN'`,
    changeColumn: ({ quoted }, { column, type, isNullable }) => [
      `alter table ${quoted} alter column ${column} ${type} ${isNullable ? 'null' : 'not null'}`,
    ],
    isTransactional: true,
  },
  lexis: { hasBackslash: false, nameQuote: '[', hasHashRemark: false, hasOracleText: false, hasDollarText: false },
};

const unicode = (text: string) => `N${asLiteral(text)}`;

/** A description is added or changed, whichever there is. */
function commentStatement({ schema, name }: TableName, column: string | undefined, comment: string): string {
  const schemaName = schema === '' ? 'schema_name()' : unicode(schema);
  const level = column === undefined ? '' : `, N'COLUMN', ${unicode(column)}`;
  const found = `fn_listextendedproperty(N'MS_Description', N'SCHEMA', @owner, N'TABLE', ${unicode(name)}, ${column === undefined ? 'null, null' : `N'COLUMN', ${unicode(column)}`})`;
  const arguments_ = `N'MS_Description', ${unicode(comment)}, N'SCHEMA', @owner, N'TABLE', ${unicode(name)}${level}`;
  return `declare @owner sysname = ${schemaName}; if exists (select 1 from ${found}) exec sp_updateextendedproperty ${arguments_} else exec sp_addextendedproperty ${arguments_}`;
}

const TYPES: Partial<Record<ColumnKind, string>> = {
  text: 'nvarchar(max)',
  integer: 'int',
  bigint: 'bigint',
  double: 'float',
  boolean: 'bit',
  date: 'date',
  time: 'time',
  datetime: 'datetime2(3)',
  json: 'nvarchar(max)',
  uuid: 'uniqueidentifier',
  binary: 'varbinary(max)',
};

const KINDS: readonly (readonly [RegExp, ColumnKind])[] = [
  [/^n?(var)?char\(max\)|^n?text|^xml/, 'text'],
  [/^n?(var)?char/, 'string'],
  [/^(tiny|small)?int/, 'integer'],
  [/^bigint/, 'bigint'],
  [/^(decimal|numeric|money|smallmoney)/, 'decimal'],
  [/^(float|real)/, 'double'],
  [/^bit/, 'boolean'],
  [/^date$/, 'date'],
  [/^time$/, 'time'],
  [/^(datetime|smalldatetime)/, 'datetime'],
  [/^uniqueidentifier/, 'uuid'],
  [/binary|^image/, 'binary'],
];
