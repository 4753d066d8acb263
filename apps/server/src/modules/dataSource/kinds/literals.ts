import { type ColumnSpec } from './Dialect.js';

/** A text as it stands in a statement, where no value can be bound. */
export function asLiteral(text: string, { hasBackslash = false } = {}): string {
  const plain = hasBackslash ? text.replaceAll('\\', '\\\\') : text;
  return `'${plain.replaceAll("'", "''")}'`;
}

/** The default of a column as a value of its kind; undefined where the text is none. Empty has none. */
export function defaultLiteral(
  { kind, defaultValue }: Pick<ColumnSpec, 'kind' | 'defaultValue'>,
  dialect: { hasBackslash: boolean; booleans: readonly [no: string, yes: string] },
): string | undefined {
  const text = defaultValue.trim();
  if (NUMBERS.has(kind)) return /^-?\d{1,38}(\.\d{1,30})?$/.test(text) ? text : undefined;
  if (kind === 'boolean')
    return /^(true|false|0|1)$/.test(text) ? dialect.booleans[/^(true|1)$/.test(text) ? 1 : 0] : undefined;
  if (kind === 'date') return isDay(text) ? asLiteral(text) : undefined;
  if (kind === 'string' || kind === 'text') return asLiteral(defaultValue, dialect);
  return undefined;
}

const NUMBERS: ReadonlySet<string> = new Set(['integer', 'bigint', 'decimal', 'double']);

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
