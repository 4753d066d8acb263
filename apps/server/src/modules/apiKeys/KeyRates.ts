const MINUTE = 60_000;

/** How many calls each API key has made in its running minute, which its first call begins; every instance counts its own. */
export class KeyRates {
  private readonly minutes = new Map<string, { since: number; count: number }>();

  /** Counts a call. Answers the milliseconds to wait when there have been `most` already, else 0. */
  take(id: string, most: number, now = Date.now()): number {
    const running = this.minutes.get(id);
    if (!running || now - running.since >= MINUTE || now < running.since) {
      // there are as many entries as keys in use, so what is deleted must not stay for ever
      if (this.minutes.size >= MOST_KEYS) this.minutes.clear();
      this.minutes.set(id, { since: now, count: 1 });
      return 0;
    }
    if (running.count >= most) return running.since + MINUTE - now;
    running.count += 1;
    return 0;
  }
}

const MOST_KEYS = 10_000;
