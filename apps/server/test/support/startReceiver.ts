import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo } from 'node:net';

/** The receiver of somebody's webhooks; it answers as `answerWith` says, at first with 204. */
export async function startReceiver(): Promise<Receiver> {
  const got: Receiver['got'] = [];
  let answers: ReceiverAnswer[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      got.push({ url: request.url ?? '', headers: request.headers, body });
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      const { status = 204, headers = {}, text = '', silent = false } = answer ?? {};
      // never ends
      if (!silent) response.writeHead(status, headers).end(text);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    got,
    answerWith: (...next) => {
      answers = next;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export interface Receiver {
  url: string;
  /** What it was sent, in order. */
  got: { url: string; headers: IncomingHttpHeaders; body: string }[];
  /** Answers one after the other, the last one from then on. */
  answerWith: (...answers: ReceiverAnswer[]) => void;
  stop: () => void;
}

interface ReceiverAnswer {
  status?: number;
  headers?: Record<string, string>;
  text?: string;
  silent?: boolean;
}

/** Whether a message is signed by a secret, as a receiver finds out. */
export function isSigned({ headers, body }: Receiver['got'][number], secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const expected = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(expected);
}
