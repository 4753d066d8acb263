import { stringLiteral } from './escape.js';

/** A value of plain data as TypeScript writes it; entries that are undefined are left out. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return stringLiteral(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null) return objectLiteral(Object.entries(value).map(toEntry));
  if (value === null || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value)))
    return String(value);
  throw new Error(`${typeof value} is no plain data`);
}

/** An object of entries whose values are code already; undefined ones are left out. */
export function objectLiteral(entries: readonly (readonly [key: string, code: string | undefined])[]): string {
  const parts = entries.flatMap(([key, code]) => (code === undefined ? [] : [`${propertyName(key)}: ${code}`]));
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

/** A key of an object, in quotes where it needs them. `__proto__` would set the prototype, so it is computed. */
export function propertyName(key: string): string {
  if (key === '__proto__') return `[${stringLiteral(key)}]`;
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : stringLiteral(key);
}

function toEntry([key, value]: [string, unknown]): readonly [string, string | undefined] {
  return [key, value === undefined ? undefined : literal(value)];
}
