import { sql, type RawBuilder } from 'kysely';
import { at } from './columns.js';

const DAY = 86_400_000;

/** The last `days` days, today the last, on a clock that is `offset` minutes ahead of UTC. */
export class LastDays {
  private readonly ahead: number;
  private readonly first: number;

  constructor(private readonly range: { days: number; offset: number }) {
    this.ahead = range.offset * 60_000;
    this.first = Math.floor((Date.now() + this.ahead) / DAY) - range.days + 1;
  }

  /** Where the first of them begins. */
  get start(): RawBuilder<number> {
    return at(this.first * DAY - this.ahead);
  }

  /** The day of a moment, as `fill` takes it. */
  dayOf(column: string): RawBuilder<number> {
    return sql<number>`floor((extract(epoch from ${sql.ref(column)}) * 1000 + ${this.ahead}::float8) / ${DAY}::float8)::int`;
  }

  /** Counts by day, oldest first; days without any are there with 0. */
  fill(rows: readonly { day: number; count: number | string | bigint }[]): { day: string; count: number }[] {
    const counts = new Map(rows.map(({ day, count }) => [day, Number(count)]));
    return Array.from({ length: this.range.days }, (_, index) => ({
      day: new Date((this.first + index) * DAY).toISOString().slice(0, 10),
      count: counts.get(this.first + index) ?? 0,
    }));
  }
}
