import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ClientFrame } from '../contract/socket.js';
import { createChannels } from './createChannels.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const sent: ClientFrame[] = [];
  const line = { open: true };
  const channels = createChannels({ send: (frame) => sent.push(frame), isOpen: () => line.open });
  let issued = 0;
  const getToken = vi.fn(() => Promise.resolve(`token ${(issued += 1)}`));
  const opening = (channelToken: string) => ({ method: 'openChannel', channel: 'screen:1', channelToken });
  return { channels, sent, line, getToken, opening };
}

it('asks for a token when the socket is open, and again after it was away', async () => {
  const { channels, sent, line, getToken, opening } = setUp();
  line.open = false;
  channels.open('screen:1', getToken);
  expect(getToken).not.toHaveBeenCalled();
  line.open = true;
  channels.reopen();
  await vi.advanceTimersByTimeAsync(0);
  channels.reopen();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([opening('token 1'), opening('token 2')]);
});

it('prolongs a channel before its time is over, and opens one whose time was over', async () => {
  const { channels, sent, getToken, opening } = setUp();
  channels.open('screen:1', getToken);
  await vi.advanceTimersByTimeAsync(0);
  channels.receive({ method: 'channelOpened', channel: 'screen:1', lifetime: 10_000 });
  await vi.advanceTimersByTimeAsync(7_999);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(2);
  channels.receive({ method: 'channelClosed', channel: 'screen:1', reason: 'expired' });
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([opening('token 1'), opening('token 2'), opening('token 3')]);
});

it('gives up where the server refuses, where there is no token, and when it is left', async () => {
  const { channels, sent, getToken } = setUp();
  const leave = channels.open('screen:1', getToken);
  await vi.advanceTimersByTimeAsync(0);
  channels.receive({ method: 'channelOpened', channel: 'screen:1', lifetime: 10_000 });
  leave();
  leave();
  expect(sent.slice(1)).toEqual([{ method: 'leaveChannel', channel: 'screen:1' }]);
  channels.open('screen:2', getToken);
  await vi.advanceTimersByTimeAsync(0);
  channels.receive({ method: 'channelClosed', channel: 'screen:2', reason: 'refused' });
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  channels.open('screen:3', () => Promise.reject(new Error('not yours')));
  await vi.advanceTimersByTimeAsync(0);
  expect(warn).toHaveBeenCalledTimes(1);
  const before = sent.length;
  channels.reopen();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(before);
  expect(vi.getTimerCount()).toBe(0);
});
