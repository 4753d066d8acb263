import { Unreadable } from './Unreadable.js';

/**
 * The text of a file: UTF-8 or UTF-16 by its mark, else UTF-8 where every byte fits, else GB18030, in which Excel writes
 * CSV on Chinese Windows. Throws an `Unreadable` for bytes that are no text.
 */
export function decodeText(content: Uint8Array): string {
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return decoded('utf-16le', content);
  if (first === 0xfe && second === 0xff) return decoded('utf-16be', content);
  if (content.includes(0)) throw new Unreadable('broken', 'bytes that are no text');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    // not UTF-8: the one older encoding that files of our users have
    return decoded('gb18030', content);
  }
}

function decoded(encoding: string, content: Uint8Array): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content);
  } catch (error) {
    throw new Unreadable('broken', `no text in ${encoding}: ${String(error)}`);
  }
}
