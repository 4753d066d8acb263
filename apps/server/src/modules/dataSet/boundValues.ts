import { type BoundValue } from '@smart-admin/api-client/contract';
import { type Clock, dayText } from '../../clock.js';
import { type Caller } from '../../rights/caller.js';

/** Who looks, when, and with which values of the filters around. */
export interface Looking {
  caller: Pick<Caller, 'userId' | 'organizeId'>;
  clock: Clock;
  filters: Readonly<Record<string, string>>;
}

/** What a value stands for now; '' for a filter in which nothing is chosen. Days are those of the server's time zone. */
export function valueOf({ from, value }: BoundValue, { caller, clock, filters }: Looking): string {
  const now = new Date(clock.now());
  switch (from) {
    case 'constant':
      return value;
    case 'filter':
      return Object.hasOwn(filters, value) ? (filters[value] ?? '') : '';
    case 'user':
      return caller.userId;
    case 'organize':
      return caller.organizeId;
    case 'today':
      return dayText(now);
    case 'yesterday':
      return dayText(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1));
    case 'weekStart':
      return dayText(new Date(now.getFullYear(), now.getMonth(), now.getDate() - ((now.getDay() + 6) % 7)));
    case 'monthStart':
      return dayText(new Date(now.getFullYear(), now.getMonth(), 1));
  }
}

/** Values of parameters by their names; those that stand for nothing now are left out. */
export function valuesOf(
  parameters: readonly { name: string; value: BoundValue }[],
  looking: Looking,
): Record<string, string> {
  return Object.fromEntries(
    parameters.flatMap(({ name, value }) => {
      const text = valueOf(value, looking);
      return text === '' ? [] : [[name, text]];
    }),
  );
}
