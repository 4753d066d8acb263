import { type ColumnKind } from '../dataSource/kinds/Dialect.js';
import { type SourceKindName } from '../dataSource/kinds/SourceKind.js';

/** A value of one database as another one takes it for a column of a kind. */
export function convertValue(value: unknown, kind: ColumnKind, target: SourceKindName): unknown {
  if (value === null || value === undefined) return null;
  if (kind === 'boolean') {
    const isTrue = value instanceof Uint8Array ? value[0] === 1 : TRUE.has(String(value).toLowerCase());
    return target === 'postgresql' ? String(isTrue) : Number(isTrue);
  }
  if (kind === 'binary') {
    if (value instanceof Uint8Array) return value;
    const text = plainText(value);
    return Buffer.from(text.startsWith('\\x') ? text.slice(2) : text, text.startsWith('\\x') ? 'hex' : 'utf8');
  }
  if (value instanceof Uint8Array) return Buffer.from(value).toString('utf8');
  const text = plainText(value);
  if (kind === 'datetime' && target !== 'postgresql') return clockOf(text, target === 'oracle' ? 'T' : ' ');
  if (kind === 'date' && /^\d{4}-\d\d-\d\d[T ]/.test(text)) return text.slice(0, 10);
  return typeof value === 'number' ? value : text;
}

/** What a moment reads on the clock of its own database: not all have zones. */
function clockOf(text: string, between: 'T' | ' '): string {
  const clock = text.replace(/(Z|[+-]\d\d(:?\d\d)?)$/, '');
  const [day = '', time = '00:00:00'] = clock.split(/[T ]/);
  const [seconds = '', part = ''] = time.split('.');
  return `${day}${between}${seconds}.${part.padEnd(3, '0').slice(0, 3)}`;
}

function plainText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean | bigint);
}

const TRUE: ReadonlySet<string> = new Set(['true', 't', '1', 'y', 'yes']);
