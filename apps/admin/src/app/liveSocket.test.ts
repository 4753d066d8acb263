import { type ServerFrame } from '@smart-admin/api-client';
import { afterEach, beforeEach, expect, expectTypeOf, it, vi } from 'vitest';
import { FakeSocket } from '../testing/FakeSocket.js';
import { onFrame, onMissedFrames, openLiveSocket, useLive } from './liveSocket.js';

const ends: (() => void)[] = [];
beforeEach(() => {
  FakeSocket.install();
  ends.push(openLiveSocket({ url: 'ws://test', getToken: () => 'tok' }));
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.unstubAllGlobals();
});

const push: ServerFrame = { method: 'messagePush', unreadNoticeCount: 3, kind: 'announcement' };
const greeting: ServerFrame = { method: 'initMessage', unreadMessageCount: 0, unreadNoticeCount: 0, unreadNums: [] };

it('hands each frame to those who hear its method, typed by it, until they end', () => {
  const [counts, both, nothing] = [vi.fn<(count: number) => void>(), vi.fn(), vi.fn()];
  const stop = onFrame('messagePush', (frame) => {
    expectTypeOf(frame.unreadNoticeCount).toEqualTypeOf<number>();
    counts(frame.unreadNoticeCount);
  });
  ends.push(
    onFrame(['messagePush', 'siteChanged'], (frame) => {
      expectTypeOf(frame.method).toEqualTypeOf<'messagePush' | 'siteChanged'>();
      both(frame.method);
    }),
    onFrame('typing', nothing),
  );
  // @ts-expect-error the server says no such thing
  ends.push(onFrame('messagePushed', nothing));
  FakeSocket.last.say(push);
  FakeSocket.last.say({ method: 'siteChanged' });
  stop();
  FakeSocket.last.say(push);
  expect(counts.mock.calls).toEqual([[3]]);
  expect(both.mock.calls).toEqual([['messagePush'], ['siteChanged'], ['messagePush']]);
  expect(nothing).not.toHaveBeenCalled();
});

it('ends one of two who hear with the same function alone', () => {
  const heard = vi.fn();
  const stop = onFrame('siteChanged', heard);
  ends.push(onFrame('siteChanged', heard));
  stop();
  FakeSocket.last.say({ method: 'siteChanged' });
  expect(heard).toHaveBeenCalledTimes(1);
});

it('says when frames may have been missed, and whether the server is heard', () => {
  const missed = vi.fn();
  const stop = onMissedFrames(missed);
  FakeSocket.last.open();
  expect(useLive.getState().isHeard).toBe(false);
  FakeSocket.last.say(greeting);
  expect(useLive.getState().isHeard).toBe(true);
  expect(missed).not.toHaveBeenCalled();
  FakeSocket.last.say({ method: 'missedFrames' });
  expect(missed).toHaveBeenCalledTimes(1);
  stop();
  FakeSocket.last.say({ method: 'missedFrames' });
  expect(missed).toHaveBeenCalledTimes(1);
});
