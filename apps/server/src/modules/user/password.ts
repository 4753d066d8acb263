import argon2 from '@node-rs/argon2';
import { createHash } from 'node:crypto';

/** Slow salted hash (argon2id) of the SHA-256 that the browser sends. */
export function hashPassword(sha256: string): Promise<string> {
  return argon2.hash(sha256, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
}

/** Whether a password, as the browser sends it, is the stored one; takes as long when there is no stored one. */
export async function isPassword(sha256: string, stored: string | undefined): Promise<boolean> {
  decoy ??= hashPassword(clientHash('nobody'));
  const matches = await argon2.verify(stored ?? (await decoy), sha256);
  return stored !== undefined && matches;
}

/** What the browser sends for a typed password. */
export function clientHash(typed: string): string {
  return createHash('sha256').update(typed).digest('hex');
}

let decoy: Promise<string> | undefined;
