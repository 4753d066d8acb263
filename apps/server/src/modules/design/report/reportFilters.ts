import { type ReportFilter } from '@smart-admin/api-client/contract';
import { type Clock, dayText } from '../../../clock.js';
import { type Caller } from '../../../rights/caller.js';

/** Who looks at a report, and when. */
export interface FilterReader {
  caller: Pick<Caller, 'organizeId'>;
  clock: Clock;
}

/** What filters stand at as long as nobody chose anything else, by their ids, with `_from` and `_until` those of a period. */
export function initialValues(filters: readonly ReportFilter[], reader: FilterReader): Record<string, string> {
  return Object.fromEntries(filters.flatMap((filter) => initialValue(filter, reader)));
}

/** Values that somebody chose; those of the others as they stand at first. What does not fit a filter is nothing. */
export function chosenValues(
  filters: readonly ReportFilter[],
  given: Readonly<Record<string, string>>,
  reader: FilterReader,
): Record<string, string> {
  const values = initialValues(filters, reader);
  for (const filter of filters)
    for (const name of namesOf(filter)) {
      const value = Object.hasOwn(given, name) ? given[name] : undefined;
      if (value !== undefined) values[name] = fits(filter, value) ? value : '';
    }
  return values;
}

function namesOf({ id, kind }: ReportFilter): string[] {
  return kind === 'period' ? [`${id}_from`, `${id}_until`] : [id];
}

function fits({ kind, options }: ReportFilter, value: string): boolean {
  if (kind === 'day' || kind === 'period') return /^\d{4}-\d{2}-\d{2}$/.test(value);
  return kind !== 'choice' || options.some((option) => option.value === value);
}

function initialValue(filter: ReportFilter, { caller, clock }: FilterReader): [string, string][] {
  const { id, kind, initial } = filter;
  const now = new Date(clock.now());
  const day = (back: number) => dayText(new Date(now.getFullYear(), now.getMonth(), now.getDate() - back));
  switch (kind) {
    case 'period': {
      const [from, until] = periodOf(initial, now, day);
      return [
        [`${id}_from`, from],
        [`${id}_until`, until],
      ];
    }
    case 'day':
      return [[id, initial === 'today' ? day(0) : initial === 'yesterday' ? day(1) : '']];
    case 'organize':
      return [[id, initial === 'own' ? caller.organizeId : '']];
    default:
      return [[id, fits(filter, initial) ? initial : '']];
  }
}

function periodOf(initial: string, now: Date, day: (back: number) => string): [from: string, until: string] {
  switch (initial) {
    case 'today':
      return [day(0), day(0)];
    case 'last7':
      return [day(6), day(0)];
    case 'last30':
      return [day(29), day(0)];
    case 'month':
      return [dayText(new Date(now.getFullYear(), now.getMonth(), 1)), day(0)];
    case 'year':
      return [dayText(new Date(now.getFullYear(), 0, 1)), day(0)];
    case 'lastMonth':
      return [
        dayText(new Date(now.getFullYear(), now.getMonth() - 1, 1)),
        dayText(new Date(now.getFullYear(), now.getMonth(), 0)),
      ];
    default:
      return ['', ''];
  }
}
