import { accept, type Coerced, refuse } from '../../registry/defineField.js';

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DATE_TIME = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?Z?$/;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;

/**
 * Reads a day `YYYY-MM-DD` or a point in time `YYYY-MM-DD HH:mm:ss`; null when empty. One in milliseconds, or in UTC by a `Z` at its
 * end (RFC 3339), becomes what the clock of this machine shows then.
 */
export function coerceDate(raw: unknown, dateType: 'date' | 'datetime'): Coerced {
  if (raw === null || raw === undefined || raw === '') return accept(null);
  const text = typeof raw === 'number' ? localDateTime(raw) : raw;
  if (typeof text !== 'string') return refuse('date');
  const [, day, time] = DATE_TIME.exec(text) ?? [undefined, text, '00:00:00'];
  if (!isDay(day ?? '')) return refuse('date');
  const isUtc = text.endsWith('Z');
  if (dateType === 'date' && !isUtc) return accept(day);
  const clock = coerceTime(time, true);
  if (!clock.ok) return refuse('date');
  const shown = `${day} ${String(clock.value)}`;
  const local = isUtc ? localDateTime(Date.parse(`${shown.replace(' ', 'T')}Z`)) : shown;
  return accept(dateType === 'date' ? local.slice(0, 10) : local);
}

/** Reads a time of day `HH:mm` or `HH:mm:ss`; null when empty. */
export function coerceTime(raw: unknown, seconds: boolean): Coerced {
  if (raw === null || raw === undefined || raw === '') return accept(null);
  const parts = typeof raw === 'string' ? TIME.exec(raw) : null;
  if (!parts) return refuse('time');
  return accept(seconds ? `${parts[1]}:${parts[2]}:${parts[3] ?? '00'}` : `${parts[1]}:${parts[2]}`);
}

/** Whether a text is a real day of the calendar. */
export function isDay(text: string): boolean {
  const parts = DATE.exec(text);
  if (!parts) return false;
  const [, year, month, day] = parts.map(Number) as [number, number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1 && date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Milliseconds as `YYYY-MM-DD HH:mm:ss` in the time zone of this machine. */
export function localDateTime(milliseconds: number): string {
  const date = new Date(milliseconds);
  if (Number.isNaN(date.getTime())) return '';
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
}
