import { type Database } from '../../../db/database.js';
import { Signer } from '../../../db/signer.js';

const LIFETIME_MILLISECONDS = 30 * 60_000;

/** Addresses of files that work without a session for 30 minutes. */
export class LinkSigner {
  private readonly signer: Signer;

  constructor(db: Database) {
    this.signer = new Signer(db, 'download-links');
  }

  /** Query that opens one version of a file; with a reader only as long as they may read it, which the download asks. */
  async sign(name: string, versionId: string, reader?: string): Promise<URLSearchParams> {
    const expires = Date.now() + LIFETIME_MILLISECONDS;
    const signature = await this.signer.sign(partsOf(name, versionId, reader), expires);
    const query = { fileVersionId: versionId, expires: String(expires), signature };
    return new URLSearchParams(reader === undefined ? query : { ...query, reader });
  }

  /** Whether a query was signed for that version of the file and has not expired. */
  isSigned(name: string, { fileVersionId = '', expires, signature, reader }: Link): Promise<boolean> {
    return this.signer.isSigned(partsOf(name, fileVersionId, reader), { expires: Number(expires), signature });
  }
}

function partsOf(name: string, versionId: string, reader: string | undefined): string[] {
  return reader === undefined ? [name, versionId] : [name, versionId, reader];
}

interface Link {
  fileVersionId?: string | undefined;
  expires: string;
  signature: string;
  reader?: string | undefined;
}
