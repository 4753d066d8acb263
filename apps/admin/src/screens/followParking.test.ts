import { expect, it, vi } from 'vitest';
import { joinParkingChannels } from './followParking.js';

const CHANNELS = ['a', 'b', 'c'];

function join() {
  let count = 0;
  const readChannels = vi.fn(() => {
    count += 1;
    return Promise.resolve({ channels: CHANNELS.map((channel) => ({ channel, channelToken: `${channel}${count}` })) });
  });
  const getTokens = new Map<string, () => Promise<string>>();
  joinParkingChannels({
    readChannels,
    openChannel: (channel, getToken) => {
      getTokens.set(channel, getToken);
      return () => undefined;
    },
    together: 0,
    onChange: () => undefined,
    onFailure: (error) => {
      throw error;
    },
  });
  const openAll = () => Promise.all([...getTokens.values()].map((getToken) => getToken()));
  return { readChannels, getTokens, openAll };
}

it('opens the channels of all places with one answer, and asks once for all that come back', async () => {
  const { readChannels, getTokens, openAll } = join();
  await expect.poll(() => getTokens.size).toBe(3);
  expect(await openAll()).toEqual(['a1', 'b1', 'c1']);
  expect(readChannels).toHaveBeenCalledTimes(1);
  // the socket was away
  expect(await openAll()).toEqual(['a2', 'b2', 'c2']);
  expect(readChannels).toHaveBeenCalledTimes(2);
});
