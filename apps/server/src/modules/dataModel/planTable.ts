import { type TableSpecSchema } from '@smart-admin/api-client/contract';
import type * as z from 'zod';
import { fieldError } from '../../db/requireRow.js';
import { type ColumnSpec } from '../dataSource/kinds/Dialect.js';
import { defaultLiteral } from '../dataSource/kinds/literals.js';
import { type StoredSource } from '../dataSource/SourcePools.js';
import { t } from './dataModel.messages.js';
import { nameOf } from './definitionText.js';
import { type SourceColumn, type SourceTable } from './readCatalogue.js';

export type TableSpec = z.output<typeof TableSpecSchema>;
type Target = Pick<StoredSource, 'dialect' | 'schemaName' | 'kind'>;

/** The statements that make a table, in their order. Throws 400 that names the field for what cannot be made. */
export function planCreate(source: Target, table: TableSpec): string[] {
  const { dialect } = source;
  const { definitions, quote } = dialect;
  if (table.columns.length === 0) throw fieldError('columns', t('noColumns'));
  requireNames(source, table, []);
  requireName('name', table.name, source);
  const lines = table.columns.map((column, index) => {
    if (column.isKey) requireKey(column, index);
    return `${definitionOfColumn(source, column, index)}${definitions.columnEnd(column.comment)}`;
  });
  const keys = table.columns.filter(({ isKey }) => isKey);
  if (keys.length > 0) lines.push(`primary key (${keys.map(({ name }) => quote(name)).join(', ')})`);
  const made = `create table ${nameOf(source, table.name)} (\n  ${lines.join(',\n  ')}\n)${definitions.tableEnd(table.comment)}`;
  return [made, ...commentsOf(source, table.name, { table: table.comment, columns: table.columns })];
}

/** The statements that lead from a table that is there to another one. Throws as `planCreate`. */
export function planChange(
  source: Target,
  before: SourceTable & { columns: readonly SourceColumn[] },
  table: TableSpec,
): string[] {
  const { definitions } = source.dialect;
  if (table.name !== before.name) throw fieldError('name', t('renameFirst'));
  requireNames(source, table, before.columns);
  const name = tableName(source, table.name);
  const statements: string[] = [];
  for (const [index, column] of table.columns.entries()) {
    if (column.formerName === '') {
      const definition = `${definitionOfColumn(source, column, index)}${definitions.columnEnd(column.comment)}`;
      statements.push(definitions.addColumn(name, definition));
      if (column.comment) statements.push(...definitions.comment(name, column.name, column.comment));
      continue;
    }
    const former = before.columns.find((each) => each.name === column.formerName);
    if (!former) throw fieldError(`columns.${index}.formerName`, t('noColumn', { name: column.formerName }));
    if (former.name !== column.name) statements.push(definitions.renameColumn(name, former.name, column.name));
    statements.push(...changesOf(source, { former, column, index, name }));
  }
  if (table.comment !== before.comment) statements.push(...definitions.comment(name, undefined, table.comment));
  return statements;
}

interface Change {
  former: SourceColumn;
  column: ColumnSpec;
  index: number;
  name: ReturnType<typeof tableName>;
}

function changesOf(source: Target, { former, column, index, name }: Change): string[] {
  const { dialect } = source;
  const { definitions, quote } = dialect;
  const isTypeChanged = former.kind !== column.kind || !isSameSize(former, column);
  const isNullabilityChanged = former.isNullable !== column.isNullable;
  const isCommentChanged = former.comment !== column.comment;
  if (column.defaultValue !== '' || column.isKey !== former.keyPlace > 0)
    throw fieldError(`columns.${index}.defaultValue`, t('defaultFixed'));
  const typed = dialect.typeOf(column);
  if (isTypeChanged) {
    if (former.isGenerated) throw fieldError(`columns.${index}.kind`, t('generatedFixed', { name: former.name }));
    if (!isWider(former, column))
      throw fieldError(`columns.${index}.kind`, t('notWider', { name: former.name, type: typed }));
  }
  if (isNullabilityChanged && former.keyPlace > 0 && column.isNullable)
    throw fieldError(`columns.${index}.isNullable`, t('keyNullable', { name: former.name }));
  const type = isTypeChanged ? typed : former.type;
  const kept = former.defaultText === '' ? '' : ` default ${former.defaultText}`;
  const inDefinition = definitions.columnEnd(column.comment);
  const definition = `${quote(column.name)} ${type}${kept}${column.isNullable ? '' : ' not null'}${inDefinition}`;
  // where a comment stands in the definition, the column is written anew for it
  const isWritten =
    isTypeChanged ||
    isNullabilityChanged ||
    (isCommentChanged && definitions.comment(name, column.name, 'x').length === 0);
  return [
    ...(isWritten
      ? definitions.changeColumn(name, {
          ...{ column: quote(column.name), name: column.name, type, definition },
          ...{ isTypeChanged, isNullable: column.isNullable, isNullabilityChanged },
        })
      : []),
    ...(isCommentChanged ? definitions.comment(name, column.name, column.comment) : []),
  ];
}

function isSameSize(former: SourceColumn, column: ColumnSpec): boolean {
  if (column.kind === 'string') return former.length === column.length;
  return column.kind !== 'decimal' || (former.precision === column.precision && former.scale === column.scale);
}

/** Whether every value of a column fits into what it is to be. */
function isWider(former: SourceColumn, { kind, length, precision, scale }: ColumnSpec): boolean {
  const whole = precision - scale;
  if (former.kind === 'string')
    return kind === 'text' || (kind === 'string' && former.length !== null && length >= former.length);
  if (former.kind === 'integer') return kind === 'bigint' || (kind === 'decimal' && whole >= DIGITS.integer);
  if (former.kind === 'bigint') return kind === 'decimal' && whole >= DIGITS.bigint;
  if (former.kind === 'decimal' && former.precision !== null && former.scale !== null)
    return kind === 'decimal' && scale >= former.scale && whole >= former.precision - former.scale;
  return false;
}

const DIGITS = { integer: 10, bigint: 19 } as const;

function definitionOfColumn({ dialect, kind: source }: Target, column: ColumnSpec, index: number): string {
  const parts = [dialect.quote(column.name), dialect.typeOf(column)];
  if (column.defaultValue !== '') {
    const booleans = source === 'postgresql' ? (['false', 'true'] as const) : (['0', '1'] as const);
    const literal = defaultLiteral(column, { hasBackslash: dialect.lexis.hasBackslash, booleans });
    if (literal === undefined)
      throw fieldError(`columns.${index}.defaultValue`, t('defaultWrong', { name: column.name }));
    parts.push(`default ${literal}`);
  }
  return [...parts, ...(column.isNullable && !column.isKey ? [] : ['not null'])].join(' ');
}

function requireKey({ name, kind }: ColumnSpec, index: number): void {
  if (['text', 'json', 'binary', 'double', 'boolean'].includes(kind))
    throw fieldError(`columns.${index}.kind`, t('keyKind', { name }));
}

/** Names differ also where only their case does: some databases tell no difference. */
function requireNames(source: Target, { columns }: TableSpec, before: readonly SourceColumn[]): void {
  const kept = before
    .filter(({ name }) => !columns.some(({ formerName }) => formerName === name))
    .map(({ name }) => name);
  const seen = new Set(kept.map((name) => name.toLowerCase()));
  for (const [index, { name }] of columns.entries()) {
    requireName(`columns.${index}.name`, name, source);
    if (seen.has(name.toLowerCase())) throw fieldError(`columns.${index}.name`, t('columnTwice', { name }));
    seen.add(name.toLowerCase());
  }
}

/** PostgreSQL would cut a longer name without a word, Oracle has no way to write a double quote. */
function requireName(field: string, name: string, { dialect, kind }: Target): void {
  const isLong = Buffer.byteLength(name) > dialect.nameBytes;
  if (isLong || (kind === 'oracle' && name.includes('"'))) throw fieldError(field, t('nameLong', { name }));
}

function commentsOf(
  source: Target,
  table: string,
  comments: { table: string; columns: readonly ColumnSpec[] },
): string[] {
  const { comment, tableEnd } = source.dialect.definitions;
  const name = tableName(source, table);
  return [
    ...(comments.table && tableEnd(comments.table) === '' ? comment(name, undefined, comments.table) : []),
    ...comments.columns.flatMap((column) => (column.comment ? comment(name, column.name, column.comment) : [])),
  ];
}

function tableName(source: Target, name: string) {
  return { schema: source.schemaName, name, quoted: nameOf(source, name) };
}
