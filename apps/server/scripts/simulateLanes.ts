/**
 * Drives the lanes of a running server as their gateways would: vehicles come and go, pay at the barrier, are sometimes
 * misread. Everything goes over HTTP, as somebody who may open barriers.
 *
 *   node --import tsx --conditions=@smart-admin/source apps/server/scripts/simulateLanes.ts [--url http://127.0.0.1:3000]
 *     [--account admin] [--password admin123] [--perMinute 30] [--passages 0] [--place lot1]
 *
 * `--passages` ends it after so many; 0 goes on until it is interrupted.
 */
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { pauseUntilNext } from '../src/modules/parking/simulator/LaneTraffic.js';
import { laneTraffic } from './laneGateway.js';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:3000' },
    account: { type: 'string', default: 'admin' },
    password: { type: 'string', default: 'admin123' },
    perMinute: { type: 'string', default: '30' },
    passages: { type: 'string', default: '0' },
    place: { type: 'string' },
  },
});
const perMinute = Number(values.perMinute);
const limit = Number(values.passages);
if (!(perMinute > 0 && Number.isFinite(perMinute) && limit >= 0))
  throw new Error('--perMinute and --passages are numbers above 0');

const stopped = new AbortController();
process.once('SIGINT', () => stopped.abort());
process.once('SIGTERM', () => stopped.abort());

const traffic = await laneTraffic({ ...values, report: (line) => console.log(line) });
/** Lanes look for what was ordered from the booth, in ms. */
const LOOKING = 500;
let isOver = false;
const taking = (async () => {
  while (!isOver && !stopped.signal.aborted) {
    await traffic.takeOpenings();
    await rest(LOOKING);
  }
})();
for (let passed = 0; !stopped.signal.aborted && (limit === 0 || passed < limit); passed += 1) {
  await traffic.drive();
  await rest(pauseUntilNext(perMinute));
}
isOver = true;
await taking;
console.log(traffic.summary());

/** Waits; the end of the simulation is no fault. */
async function rest(milliseconds: number): Promise<void> {
  await setTimeout(milliseconds, undefined, { signal: stopped.signal }).catch((error: unknown) => {
    if (!stopped.signal.aborted) throw error;
  });
}
