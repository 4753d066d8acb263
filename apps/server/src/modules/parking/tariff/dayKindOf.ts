import { type DayKind, type TariffPrices } from '@smart-admin/api-client/contract';

/** Kind of a date (`YYYY-MM-DD`): the calendar first, then its weekday. */
export function dayKindOf(date: string, calendar: TariffPrices['calendar']): DayKind {
  if (calendar?.holidays.includes(date)) return 'holiday';
  if (calendar?.workdays.includes(date)) return 'workday';
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6 ? 'weekend' : 'workday';
}
