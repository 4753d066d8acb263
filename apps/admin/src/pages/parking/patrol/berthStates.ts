import { type PatrolBerth } from '@smart-admin/api-client/contract';

/** What a berth is at a glance. */
export type BerthState = 'free' | 'off' | 'taken' | 'paid' | 'long';

const HOUR = 60 * 60_000;

/** The state of a berth at a moment; `long` owes something for more than some hours. */
export function stateOf(
  { stay, enabledMark }: PatrolBerth,
  { now, hours }: { now: number; hours: number },
): BerthState {
  if (!stay) return enabledMark === 1 ? 'free' : 'off';
  if (stay.isPaid) return 'paid';
  return stay.due > 0 && now - stay.entryTime > hours * HOUR ? 'long' : 'taken';
}

/** What is shown of the berths. */
export interface BerthFilter {
  placeId: string;
  /** A plate or a number, or a part of one. */
  text: string;
  /** `taken` are all on which somebody stands. */
  state: 'all' | 'free' | 'taken' | 'long' | 'off';
}

/** Whether a berth is shown. */
export function isShown(berth: PatrolBerth, state: BerthState, filter: BerthFilter): boolean {
  if (filter.placeId && berth.placeId !== filter.placeId) return false;
  if (filter.state === 'taken' ? !berth.stay : filter.state !== 'all' && filter.state !== state) return false;
  const text = filter.text.replace(/[\s·.]/g, '').toUpperCase();
  return text === '' || berth.fullName.toUpperCase().includes(text) || (berth.stay?.plate.includes(text) ?? false);
}
