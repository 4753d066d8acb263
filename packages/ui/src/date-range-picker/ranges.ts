import { dateToText } from '../date-picker/dateText.js';

/** Ready-made ranges of days, as first and last day. */
export function dayRanges(
  today: Date,
): Record<'today' | 'last7' | 'last30' | 'thisMonth' | 'lastMonth', [string, string]> {
  const year = today.getFullYear();
  const month = today.getMonth();
  const day = today.getDate();
  const range = (from: Date, to: Date): [string, string] => [dateToText(from), dateToText(to)];
  return {
    today: range(today, today),
    last7: range(new Date(year, month, day - 6), today),
    last30: range(new Date(year, month, day - 29), today),
    thisMonth: range(new Date(year, month, 1), new Date(year, month + 1, 0)),
    lastMonth: range(new Date(year, month - 1, 1), new Date(year, month, 0)),
  };
}
