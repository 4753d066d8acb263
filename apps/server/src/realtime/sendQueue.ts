/** Bytes that the socket itself may hold. */
const SOCKET_BYTES = 64 * 1024;
/** What may wait for the socket; whoever reads slower than that is behind. */
const QUEUE_BYTES = 1024 * 1024;
const QUEUE_FRAMES = 500;

/**
 * Frames that wait for one receiver, bounded: a slow one costs at most 1 MB and never slows others. When the bound is
 * reached all that waits is dropped and `onBehind` runs, once.
 */
export class SendQueue {
  private waiting: string[] = [];
  private waitingBytes = 0;
  private socketBytes = 0;
  private isBehind = false;

  constructor(
    /** Hands a text to the socket; `done` runs when the socket has given it away. */
    private readonly write: (text: string, done: () => void) => void,
    private readonly onBehind: () => void,
  ) {}

  push(text: string): void {
    if (this.isBehind) return;
    this.waiting.push(text);
    this.waitingBytes += Buffer.byteLength(text);
    this.flush();
    if (this.waiting.length <= QUEUE_FRAMES && this.waitingBytes <= QUEUE_BYTES) return;
    this.isBehind = true;
    this.waiting = [];
    this.onBehind();
  }

  private flush() {
    while (this.waiting.length > 0 && this.socketBytes < SOCKET_BYTES) {
      const text = this.waiting.shift() ?? '';
      const bytes = Buffer.byteLength(text);
      this.waitingBytes -= bytes;
      this.socketBytes += bytes;
      this.write(text, () => {
        this.socketBytes -= bytes;
        this.flush();
      });
    }
  }
}
