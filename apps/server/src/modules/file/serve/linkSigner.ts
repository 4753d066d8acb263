import { type Database } from '../../../db/database.js';
import { Signer } from '../../../db/signer.js';

const LIFETIME_MILLISECONDS = 30 * 60_000;

/** Addresses of files that work without a session for 30 minutes. */
export class LinkSigner {
  private readonly signer: Signer;

  constructor(db: Database) {
    this.signer = new Signer(db, 'download-links');
  }

  /** Query that opens one version of a file. */
  async sign(name: string, versionId: string): Promise<URLSearchParams> {
    const expires = Date.now() + LIFETIME_MILLISECONDS;
    const signature = await this.signer.sign([name, versionId], expires);
    return new URLSearchParams({ fileVersionId: versionId, expires: String(expires), signature });
  }

  /** Whether a query was signed for that version of the file and has not expired. */
  isSigned(name: string, link: { fileVersionId?: string; expires: string; signature: string }): Promise<boolean> {
    const { fileVersionId = '', expires, signature } = link;
    return this.signer.isSigned([name, fileVersionId], { expires: Number(expires), signature });
  }
}
