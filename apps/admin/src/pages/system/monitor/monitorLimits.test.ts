import { createTranslate } from '@smart-admin/ui/messages';
import { expect, it } from 'vitest';
import { type Instance, type Overview } from './monitorData.js';
import { overLimits } from './monitorLimits.js';
import { monitorMessages } from './monitorMessages.js';
import { uptimeText } from './uptimeText.js';

const now = { cpu: 10, memory: 20, disk: 30, loopDelay: 5, p95: null } as Instance['now'];
const overview = (connections: number, failed: number) =>
  ({ database: { connections, maxConnections: 100 }, jobs: { failed } }) as Overview;
const instance = (values: Partial<Instance['now']> = {}) => ({ now: { ...now, ...values } }) as Instance;

it('nothing stands out while all figures are within their limits', () => {
  expect(overLimits(instance(), overview(80, 0))).toEqual([]);
  expect(overLimits(undefined, overview(80, 0))).toEqual([]);
});

it('names each figure that is over its limit', () => {
  expect(overLimits(instance({ disk: 80.5, p95: 1_200 }), overview(90, 1))).toEqual([
    { name: 'disk', value: 80.5, limit: 80 },
    { name: 'times', value: 1_200, limit: 1_000 },
    { name: 'connections', value: 90, limit: 80 },
    { name: 'jobsFailed', value: 1, limit: 0 },
  ]);
});

it('says how long an instance runs in two units', () => {
  const t = createTranslate(monitorMessages, 'en');
  const text = (minutes: number) => uptimeText({ startTime: 0, seenTime: minutes * 60_000 + 59_000 }, t);
  expect([text(0), text(59), text(61), text(1_440 * 36 + 245)]).toEqual(['0 min', '59 min', '1 h 1 min', '36 d 4 h']);
});
