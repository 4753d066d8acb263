import { randomString } from '@smart-admin/ui/random';
import { keep, readKept } from './kept.js';

/** How long a call stays the same one for repeated taps, in ms. */
const SAME_CALL = 10 * 60_000;

/** The key of a call that begins something: the same after a lost answer or a reload, another for a later visit. */
export function callKey(name: string): string {
  const [key = '', since = ''] = readKept(keyOf(name)).split(' ');
  if (key && Date.now() - Number(since) < SAME_CALL) return key;
  const next = randomString(24);
  keep(keyOf(name), `${next} ${String(Date.now())}`);
  return next;
}

/** A call was answered: the next one of its name is another. */
export function endCall(name: string): void {
  keep(keyOf(name), '');
}

const keyOf = (name: string) => `smart_${name}`;
