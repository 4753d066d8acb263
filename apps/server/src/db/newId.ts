import { randomInt } from 'node:crypto';

const EPOCH = Date.UTC(2020, 7, 1);
const RANDOM_RANGE = 10_000_000;

let lastTime = 0;
let lastRandom = 0;

/**
 * A new id of 18 or 19 digits: milliseconds since 2020-08-01 followed by seven random digits. Ids made by one process
 * grow and never repeat; being digits only, none can equal a fixed word of a path.
 */
export function newId(): string {
  const now = Math.max(Date.now() - EPOCH, lastTime);
  if (now === lastTime) lastRandom += randomInt(1, 1_000);
  else lastRandom = randomInt(RANDOM_RANGE / 10);
  lastTime = now;
  if (lastRandom >= RANDOM_RANGE) {
    lastTime += 1;
    lastRandom = randomInt(RANDOM_RANGE / 10);
  }
  return `${lastTime}${String(lastRandom).padStart(7, '0')}`;
}
