import { type IncomingMessage } from 'node:http';
import { t } from '../dataInterface.messages.js';
import { InterfaceFailure } from '../InterfaceFailure.js';
import { type OpenHosts } from './innerAddresses.js';
import { HostRefused, type HttpCall, sendOpen } from './sendOpen.js';

/**
 * Asks another server for JSON. Inner addresses are refused when the connection is made, so that a name which answers
 * one address now and another one later does not get around it; redirects are followed by GET, a few times, by the same
 * rule, and lose the credentials when they leave the origin.
 */
export async function fetchJson(call: JsonCall, open: OpenHosts): Promise<unknown> {
  const signal = AbortSignal.timeout(call.timeoutSeconds * 1_000);
  try {
    return JSON.parse(await follow(call, { open, signal, left: REDIRECTS })) as unknown;
  } catch (error) {
    if (error instanceof InterfaceFailure) throw error;
    if (error instanceof HostRefused) throw new InterfaceFailure(t('hostRefused', { host: error.host }));
    if (signal.aborted) throw new InterfaceFailure(t('tooSlow', { seconds: call.timeoutSeconds }));
    if (error instanceof SyntaxError) throw new InterfaceFailure(t('answerNotJson'));
    throw new InterfaceFailure(t('broken', { detail: error instanceof Error ? error.message : String(error) }));
  }
}

export interface JsonCall extends HttpCall {
  timeoutSeconds: number;
}

interface Way {
  open: OpenHosts;
  signal: AbortSignal;
  /** Redirects that may still follow. */
  left: number;
}

async function follow(call: HttpCall, way: Way): Promise<string> {
  const answer = await sendOpen(call, way);
  const { statusCode = 0, headers } = answer;
  if (statusCode >= 300 && statusCode < 400 && headers.location) {
    answer.destroy();
    if (way.left === 0) throw new InterfaceFailure(t('tooManyRedirects'));
    const url = URL.parse(headers.location, call.url);
    if (!url || !isHttp(url)) throw new InterfaceFailure(t('urlWrong'));
    const credentials = url.origin === call.url.origin ? call.credentials : {};
    return follow({ ...call, method: 'GET', body: '', url, credentials }, { ...way, left: way.left - 1 });
  }
  if (statusCode < 200 || statusCode > 299) {
    answer.destroy();
    throw new InterfaceFailure(t('status', { status: statusCode }));
  }
  return readText(answer);
}

async function readText(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MAX_BYTES) {
      answer.destroy();
      throw new InterfaceFailure(t('tooLarge'));
    }
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Whether an address is spoken to by HTTP. */
export function isHttp({ protocol }: URL): boolean {
  return protocol === 'http:' || protocol === 'https:';
}

const REDIRECTS = 3;
const MAX_BYTES = 5_000_000;
