import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { type Database } from './database.js';
import { Signer } from './signer.js';

/**
 * Encrypts secrets that the server has to know in clear (AES-256-GCM) with a key that all instances share, one for each
 * purpose. A text belongs to the record that it was sealed for: moved to another one it does not open.
 */
export class SecretBox {
  private readonly signer: Signer;

  constructor(db: Database, purpose: string) {
    this.signer = new Signer(db, purpose);
  }

  async seal(secret: string, ownerId: string): Promise<string> {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', await this.key(), nonce).setAAD(Buffer.from(ownerId));
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
  }

  /** Throws when it was sealed for another record, by another key, or was changed. */
  async open(text: string, ownerId: string): Promise<string> {
    const bytes = Buffer.from(text, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', await this.key(), bytes.subarray(0, 12))
      .setAAD(Buffer.from(ownerId))
      .setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  }

  private async key(): Promise<Buffer> {
    return createHash('sha256')
      .update(await this.signer.read())
      .digest();
  }
}
