import { sha256 } from '@noble/hashes/sha2.js';
import { solveChallenge as solve, type Challenge } from 'altcha-lib';

/**
 * Solves a proof-of-work challenge of the server and answers it with its solution, as the sign-in sends it. Takes about
 * a second and leaves the page usable meanwhile. Works without HTTPS too, where browsers offer no WebCrypto.
 */
export async function solveChallenge(challenge: Challenge): Promise<string> {
  const solution = await solve({ challenge, deriveKey });
  if (!solution) throw new Error('The challenge was not solved in time');
  return JSON.stringify({ challenge, solution });
}

/** The `SHA-256` key derivation of ALTCHA 2: the hash of salt and password, hashed again `cost` times in all. */
function deriveKey({ cost, keyLength = 32 }: Challenge['parameters'], salt: Uint8Array, password: Uint8Array) {
  const joined = new Uint8Array(salt.length + password.length);
  joined.set(salt);
  joined.set(password, salt.length);
  let key = sha256(joined);
  for (let round = 1; round < cost; round += 1) key = sha256(key);
  return Promise.resolve({ parameters: {}, derivedKey: key.subarray(0, keyLength) });
}
