import { type CardGap } from './cards.tables.js';

/** The times for which a card was bought: from its start to its end, but for the gaps before renewals that came late. */
export function coveredTimes({ startsAt, endsAt, gaps }: CardSpan): CoveredTime[] {
  const starts = [startsAt, ...gaps.map(({ to }) => to)];
  const ends = [...gaps.map(({ from }) => from), endsAt];
  return starts
    .map((from, index) => ({ from: Math.max(startsAt, from), to: Math.min(ends[index] ?? endsAt, endsAt) }))
    .filter(({ from, to }) => from < to);
}

/** Moments are epoch milliseconds; gaps stand in the order in which they came. */
interface CardSpan {
  startsAt: number;
  endsAt: number;
  gaps: readonly CardGap[];
}

interface CoveredTime {
  from: number;
  to: number;
}
