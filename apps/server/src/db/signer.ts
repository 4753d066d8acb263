import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Database } from './database.js';

/** Signs texts that expire, with a secret that all instances share and that is made when it is first needed. */
export class Signer {
  private secret: Promise<string> | undefined;

  constructor(
    private readonly db: Database,
    /** Name of the secret: one for each purpose. */
    private readonly purpose: string,
  ) {}

  /** Signature of the parts until a moment (milliseconds since 1970). */
  async sign(parts: readonly string[], expires: number): Promise<string> {
    return createHmac('sha256', await this.read())
      .update(JSON.stringify([...parts, String(expires)]))
      .digest('base64url');
  }

  /** Whether the signature is that of the parts and its time is not over. */
  async isSigned(
    parts: readonly string[],
    { expires, signature }: { expires: number; signature: string },
  ): Promise<boolean> {
    if (!Number.isSafeInteger(expires)) return false;
    const [given, right] = [Buffer.from(signature), Buffer.from(await this.sign(parts, expires))];
    return given.length === right.length && timingSafeEqual(given, right) && expires > Date.now();
  }

  /** The secret itself, for a protocol that signs by its own rules. */
  read(): Promise<string> {
    this.secret ??= this.load().catch((error: unknown) => {
      this.secret = undefined;
      throw error;
    });
    return this.secret;
  }

  private async load(): Promise<string> {
    await this.db
      .insertInto('serverSecret')
      .values({ name: this.purpose, value: randomBytes(32).toString('base64url') })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { value } = await this.db
      .selectFrom('serverSecret')
      .select('value')
      .where('name', '=', this.purpose)
      .executeTakeFirstOrThrow();
    return value;
  }
}
