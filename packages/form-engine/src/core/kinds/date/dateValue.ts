import { accept, type Coerced, refuse } from '../../registry/defineField.js';

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DATE_TIME = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?Z?$/;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;

/** Reads a day `YYYY-MM-DD` or a point in time `YYYY-MM-DD HH:mm:ss`; null when empty. */
export function coerceDate(raw: unknown, dateType: 'date' | 'datetime'): Coerced {
  if (raw === null || raw === undefined || raw === '') return accept(null);
  // a point in time of UTC is shown by the clock of this machine, as one in milliseconds
  const time =
    typeof raw === 'string' && raw.endsWith('Z') && DATE_TIME.test(raw) ? Date.parse(raw.replace(' ', 'T')) : raw;
  const text = typeof time === 'number' ? localDateTime(time) : time;
  if (typeof text !== 'string') return refuse('date');
  const [, day, clockText] = DATE_TIME.exec(text) ?? [undefined, text, '00:00:00'];
  if (!isDay(day ?? '')) return refuse('date');
  if (dateType === 'date') return accept(day);
  const clock = coerceTime(clockText, true);
  return clock.ok ? accept(`${day} ${String(clock.value)}`) : refuse('date');
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
