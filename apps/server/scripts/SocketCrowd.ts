import { type ServerFrame } from '@smart-admin/api-client';
import { once } from 'node:events';
import { WebSocket } from 'ws';

const TOGETHER = 50;

/** Many sockets that count what they are told: messages with a number, and when each of them came. */
export class SocketCrowd {
  private readonly sockets: WebSocket[] = [];
  /** How often each socket heard each number. */
  private heard: Uint8Array[] = [];
  private sentAt: number[] = [];
  private took: number[] = [];
  private arrived = 0;

  constructor(private readonly url: string) {}

  /** Opens a socket for each token and waits until each was greeted. */
  async connect(tokens: readonly string[]): Promise<void> {
    for (let start = 0; start < tokens.length; start += TOGETHER)
      await Promise.all(tokens.slice(start, start + TOGETHER).map((token) => this.open(token)));
  }

  /**
   * Sends numbered messages at a rate, each to all sockets, and waits until nothing comes any more. Answers how long each
   * message took to each socket, and how many were lost or came twice.
   */
  async tell({ rate, seconds, send }: Telling): Promise<Told> {
    const count = rate * seconds;
    this.heard = this.sockets.map(() => new Uint8Array(count));
    [this.sentAt, this.took, this.arrived] = [[], [], 0];
    const began = performance.now();
    for (let number = 0; number < count; number += 1) {
      const due = began + (number * 1_000) / rate;
      await pause(due - performance.now());
      this.sentAt[number] = performance.now();
      await send(number);
    }
    await this.untilQuiet(count * this.sockets.length);
    const times = this.heard.flatMap((numbers) => [...numbers]);
    const sorted = Float64Array.from(this.took).sort();
    const at = (share: number) => Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) * 10) / 10;
    return {
      ...{ sockets: this.sockets.length, count, rate, seconds, p50: at(0.5), p99: at(0.99) },
      lost: times.filter((heard) => heard === 0).length,
      doubled: times.filter((heard) => heard > 1).length,
    };
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
  }

  private async open(token: string): Promise<void> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/websocket`);
    await once(socket, 'open');
    const greeted = once(socket, 'message');
    socket.send(JSON.stringify({ method: 'OnConnection', token, mobileDevice: false }));
    await greeted;
    const index = this.sockets.push(socket) - 1;
    socket.on('message', (data: Buffer) => this.hear(index, data));
  }

  private hear(index: number, data: Buffer): void {
    const frame = JSON.parse(data.toString()) as ServerFrame;
    if (frame.method !== 'messagePush') return;
    const number = frame.unreadNoticeCount;
    const numbers = this.heard[index];
    if (numbers) numbers[number] = (numbers[number] ?? 0) + 1;
    this.took.push(performance.now() - (this.sentAt[number] ?? 0));
    this.arrived += 1;
  }

  /** Waits until all came, or none for three seconds. */
  private async untilQuiet(wanted: number): Promise<void> {
    for (let before = -1; this.arrived < wanted && this.arrived !== before;) {
      before = this.arrived;
      await pause(3_000);
    }
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

interface Telling {
  /** Messages a second. */
  rate: number;
  seconds: number;
  /** Sends a number to all. */
  send: (number: number) => Promise<unknown>;
}

export interface Told {
  sockets: number;
  count: number;
  rate: number;
  seconds: number;
  /** Milliseconds from the sending of a message to its arrival at a socket. */
  p50: number;
  p99: number;
  lost: number;
  doubled: number;
}
