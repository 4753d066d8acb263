import { FormDocumentError } from './FormDocumentError.js';

/** Whether a value is a plain object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A number, a numeric text, or undefined for nothing. */
export function readNumber(raw: unknown, path: string): number | undefined {
  if (raw === undefined || raw === null || raw === '') return undefined;
  const value = typeof raw === 'string' ? Number(raw) : raw;
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw new FormDocumentError('type', path, 'must be a number');
  return value;
}

/** A text; nothing is ''. */
export function readText(raw: unknown, path: string): string {
  if (raw === undefined || raw === null) return '';
  if (typeof raw === 'number') return String(raw);
  if (typeof raw !== 'string') throw new FormDocumentError('type', path, 'must be a text');
  return raw;
}

/** True or false, also as 1 and 0; nothing is the fallback. */
export function readFlag(raw: unknown, path: string, fallback: boolean): boolean {
  if (raw === undefined || raw === null || raw === '') return fallback;
  if (typeof raw === 'boolean') return raw;
  if (raw === 0 || raw === 1) return raw === 1;
  if (raw === 'true' || raw === 'false') return raw === 'true';
  throw new FormDocumentError('type', path, 'must be true or false');
}

/** An object; nothing is {}. */
export function readRecord(raw: unknown, path: string): Record<string, unknown> {
  if (raw === undefined || raw === null) return {};
  if (!isRecord(raw)) throw new FormDocumentError('type', path, 'must be an object');
  return raw;
}

/** A stored document as text or as parsed JSON; empty text is an empty document. Throws FormDocumentError. */
export function parseStored(stored: unknown): Record<string, unknown> {
  const parsed = typeof stored === 'string' ? parseJson(stored) : stored;
  if (!isRecord(parsed)) throw new FormDocumentError('type', '', 'must be an object');
  return parsed;
}

function parseJson(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new FormDocumentError('json', '', `is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
