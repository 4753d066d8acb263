import { createHash, randomInt } from 'node:crypto';

const COUNT = 10;
const LENGTH = 10;
/** Without those that look alike on paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Ten codes like `abcde-23456`, 49 bits each, and what is kept of them. */
export function makeRecoveryCodes(): { recoveryCodes: string[]; recoveryHashes: string[] } {
  const codes = Array.from({ length: COUNT }, () =>
    Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  );
  return {
    recoveryCodes: codes.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`),
    recoveryHashes: codes.map(hashCode),
  };
}

/** What is kept of a code, without its hyphen. */
export function hashCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
