import * as z from 'zod';
import { WeChatError } from './WeChatError.js';

/** Milliseconds that an answer may take, and a transfer of a file. */
const PATIENCE = 10_000;
const FILE_PATIENCE = 60_000;

/** Asks WeChat or WeCom for JSON. Rejects with a `WeChatError` for an answer that says an error, and for none. */
export async function callWeChat(url: URL, body?: object | FormData): Promise<unknown> {
  const isFile = body instanceof FormData;
  let answer: unknown;
  try {
    const response = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(isFile ? FILE_PATIENCE : PATIENCE),
      ...(body && {
        method: 'POST',
        // they read the characters of menus and messages as they are, not as escapes
        body: isFile ? body : JSON.stringify(body),
        ...(!isFile && { headers: { 'Content-Type': 'application/json' } }),
      }),
    });
    answer = await response.json();
  } catch (error) {
    // the address carries a token or a secret
    const reason = error instanceof Error ? error.name : 'unknown';
    throw new WeChatError(`no answer of ${url.host}: ${reason}`, 'AWAY');
  }
  const { errcode, errmsg } = ErrorSchema.parse(answer);
  if (errcode !== 0) throw new WeChatError(errmsg.slice(0, 300), errcode);
  return answer;
}

const ErrorSchema = z.looseObject({ errcode: z.number().default(0), errmsg: z.string().default('') });
