/** Counts acts by key in windows of time: what one instance lets one person do. */
export class WindowCounter {
  private counts = new Map<string, number>();
  private start = 0;

  constructor(
    private readonly limit: number,
    private readonly milliseconds: number,
  ) {}

  /** Counts one more; by how many there are too many in this window. */
  overBy(key: string, now = Date.now()): number {
    if (now - this.start > this.milliseconds) [this.counts, this.start] = [new Map(), now];
    const count = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, count);
    return Math.max(0, count - this.limit);
  }
}
