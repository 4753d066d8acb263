const START = Date.UTC(2020, 7, 1);
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A new id: milliseconds since 2020-08-01 in base 36, then nine random letters and digits. */
export function createId(now: number = Date.now()): string {
  return (now - START).toString(36) + randomString(9);
}

/** Random letters and digits. */
export function randomString(length = 6): string {
  let text = '';
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length * 2))) {
      // 248 is the largest multiple of 62 in a byte: more would favour the first letters
      if (byte < 248 && text.length < length) text += LETTERS[byte % 62];
    }
  }
  return text;
}
