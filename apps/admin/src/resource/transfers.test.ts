import { type Transfer } from '@smart-admin/form-engine/resource';
import { type ServerFrame } from '@smart-admin/api-client';
import { expect, it, vi } from 'vitest';
import { FakeSocket } from '../testing/FakeSocket.js';
import { withFakeSocket } from '../testing/withFakeSocket.js';
import { transfersOf } from './transfers.js';

withFakeSocket();

const changed = (target: string): ServerFrame => ({
  method: 'transferChanged',
  transfer: {
    id: `of ${target}`,
    target,
    kind: 'export',
    state: 'running',
    fileName: '用户.xlsx',
    total: 10,
    done: 1,
    refused: 0,
    problem: '',
    hasFile: false,
    creatorTime: 0,
  },
});

it('hears the transfers of its list alone, and when some of it may have been missed', () => {
  const [heard, missed] = [vi.fn<(transfer: Transfer) => void>(), vi.fn()];
  const stop = transfersOf('users').watch(heard, missed);
  FakeSocket.last.say(changed('users'));
  FakeSocket.last.say(changed('model:x'));
  expect(heard.mock.calls.map(([{ id }]) => id)).toEqual(['of users']);
  expect(missed).not.toHaveBeenCalled();
  FakeSocket.last.say({ method: 'missedFrames' });
  expect(missed).toHaveBeenCalledTimes(1);
  stop();
  FakeSocket.last.say(changed('users'));
  FakeSocket.last.say({ method: 'missedFrames' });
  expect([heard.mock.calls.length, missed.mock.calls.length]).toEqual([1, 1]);
});
