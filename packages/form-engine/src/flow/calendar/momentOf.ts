import { coerceDate } from '../../core/kinds/date/dateValue.js';
import { type WorkCalendar } from '../document/TimeLimit.js';

/** The moment that the value of a date field means in the offset of a calendar; a day is its first moment. Undefined for anything else. */
export function momentOf(value: unknown, { offset }: Pick<WorkCalendar, 'offset'>): number | undefined {
  if (typeof value === 'number') return value;
  const read = coerceDate(value, 'datetime');
  if (!read.ok || typeof read.value !== 'string' || read.value === '') return undefined;
  return Date.parse(`${read.value.replace(' ', 'T')}Z`) - offset * 60_000;
}
