import { type ServerFrame } from '@smart-admin/api-client';
import { vi } from 'vitest';

/** Stands in for the browser's WebSocket; the test says what the server says. */
export class FakeSocket {
  static readonly OPEN = 1;
  /** The one that was opened last. */
  static last: FakeSocket;
  readyState = 0;
  readonly sent: string[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  /** Puts it in place of the browser's until `vi.unstubAllGlobals()`. */
  static install(): void {
    vi.stubGlobal('WebSocket', FakeSocket);
  }

  constructor(readonly url: string) {
    FakeSocket.last = this;
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }

  say(frame: ServerFrame): void {
    this.onmessage({ data: JSON.stringify(frame) });
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
    this.onclose();
  }
}
