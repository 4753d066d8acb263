import { accept, type Coerced, type Issue, refuse } from '../../registry/defineField.js';
import { RULES, type RuleName } from '../../validation/rules.js';

/** Longest text that any field keeps, in characters. */
const LONGEST = 100_000;

/** Reads a text; numbers become their digits, nothing becomes ''. */
export function coerceText(raw: unknown, { trim }: { trim: boolean }): Coerced {
  if (raw === null || raw === undefined) return accept('');
  if (typeof raw === 'number') return accept(String(raw));
  if (typeof raw !== 'string') return refuse('text');
  // PostgreSQL cannot store a zero character
  const text = raw.replaceAll('\u0000', '');
  return accept(trim ? text.trim() : text);
}

/** Length and named rule of a filled text. */
export function checkText(
  value: unknown,
  field: { maxLength?: number | undefined; rule?: '' | RuleName },
): Issue | undefined {
  const text = value as string;
  const max = Math.min(field.maxLength ?? LONGEST, LONGEST);
  // characters are at most as many as code units
  if (text.length > max && [...text].length > max) return { key: 'maxLength', params: { max } };
  if (field.rule && !RULES[field.rule](text)) return { key: field.rule };
  return undefined;
}

/** Any stored value as text. */
export function plainText(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

/** Column length for a text: its limit, or a default. */
export function textLength(maxLength: number | undefined, fallback: number): number {
  return Math.max(1, Math.floor(maxLength ?? fallback));
}
