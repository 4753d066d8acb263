/** Default pattern of dates with a time. */
export const DATE_TIME_PATTERN = 'YYYY-MM-DD HH:mm';

/** Pattern down to the second. */
export const DATE_TIME_SECOND_PATTERN = 'YYYY-MM-DD HH:mm:ss';

/** Pattern of a day. */
export const DATE_PATTERN = 'YYYY-MM-DD';

/** A moment: a Date, milliseconds since 1970, or a text such as `2026-11-20 08:30` (local) or ISO 8601. */
export type Moment = Date | number | string;

/**
 * A moment as local text; tokens YYYY MM DD HH mm ss. Empty text for nothing or for what is no moment.
 *
 * @example formatDate('2026-11-20T08:30:00') // '2026-11-20 08:30'
 */
export function formatDate(moment: Moment | null | undefined, pattern: string = DATE_TIME_PATTERN): string {
  const date = toDate(moment);
  if (!date) return '';
  const values: Record<string, number> = {
    YYYY: date.getFullYear(),
    MM: date.getMonth() + 1,
    DD: date.getDate(),
    HH: date.getHours(),
    mm: date.getMinutes(),
    ss: date.getSeconds(),
  };
  return pattern.replace(/YYYY|MM|DD|HH|mm|ss/g, (token) => String(values[token]).padStart(token.length, '0'));
}

/** Dense form for tables: this year `11-20 18:42`, else `2025-11-20 18:42`. */
export function formatDenseDate(moment: Moment | null | undefined, now: Date = new Date()): string {
  const date = toDate(moment);
  if (!date) return '';
  return formatDate(date, date.getFullYear() === now.getFullYear() ? 'MM-DD HH:mm' : DATE_TIME_PATTERN);
}

/** Reads a moment; null for nothing or for what is no moment. A text without a zone is local time. */
export function toDate(moment: Moment | null | undefined): Date | null {
  if (moment === null || moment === undefined || moment === '') return null;
  const date = typeof moment === 'string' ? parseText(moment.trim()) : new Date(moment);
  return Number.isNaN(date.getTime()) ? null : date;
}

function parseText(text: string): Date {
  // `2026-11-20` alone would be read as UTC
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return new Date(`${text}T00:00:00`);
  return new Date(text.replace(/^(\d{4})[/-](\d{2})[/-](\d{2}) /, '$1-$2-$3T'));
}
