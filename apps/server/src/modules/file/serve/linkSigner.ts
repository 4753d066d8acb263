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
  async sign(name: string, versionId: string, { reader, key }: LinkReader = {}): Promise<URLSearchParams> {
    const expires = Date.now() + LIFETIME_MILLISECONDS;
    const signature = await this.signer.sign(partsOf(name, versionId, { reader, key }), expires);
    const query = new URLSearchParams({ fileVersionId: versionId, expires: String(expires), signature });
    if (reader !== undefined) query.set('reader', reader);
    if (key !== undefined) query.set('key', key);
    return query;
  }

  /** Whether a query was signed for that version of the file and has not expired. */
  isSigned(name: string, { fileVersionId = '', expires, signature, reader, key }: Link): Promise<boolean> {
    return this.signer.isSigned(partsOf(name, fileVersionId, { reader, key }), { expires: Number(expires), signature });
  }
}

function partsOf(name: string, versionId: string, { reader, key }: LinkReader): string[] {
  const named = reader === undefined ? [name, versionId] : [name, versionId, reader];
  return key === undefined ? named : [...named, `key ${key}`];
}

/** For whom a link is signed. */
export interface LinkReader {
  reader?: string | undefined;
  /** Id of the API key by which they asked for it. */
  key?: string | undefined;
}

interface Link extends LinkReader {
  fileVersionId?: string | undefined;
  expires: string;
  signature: string;
}
