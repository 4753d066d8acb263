import { createSocket } from '@smart-admin/api-client';
import { once } from 'node:events';
import { type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { turnUntil } from './support/turnUntil.js';

let server: WebSocketServer;
let received: string[];
/** Every socket that the client has opened. */
let opened: WebSocket[];

class ObservedSocket extends WebSocket {
  constructor(url: string) {
    super(url);
    opened.push(this);
    // browsers throw nothing for a socket that cannot be opened
    this.on('error', () => undefined);
  }
}
// Node 20 has none of its own
vi.stubGlobal('WebSocket', ObservedSocket);

beforeEach(async () => {
  [received, opened] = [[], []];
  server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (peer) => {
    peer.on('message', (data: Buffer) => received.push((JSON.parse(data.toString()) as { method: string }).method));
  });
  await once(server, 'listening');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  cut();
  server.close();
});

/** The real client against this server; `frames` are the methods that it handed on. */
function connect(random?: () => number) {
  const frames: string[] = [];
  const socket = createSocket({
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    getToken: () => 'tok',
    onFrame: ({ method }) => frames.push(method),
    ...(random && { random }),
  });
  return { frames, socket };
}

function t(method: string): void {
  for (const peer of server.clients) peer.send(JSON.stringify({ method }));
}

function cut(): void {
  for (const peer of server.clients) peer.terminate();
}

const isClosed = () => opened.at(-1)?.readyState === WebSocket.CLOSED;

describe('the notification socket', () => {
  it('S4-18 its heart beats every 100,000 ms, and each message that arrives begins the time anew', async () => {
    const { frames, socket } = connect();
    await turnUntil(() => received.length === 1);
    vi.advanceTimersByTime(60_000);
    t('messagePush');
    await turnUntil(() => frames.length === 1);
    vi.advanceTimersByTime(99_999);
    socket.send({ method: 'leaveChannel', channel: 'mark' });
    await turnUntil(() => received.includes('leaveChannel'));
    expect(received).toEqual(['OnConnection', 'leaveChannel']);
    vi.advanceTimersByTime(1);
    await turnUntil(() => received.length === 3);
    vi.advanceTimersByTime(100_000);
    await turnUntil(() => received.length === 4);
    expect(received.slice(2)).toEqual(['heartCheck', 'heartCheck']);
    socket.close();
  });

  it('S4-20 closeSocket closes it, and nothing opens it again', async () => {
    const { frames } = connect();
    await turnUntil(() => received.length === 1);
    t('closeSocket');
    await turnUntil(isClosed);
    expect(frames).toEqual(['closeSocket']);
    vi.advanceTimersByTime(600_000);
    expect(opened).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('S4-21 comes back after a cut with growing pauses, shortened at random, never after logout, closeSocket or its own end', async () => {
    const random = vi.fn(() => 0);
    const { socket } = connect(random);
    await turnUntil(() => received.length === 1);
    cut();
    await turnUntil(isClosed);
    vi.advanceTimersByTime(999);
    expect(opened).toHaveLength(1);
    vi.advanceTimersByTime(1);
    await turnUntil(() => received.length === 2);
    expect(opened).toHaveLength(2);
    // the server is gone: each attempt fails
    server.close();
    cut();
    await turnUntil(isClosed);
    // two clients of one server: the luckiest waits half as long as the other
    for (const [attempt, pause] of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000].entries()) {
      vi.advanceTimersByTime((attempt % 2 ? pause / 2 : pause) - 1);
      expect(opened).toHaveLength(2 + attempt);
      random.mockReturnValue(attempt % 2 ? 0 : 1);
      vi.advanceTimersByTime(1);
      expect(opened).toHaveLength(3 + attempt);
      await turnUntil(isClosed);
    }
    const attempts = opened.length;
    socket.close();
    vi.advanceTimersByTime(600_000);
    expect(opened).toHaveLength(attempts);
  });

  it('spreads the clients of a server that ended, without being told how', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    connect();
    await turnUntil(() => received.length === 1);
    const pauses = vi.spyOn(globalThis, 'setTimeout');
    cut();
    await turnUntil(isClosed);
    expect(pauses.mock.calls.map(([, pause]) => pause)).toContain(750);
    vi.restoreAllMocks();
  });

  it.for(['logout', 'closeSocket'])('does not come back after %s', async (method) => {
    connect();
    await turnUntil(() => received.length === 1);
    t(method);
    await turnUntil(isClosed);
    vi.advanceTimersByTime(600_000);
    expect(opened).toHaveLength(1);
  });
});
