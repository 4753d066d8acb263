import { type FormDocument } from '../document/FormDocument.js';
import { filterOf } from '../registry/fieldFacts.js';
import { type CurrentUser, CURRENT_USER } from '../registry/currentUser.js';
import { type FieldRegistry } from '../registry/createRegistry.js';
import { localDateTime } from '../kinds/date/dateValue.js';
import { type ListDefinition } from './ListDefinition.js';

/**
 * What a list is filtered by on the first visit, by search field. `today`, `today-7` and `today+7` are days of now, and
 * `currentUser` is who looks.
 */
export function initialFilters(
  { search }: Pick<ListDefinition, 'search'>,
  { fields }: Pick<FormDocument, 'fields'>,
  { registry, user, now }: { registry: FieldRegistry; user: CurrentUser | undefined; now: number },
): Record<string, unknown> {
  const read = (text: string) => {
    const days = /^today(?:([+-]\d{1,4}))?$/.exec(text.trim());
    if (days) return dayFrom(now, Number(days[1] ?? 0));
    return text.trim() === CURRENT_USER ? (user?.id ?? '') : text.trim();
  };
  return Object.fromEntries(
    search.flatMap(({ id, initial = '', initialUntil = '' }): [string, unknown][] => {
      const field = fields.find((each) => each.id === id);
      const [from, to] = [read(initial), read(initialUntil)];
      if (from === '' && to === '') return [];
      const { operator, control } = field ? filterOf(field, registry) : { operator: 'contains', control: 'text' };
      if (operator !== 'between') return from === '' ? [] : [[id, from]];
      const bound = (text: string) => (text === '' ? null : control === 'number-range' ? Number(text) : text);
      return [[id, [bound(from), bound(to)]]];
    }),
  );
}

/** So many days of the calendar after that of a moment: not all of them have 24 hours. */
function dayFrom(moment: number, days: number): string {
  const day = new Date(moment);
  day.setDate(day.getDate() + days);
  return localDateTime(day.getTime()).slice(0, 10);
}
