/**
 * Counts acts by key in windows of time: what one instance lets one person do. Over several instances somebody may do as
 * many at each: counting together would cost a statement for every act, and an index that every write keeps, to slow down
 * who opens windows at several of them; a balancer that holds people at their instance gives the same.
 */
export class WindowCounter {
  private counts = new Map<string, number>();
  private start = 0;

  constructor(
    private readonly limit: number,
    private readonly milliseconds: number,
  ) {}

  /** Counts one more; whether it is the first in this window: what happens often is logged once. */
  isFirst(key: string, now = Date.now()): boolean {
    return this.count(key, now) === 1;
  }

  /** Counts one more; by how many there are too many in this window. */
  overBy(key: string, now = Date.now()): number {
    return Math.max(0, this.count(key, now) - this.limit);
  }

  private count(key: string, now: number): number {
    if (now - this.start > this.milliseconds) [this.counts, this.start] = [new Map(), now];
    const count = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, count);
    return count;
  }
}
