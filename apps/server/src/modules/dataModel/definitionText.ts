import { type StoredSource } from '../dataSource/SourcePools.js';
import { type SourceTable, type TableStructure } from './readCatalogue.js';

/** The name of a table as it stands in statements, with its schema where the source has one. */
export function nameOf({ dialect, schemaName }: Named, table: string): string {
  return schemaName === '' ? dialect.quote(table) : `${dialect.quote(schemaName)}.${dialect.quote(table)}`;
}

type Named = Pick<StoredSource, 'dialect' | 'schemaName'>;

/** Statements that make such a table: what people read and copy. */
export function definitionOf(source: Named, table: SourceTable & TableStructure): string {
  const { dialect } = source;
  const { quote } = dialect;
  const name = nameOf(source, table.name);
  const keys = table.columns.filter(({ keyPlace }) => keyPlace > 0).sort((one, other) => one.keyPlace - other.keyPlace);
  const { comment: commented, columnEnd, tableEnd } = dialect.definitions;
  const named = { schema: source.schemaName, name: table.name, quoted: name };
  const lines = table.columns.map(({ name: column, type, isNullable, defaultText, comment }) =>
    [quote(column), type, ...(defaultText ? [`default ${defaultText}`] : []), ...(isNullable ? [] : ['not null'])]
      .join(' ')
      .concat(columnEnd(comment)),
  );
  if (keys.length > 0) lines.push(`primary key (${keys.map(({ name: key }) => quote(key)).join(', ')})`);
  const comments = [
    ...(table.comment && tableEnd(table.comment) === '' ? commented(named, undefined, table.comment) : []),
    ...table.columns.flatMap(({ name: column, comment }) => (comment ? commented(named, column, comment) : [])),
  ];
  const indexes = table.indexes
    .filter(({ isPrimary }) => !isPrimary)
    .map(
      (index) =>
        `create ${index.isUnique ? 'unique ' : ''}index ${quote(index.name)} on ${name} (${index.columns.map((column) => (table.columns.some((each) => each.name === column) ? quote(column) : column)).join(', ')})`,
    );
  return [`create table ${name} (\n  ${lines.join(',\n  ')}\n)${tableEnd(table.comment)}`, ...indexes, ...comments]
    .map((statement) => `${statement};`)
    .join('\n');
}
