import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Database } from '../../db/database.js';

const LIFETIME_MILLISECONDS = 30 * 60_000;
const SECRET = 'download-links';

/** Addresses of files that work without a session for 30 minutes; the secret is one for all instances. */
export class LinkSigner {
  private secret: Promise<string> | undefined;

  constructor(private readonly db: Database) {}

  /** Query that opens one version of a file. */
  async sign(name: string, versionId: string): Promise<URLSearchParams> {
    const expires = String(Date.now() + LIFETIME_MILLISECONDS);
    const signature = await this.signatureOf(name, versionId, expires);
    return new URLSearchParams({ fileVersionId: versionId, expires, signature });
  }

  /** Whether a query was signed for that version of the file and has not expired. */
  async isSigned(name: string, link: { fileVersionId?: string; expires: string; signature: string }): Promise<boolean> {
    const { fileVersionId = '', expires, signature } = link;
    const [given, right] = [signature, await this.signatureOf(name, fileVersionId, expires)].map((text) =>
      Buffer.from(text),
    ) as [Buffer, Buffer];
    if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
    return /^\d{1,15}$/.test(expires) && Number(expires) > Date.now();
  }

  private async signatureOf(...parts: string[]): Promise<string> {
    this.secret ??= this.readSecret().catch((error: unknown) => {
      this.secret = undefined;
      throw error;
    });
    return createHmac('sha256', await this.secret)
      .update(JSON.stringify(parts))
      .digest('base64url');
  }

  private async readSecret(): Promise<string> {
    await this.db
      .insertInto('serverSecret')
      .values({ name: SECRET, value: randomBytes(32).toString('base64url') })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { value } = await this.db
      .selectFrom('serverSecret')
      .select('value')
      .where('name', '=', SECRET)
      .executeTakeFirstOrThrow();
    return value;
  }
}
