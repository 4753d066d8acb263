import { createHash } from 'node:crypto';
import { Agent, request } from 'node:http';

/** Bytes of a chunk. */
export const CHUNK = 5_242_880;

/** A content that need not be kept: every chunk is made when it is asked for. */
export class TestContent {
  private readonly base = Buffer.alloc(CHUNK);

  constructor(readonly size: number) {
    // bytes that no compression helps with, the same in every run
    for (let at = 0, seed = createHash('sha512').update('start').digest(); at < CHUNK; at += 64) {
      seed = createHash('sha512').update(seed).digest();
      seed.copy(this.base, at);
    }
  }

  get count(): number {
    return Math.ceil(this.size / CHUNK);
  }

  /** Chunk `number`, from 1. */
  chunk(number: number): Buffer {
    const content = Buffer.from(this.base.subarray(0, Math.min(CHUNK, this.size - (number - 1) * CHUNK)));
    content.writeUInt32LE(number, 0);
    return content;
  }

  /** SHA-256 in hex. */
  hash(): string {
    const hash = createHash('sha256');
    for (let number = 1; number <= this.count; number += 1) hash.update(this.chunk(number));
    return hash.digest('hex');
  }
}

/** Sends a body and answers what came back; `cutAfter` bytes the line breaks, which rejects. */
export function send(target: Target, path: string, { type, body, cutAfter }: Body): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request(`${target.url}${path}`, {
      method: 'POST',
      agent: target.agent,
      headers: { authorization: target.token, 'content-type': type, 'content-length': size(body) },
    });
    call.on('error', reject);
    call.on('response', (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('error', reject);
      answer.on('end', () => resolve(String(Buffer.concat(pieces))));
    });
    if (cutAfter === undefined) {
      for (const part of body) call.write(part);
      call.end();
      return;
    }
    call.write(Buffer.concat(body).subarray(0, cutAfter), () => call.destroy(new Error('the line was cut')));
  });
}

/** The form of one chunk. */
export function chunkBody(claim: Record<string, string | number>, chunkNumber: number, content: Buffer): Body {
  const boundary = 'chunk-of-a-large-file';
  const fields = Object.entries({ ...claim, chunkNumber }).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="chunk"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: [Buffer.from(fields.join('') + head), content, Buffer.from(`\r\n--${boundary}--\r\n`)],
  };
}

/** Reads an address to its end and answers size and hash of what came; without a hash only the size. */
export function receive(target: Target, path: string, withHash: boolean): Promise<{ size: number; hash: string }> {
  return new Promise((resolve, reject) => {
    const call = request(`${target.url}${path}`, { agent: target.agent, headers: { authorization: target.token } });
    call.on('error', reject);
    call.on('response', (answer) => {
      const hash = createHash('sha256');
      let received = 0;
      answer.on('data', (piece: Buffer) => {
        received += piece.length;
        if (withHash) hash.update(piece);
      });
      answer.on('error', reject);
      answer.on('end', () => resolve({ size: received, hash: hash.digest('hex') }));
    });
    call.end();
  });
}

/** Runs a task for every chunk, a few at once as a browser does. */
export async function eachAtOnce(
  numbers: readonly number[],
  atOnce: number,
  task: (number: number) => Promise<unknown>,
): Promise<void> {
  const left = [...numbers];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let number = left.shift(); number !== undefined; number = left.shift()) await task(number);
    }),
  );
}

export function createTarget(url: string, token: string): Target {
  return { url, token, agent: new Agent({ keepAlive: true, maxSockets: 8 }) };
}

export interface Target {
  url: string;
  token: string;
  agent: Agent;
}

interface Body {
  type: string;
  body: readonly Buffer[];
  cutAfter?: number;
}

function size(body: readonly Buffer[]): number {
  return body.reduce((sum, part) => sum + part.length, 0);
}
