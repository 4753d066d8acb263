import { expect, it, vi } from 'vitest';
import { EmbeddedWatch } from './EmbeddedWatch.js';

/** A server that died, and starts again at the `start`th attempt; never for 0. */
function deadServer(start: number) {
  let isUp = false;
  const restart = vi.fn(() => {
    isUp = restart.mock.calls.length === start;
    return isUp ? Promise.resolve() : Promise.reject(new Error('its memory is still in use'));
  });
  return { isRunning: () => isUp, restart };
}

it('starts a server again though what the dead one left behind is in the way at first', async () => {
  const server = deadServer(3);
  const onGone = vi.fn();
  const watch = new EmbeddedWatch(server, onGone, 5);
  await vi.waitFor(() => expect(watch.isUp).toBe(true));
  await watch.stop();
  expect(server.restart).toHaveBeenCalledTimes(3);
  expect(onGone).not.toHaveBeenCalled();
});

it('says with its reason that a server does not start again', async () => {
  const server = deadServer(0);
  const onGone = vi.fn();
  const watch = new EmbeddedWatch(server, onGone, 5);
  await vi.waitFor(() => expect(onGone).toHaveBeenCalledOnce());
  expect(onGone.mock.calls[0]?.[0]).toMatchObject({ message: 'its memory is still in use' });
  expect(watch.isUp).toBe(false);
});
