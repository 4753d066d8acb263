import { createHash } from 'node:crypto';
import { WeChatError } from './WeChatError.js';

/** Seconds before its end that a token is taken for ended. */
const SPARE = 300;

/** Codes that say that a token holds no more. */
const ENDED = new Set<number | 'AWAY'>([40_001, 40_014, 42_001]);

/** Access tokens of accounts until they end. They are kept in memory alone, by what they were got with. */
export class AccessTokens {
  private readonly kept = new Map<string, { token: Promise<string>; until: number }>();

  /** Does work with a token; once more with a new one where the kept one holds no more. */
  async withToken<Result>(account: TokenAccount, work: (token: string) => Promise<Result>): Promise<Result> {
    const token = await this.read(account);
    try {
      return await work(token);
    } catch (error) {
      if (!(error instanceof WeChatError) || !ENDED.has(error.code)) throw error;
      this.kept.delete(keyOf(account));
      return work(await this.read(account));
    }
  }

  private read(account: TokenAccount): Promise<string> {
    const key = keyOf(account);
    const kept = this.kept.get(key);
    if (kept && kept.until > Date.now()) return kept.token;
    const asked = account.ask();
    // until the answer is there everybody waits for the same
    const entry = { token: asked.then(({ token }) => token), until: Date.now() + 60_000 };
    this.kept.set(key, entry);
    asked.then(
      ({ seconds }) => {
        entry.until = Date.now() + Math.max(0, seconds - SPARE) * 1_000;
      },
      () => {
        if (this.kept.get(key) === entry) this.kept.delete(key);
      },
    );
    return entry.token;
  }
}

/** No secret is kept as a key. */
function keyOf({ id, secret }: TokenAccount): string {
  return `${id} ${createHash('sha256').update(secret).digest('hex')}`;
}

interface TokenAccount {
  id: string;
  secret: string;
  ask: () => Promise<{ token: string; seconds: number }>;
}
