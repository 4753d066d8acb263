import { ApiError } from '../client/ApiError.js';
import { buildRequest, type CallInput } from '../client/buildRequest.js';
import { timeoutOf } from '../client/callRules.js';
import { type ClientConfig } from '../client/createCalls.js';
import { defaultErrorTexts } from '../client/errorTexts.js';
import { type Route } from '../client/routeTypes.js';
import { type Envelope } from '../contract/endpoint.js';

/**
 * Sends a form and tells how far it is, which `fetch` cannot. Answers `data`; rejects as the calls of the client do, with
 * an {@link ApiError} or the signal's reason.
 */
export function sendForm({ config, route, input = {}, form, signal, onProgress }: SendFormOptions): Promise<unknown> {
  const language = config.getLanguage?.() ?? 'zh';
  const now = (config.now ?? Date.now)();
  const { url, init } = buildRequest(route, input, {
    baseUrl: config.baseUrl,
    token: config.getToken(),
    language,
    now,
  });
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (code: number, response?: Envelope) => {
      const error = new ApiError(route.path, code, response?.msg || defaultErrorTexts[language], response);
      config.onError?.(error);
      reject(error);
    };
    const abort = () => request.abort();
    request.upload.onprogress = ({ loaded }) => onProgress?.(loaded);
    request.onload = () => {
      const envelope = readEnvelope(request.responseText);
      if (!envelope) fail(request.status >= 400 ? request.status : 0);
      else if (envelope.code === 200) resolve(envelope.data);
      else fail(envelope.code, envelope);
    };
    request.onerror = () => fail(0);
    request.ontimeout = () => fail(0);
    request.onabort = () => reject((signal?.reason as Error | undefined) ?? new DOMException('Aborted', 'AbortError'));
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    request.open(route.method ?? 'GET', url);
    request.timeout = timeoutOf(route);
    for (const [name, value] of Object.entries(init.headers as Record<string, string>)) {
      // browsers set it themselves and complain about ours
      if (name !== 'origin') request.setRequestHeader(name, value);
    }
    if (signal?.aborted) return reject(signal.reason as Error);
    signal?.addEventListener('abort', abort, { once: true });
    request.send(form);
  });
}

export interface SendFormOptions {
  config: ClientConfig;
  route: Route;
  /** Path parameters. */
  input?: CallInput;
  form: FormData;
  signal?: AbortSignal | undefined;
  /** Bytes that left so far, those of the form's frame included. */
  onProgress?: (bytes: number) => void;
}

function readEnvelope(text: string): Envelope | undefined {
  try {
    const body: unknown = JSON.parse(text);
    const isEnvelope = typeof body === 'object' && body !== null && typeof (body as Envelope).code === 'number';
    return isEnvelope ? (body as Envelope) : undefined;
  } catch {
    // a gateway answers in HTML: its status tells enough
    return undefined;
  }
}
