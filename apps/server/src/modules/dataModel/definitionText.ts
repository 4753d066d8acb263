import { type StoredSource } from '../dataSource/SourcePools.js';
import { asLiteral } from '../dataSource/kinds/literals.js';
import { type SourceTable, type TableStructure } from './readCatalogue.js';

/** The name of a table as it stands in statements, with its schema where the source has one. */
export function nameOf({ dialect, schemaName }: Named, table: string): string {
  return schemaName === '' ? dialect.quote(table) : `${dialect.quote(schemaName)}.${dialect.quote(table)}`;
}

type Named = Pick<StoredSource, 'dialect' | 'schemaName'>;

/** Statements that make such a table: what people read and copy. */
export function definitionOf(source: Named & Pick<StoredSource, 'kind'>, table: SourceTable & TableStructure): string {
  const { dialect } = source;
  const { quote } = dialect;
  const name = nameOf(source, table.name);
  const keys = table.columns.filter(({ keyPlace }) => keyPlace > 0).sort((one, other) => one.keyPlace - other.keyPlace);
  const lines = table.columns.map(({ name: column, type, isNullable, defaultText }) =>
    [quote(column), type, ...(defaultText ? [`default ${shownDefault(source.kind, defaultText)}`] : []), ...(isNullable ? [] : ['not null'])].join(' '),
  );
  if (keys.length > 0) lines.push(`primary key (${keys.map(({ name: key }) => quote(key)).join(', ')})`);
  const comments = [
    ...(table.comment ? dialect.definitions.comment({ schema: source.schemaName, name: table.name, quoted: name }, undefined, table.comment) : []),
    ...table.columns.flatMap(({ name: column, comment }) =>
      comment ? dialect.definitions.comment({ schema: source.schemaName, name: table.name, quoted: name }, column, comment) : [],
    ),
  ];
  const indexes = table.indexes
    .filter(({ isPrimary }) => !isPrimary)
    .map(
      (index) =>
        `create ${index.isUnique ? 'unique ' : ''}index ${quote(index.name)} on ${name} (${index.columns.map((column) => (table.columns.some((each) => each.name === column) ? quote(column) : column)).join(', ')})`,
    );
  return [`create table ${name} (\n  ${lines.join(',\n  ')}\n)`, ...indexes, ...comments].map((statement) => `${statement};`).join('\n');
}

/** MySQL tells defaults as values, the others as expressions. */
function shownDefault(kind: StoredSource['kind'], text: string): string {
  if (kind !== 'mysql' || /^(-?\d+(\.\d+)?|null|current_timestamp.*|'.*')$/i.test(text)) return text;
  return asLiteral(text, { hasBackslash: true });
}
