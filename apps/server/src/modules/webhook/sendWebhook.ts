import { type IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { type OpenHosts } from '../dataInterface/sources/innerAddresses.js';
import { HostRefused, sendOpen } from '../dataInterface/sources/sendOpen.js';
import { type DeliveryReason } from './webhook.tables.js';

/** Milliseconds within which a receiver has to answer. */
const PATIENCE = 10_000;
/** Milliseconds that a receiver may put the next attempt off for. */
const LONGEST_PAUSE = 86_400_000;
/** Bytes that are read of an answer, and characters that are kept of it. */
const READ = 16_384;
const KEPT = 4_000;

/** Posts a message and answers what came of it; never throws for what the receiver does. Redirects are not followed. */
export async function sendWebhook({ url, headers, body, open, signal }: OutgoingWebhook): Promise<Attempt> {
  const started = performance.now();
  const limit = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
  const ended = (attempt: Omit<Attempt, 'duration'>): Attempt => ({
    ...attempt,
    duration: Math.round(performance.now() - started),
  });
  try {
    if (!isAllowed(url, open)) throw new HostRefused(url.hostname);
    const call = { method: 'POST' as const, url, headers, credentials: {}, body };
    const response = await sendOpen(call, { open, signal: limit });
    const { statusCode: status = 0 } = response;
    const retryAfter = pauseOf(response.headers['retry-after'], Date.now());
    const answer = (await readStart(response)).slice(0, KEPT);
    return ended({ status, answer, detail: '', reason: reasonOf(status), retryAfter });
  } catch (error) {
    // the server stops: the attempt is made again
    signal.throwIfAborted();
    const detail = error instanceof Error ? error.message.slice(0, 300) : String(error);
    const reason = error instanceof HostRefused ? 'hostRefused' : limit.aborted ? 'timeout' : 'network';
    return ended({ status: null, answer: '', detail: reason === 'network' ? detail : '', reason, retryAfter: 0 });
  }
}

/** Whether a webhook may be sent in clear: within what the operator has opened alone. */
export function isAllowed({ protocol, hostname }: URL, open: OpenHosts): boolean {
  if (protocol === 'https:') return true;
  const host = hostname.replace(/^\[|\]$/g, '');
  return open.hasName(host) || (isIP(host) !== 0 && open.hasAddress(host));
}

export interface OutgoingWebhook {
  url: URL;
  headers: Readonly<Record<string, string>>;
  body: string;
  open: OpenHosts;
  /** Fires when the server stops. */
  signal: AbortSignal;
}

/** What came of one attempt; `reason` is '' where it arrived. */
export interface Attempt {
  status: number | null;
  /** How it was answered, the first 4,000 characters. */
  answer: string;
  detail: string;
  reason: DeliveryReason | '';
  /** Milliseconds for which the receiver asks to be left alone; 0 where it does not. */
  retryAfter: number;
  /** Milliseconds. */
  duration: number;
}

/** `Retry-After` in milliseconds, at most a day: seconds or a date (RFC 9110, 10.2.3); 0 for anything else. */
export function pauseOf(header: string | undefined, now: number): number {
  if (header === undefined) return 0;
  const pause = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return pause > 0 ? Math.min(pause, LONGEST_PAUSE) : 0;
}

function reasonOf(status: number): DeliveryReason | '' {
  if (status >= 200 && status < 300) return '';
  if (status === 410) return 'gone';
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

/** The first characters of an answer, of which no more is waited for. */
export async function readStart(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    size += part.length;
    if (size >= READ) break;
  }
  response.destroy();
  // a text column takes no NUL
  return Buffer.concat(parts).subarray(0, READ).toString('utf8').replaceAll('\u0000', '');
}
