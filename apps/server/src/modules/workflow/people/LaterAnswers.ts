/**
 * Whom data interfaces have last found, on this instance, for whoever must not wait for them: they get what is known, and what is
 * older than a minute is asked for anew behind their back.
 */
export class LaterAnswers {
  private readonly kept = new Map<string, Kept>();

  /**
   * The last answer to the question of a key; undefined before there is one, and after a failure. `onNews` hears once the one
   * that is asked for now has come and is another.
   */
  read(key: string, ask: () => Promise<Answer>, onNews: () => void): Answer | undefined {
    const known = this.kept.get(key);
    if (known && known.until > Date.now()) return known.answer;
    // asked once at a time, however long it takes
    this.keep(key, { answer: known?.answer, until: Infinity });
    void ask().then(
      (answer) => {
        this.keep(key, { answer, until: Date.now() + FRESH });
        if (JSON.stringify(answer) !== JSON.stringify(known?.answer)) onNews();
      },
      () => this.keep(key, { answer: undefined, until: Date.now() + FRESH }),
    );
    return known?.answer;
  }

  private keep(key: string, kept: Kept): void {
    this.kept.delete(key);
    this.kept.set(key, kept);
    if (this.kept.size > MOST) this.kept.delete(this.kept.keys().next().value ?? '');
  }
}

/** Ids of people, which is all that is kept of what an interface says. */
type Answer = readonly string[];

interface Kept {
  answer: Answer | undefined;
  /** Milliseconds since 1970. */
  until: number;
}

/** Milliseconds for which an answer, or a failure, is as good as a new one. */
const FRESH = 60_000;
const MOST = 1_000;
