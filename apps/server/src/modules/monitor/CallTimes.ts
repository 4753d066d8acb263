/** Calls that a percentile is taken of; of more, as many are chosen by chance, so that a flood costs no memory. */
const CAPACITY = 2_000;

/** Times of the calls since they were last taken out. */
export class CallTimes {
  private times: number[] = [];
  private count = 0;
  private failed = 0;

  /** Notes a call that took so many milliseconds. */
  note(milliseconds: number, isError: boolean): void {
    this.count += 1;
    if (isError) this.failed += 1;
    // reservoir sampling: each call is as likely to be among those that are kept
    const place = this.times.length < CAPACITY ? this.times.length : Math.floor(Math.random() * this.count);
    if (place < CAPACITY) this.times[place] = milliseconds;
  }

  /** What was noted since the last time; percentiles are null without calls. */
  take(): CallFigures {
    const sorted = Float64Array.from(this.times).sort();
    const at = (share: number) => sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? null;
    const figures = { calls: this.count, errors: this.failed, p50: at(0.5), p95: at(0.95) };
    [this.times, this.count, this.failed] = [[], 0, 0];
    return figures;
  }
}

export interface CallFigures {
  calls: number;
  /** Answered with 5xx. */
  errors: number;
  p50: number | null;
  p95: number | null;
}
