import { connect, type Socket } from 'node:net';

/** A call, written out once and sent as it is. */
export interface Shot {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/**
 * One kept-alive HTTP connection that sends one call after the other. It reads just enough to find the end of an
 * answer, so that the machine's processors are left to the server that is measured.
 */
export class RawClient {
  private readonly socket: Socket;
  private received: Buffer[] = [];
  private size = 0;
  /** Bytes that the whole answer has; unknown until its head has arrived. */
  private wanted: number | undefined;
  private waiting: { resolve: (answer: Buffer) => void; reject: (error: Error) => void } | undefined;

  constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.socket = connect({ host: hostname, port: Number(port), noDelay: true });
    this.socket.on('data', (chunk: Buffer) => this.take(chunk));
    this.socket.on('error', (error) => this.waiting?.reject(error));
    this.socket.on('close', () => this.waiting?.reject(new Error('the server closed the connection')));
  }

  /** Sends a call and answers head and body as they came. */
  send(call: Buffer): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      this.socket.write(call);
    });
  }

  close(): void {
    this.waiting = undefined;
    this.socket.destroy();
  }

  private take(chunk: Buffer) {
    this.received.push(chunk);
    this.size += chunk.length;
    this.wanted ??= answerSize(this.received.length === 1 ? chunk : Buffer.concat(this.received));
    if (this.wanted === undefined || this.size < this.wanted) return;
    const answer = this.received.length === 1 ? chunk : Buffer.concat(this.received);
    this.received = [];
    this.size = 0;
    this.wanted = undefined;
    this.waiting?.resolve(answer);
  }
}

/** A call as it goes over the wire. */
export function writeCall({ method, path, headers, body = '' }: Shot): Buffer {
  const lines = Object.entries({
    host: 'localhost',
    ...headers,
    'content-length': String(Buffer.byteLength(body)),
  }).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}

function answerSize(start: Buffer): number | undefined {
  const end = start.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const length = /\r\ncontent-length: (\d+)/i.exec(start.toString('latin1', 0, end + 2))?.[1];
  if (length === undefined) throw new Error('the answer does not tell its length');
  return end + 4 + Number(length);
}
