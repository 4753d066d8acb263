import { type ClientFrame, type ServerFrame } from '@smart-admin/api-client';
import { WebSocket } from 'ws';
import { type ServerProcess } from './serverProcess.js';

/**
 * Chat messages that are written while the server is killed: each window sends the next when the last is acknowledged, and
 * the same again, under the same id, to the server that comes back.
 */
export class ChatWriters {
  readonly acknowledged = new Set<string>();
  private readonly waiting: string[];

  constructor(
    private readonly peer: string,
    messages: number,
  ) {
    this.waiting = Array.from({ length: messages }, (_, index) => `kill-${index + 1}`);
  }

  /** Writes over so many windows until everything is acknowledged or the server is gone. */
  async write({ url }: ServerProcess, token: string, windows: number): Promise<void> {
    await Promise.all(Array.from({ length: windows }, () => this.writeOver(url, token)));
  }

  /** Waits until so many are acknowledged, ten seconds at most. */
  async reach(count: number): Promise<void> {
    for (let turn = 0; turn < 100 && this.acknowledged.size < count; turn += 1)
      await new Promise((resolve) => setTimeout(resolve, 100));
  }

  /** How often each acknowledged message is there; every number but 1 is a fault. */
  async faults({ url }: ServerProcess, client: { token: string; userId: string }): Promise<string[]> {
    const found = new Map<string, number>();
    await overSocket(url, (socket, next) => {
      const ask = (after: number) => {
        const frame: ClientFrame = {
          method: 'MessageList',
          toUserId: this.peer,
          formUserId: client.userId,
          sord: 'asc',
          pageSize: 100,
          after,
        };
        socket.send(JSON.stringify({ ...frame, token: client.token }));
      };
      socket.on('open', () => ask(0));
      return (frame) => {
        if (frame.method !== 'messageList') return;
        for (const { clientId } of frame.list) found.set(clientId, (found.get(clientId) ?? 0) + 1);
        const last = frame.list.at(-1);
        if (frame.isLast || !last) next();
        else ask(last.number);
      };
    });
    return [...this.acknowledged].filter((id) => found.get(id) !== 1);
  }

  private writeOver(url: string, token: string): Promise<void> {
    let underWay: string | undefined;
    return overSocket(url, (socket, end) => {
      const send = () => {
        underWay = this.waiting.shift();
        if (underWay === undefined) {
          end();
          return;
        }
        const frame: ClientFrame = {
          method: 'SendMessage',
          toUserId: this.peer,
          messageType: 'text',
          messageContent: underWay,
          clientId: underWay,
        };
        socket.send(JSON.stringify({ ...frame, token }));
      };
      socket.on('open', send);
      return (frame) => {
        // every window of the sender hears of every message
        if (frame.method !== 'sendMessage' || frame.clientId !== underWay) return;
        this.acknowledged.add(underWay);
        send();
      };
    }).finally(() => {
      // killed before the answer: sent again to the next server
      if (underWay !== undefined && !this.acknowledged.has(underWay)) this.waiting.unshift(underWay);
    });
  }
}

/** Works over a socket until it is told to end, or the server is gone. */
function overSocket(
  url: string,
  work: (socket: WebSocket, end: () => void) => (frame: ServerFrame) => void,
): Promise<void> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/websocket`);
    const receive = work(socket, () => socket.terminate());
    socket.on('message', (data: Buffer) => receive(JSON.parse(data.toString()) as ServerFrame));
    // refused or cut: both end it
    socket.on('error', () => socket.terminate());
    socket.on('close', () => resolve());
  });
}
