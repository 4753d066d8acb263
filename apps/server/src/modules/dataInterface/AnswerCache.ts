import { type ListedCache } from '../../events/ListedCache.js';

/**
 * Answers of interfaces that are kept for a while, on this instance. Calls that ask for the same at once ask its source
 * once. The oldest go when there are too many.
 */
export class AnswerCache {
  private readonly answers = new Map<string, Kept>();
  readonly listed: ListedCache = {
    entries: () =>
      [...this.answers]
        .filter(([, { until }]) => until > Date.now())
        .map(([key, { until, interfaceId, answer }]) => ({ key, interfaceId, expiresTime: until, read: () => answer })),
    forget: (key) => void this.answers.delete(key),
    clear: () => this.answers.clear(),
  };

  /** The kept answer, or that of `ask`, which is kept for `seconds` unless it fails or is large. */
  async get(
    { interfaceId, key, seconds }: Asked,
    ask: () => Promise<unknown>,
  ): Promise<{ data: unknown; isCached: boolean }> {
    if (seconds <= 0) return { data: await ask(), isCached: false };
    const found = this.answers.get(key);
    if (found && found.until > Date.now()) return { data: await found.answer, isCached: true };
    const kept: Kept = { interfaceId, until: Date.now() + seconds * 1_000, answer: ask() };
    this.answers.delete(key);
    this.answers.set(key, kept);
    if (this.answers.size > MOST) this.answers.delete(this.answers.keys().next().value ?? '');
    try {
      const data = await kept.answer;
      if (JSON.stringify(data ?? null).length > MAX_LENGTH) this.forget(key, kept);
      return { data, isCached: false };
    } catch (error) {
      this.forget(key, kept);
      throw error;
    }
  }

  private forget(key: string, kept: Kept) {
    if (this.answers.get(key) === kept) this.answers.delete(key);
  }
}

interface Asked {
  interfaceId: string;
  /** Everything that decides about the answer. */
  key: string;
  seconds: number;
}

interface Kept {
  interfaceId: string;
  /** Milliseconds since 1970. */
  until: number;
  answer: Promise<unknown>;
}

const MOST = 200;
/** Characters of an answer as JSON. */
const MAX_LENGTH = 500_000;
