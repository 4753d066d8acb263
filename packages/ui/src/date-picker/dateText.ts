/** What a date field holds. Values are texts: `2026`, `2026-11`, `2026-11-20`, `2026-11-20 08:30`, `2026-11-20 08:30:00`. */
export type DateKind = 'year' | 'month' | 'day' | 'minute' | 'second';

/** Length of the text of each kind. */
const LENGTHS: Record<DateKind, number> = { year: 4, month: 7, day: 10, minute: 16, second: 19 };

/** Placeholder-like pattern of each kind. */
export const DATE_PATTERNS: Record<DateKind, string> = {
  year: 'YYYY',
  month: 'YYYY-MM',
  day: 'YYYY-MM-DD',
  minute: 'YYYY-MM-DD HH:mm',
  second: 'YYYY-MM-DD HH:mm:ss',
};

/** Local date as the text of a kind. */
export function dateToText(date: Date, kind: DateKind = 'day'): string {
  const day = `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`.slice(0, LENGTHS[kind]);
}

/**
 * Reads what was typed: `2026-11-20`, `2026/1/5`, `20261120`, `2026年11月20日`, `2026-11-20 8:05`. Missing smaller parts
 * are the first of their kind. Gives null for text that is no existing date.
 */
export function parseDateText(text: string): Date | null {
  const plain = text.normalize('NFKC').trim();
  const compact = /^(\d{4})(\d{2})(\d{2})(?:(\d{2})(\d{2})(\d{2})?)?$/.exec(plain);
  const spaced =
    /^(\d{4})(?:[-/.年](\d{1,2})(?:[-/.月](\d{1,2})日?(?:[\sT]+(\d{1,2}):(\d{1,2})(?::(\d{1,2}))?)?)?月?)?年?$/.exec(
      plain,
    );
  const parts = (compact ?? spaced)?.slice(1);
  if (!parts) return null;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts.map((part) =>
    part === undefined ? undefined : Number(part),
  );
  const date = new Date(2000, month - 1, day, hour, minute, second);
  date.setFullYear(year);
  const isDay = date.getFullYear() === year && date.getMonth() === month - 1 && date.getDate() === day;
  const isTime = date.getHours() === hour && date.getMinutes() === minute && date.getSeconds() === second;
  // where summer time begins at midnight a day begins at one o'clock
  return isDay && (isTime || parts[3] === undefined) ? date : null;
}

/** The text of a kind for typed text, or null when it is no existing date. */
export function normalizeDateText(text: string, kind: DateKind): string | null {
  const date = parseDateText(text);
  return date && dateToText(date, kind);
}

/** Whether a date lies within the bounds (texts, either may be missing), compared at the precision of the kind. */
export function isDateInside(text: string, { min, max }: DateBounds): boolean {
  if (min && text < min.slice(0, text.length)) return false;
  return !(max && text > max.slice(0, text.length));
}

export interface DateBounds {
  /** First date allowed, e.g. `2026-01-01`. */
  min?: string;
  /** Last date allowed. */
  max?: string;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
