import { afterEach, beforeEach, vi } from 'vitest';
import { openLiveSocket } from '../app/liveSocket.js';
import { FakeSocket } from './FakeSocket.js';

/** Opens the live socket over a `FakeSocket` for each test of the file. */
export function withFakeSocket(): void {
  let close: () => void;
  beforeEach(() => {
    FakeSocket.install();
    close = openLiveSocket({ url: 'ws://test', getToken: () => 'tok' });
  });
  afterEach(() => {
    close();
    vi.unstubAllGlobals();
  });
}
