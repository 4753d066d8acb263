import { createHash } from 'node:crypto';

/** SHA-256 in hex of all bytes of a source. */
export async function hashOf(source: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of source) hash.update(piece);
  return hash.digest('hex');
}
