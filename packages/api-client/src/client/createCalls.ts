import { type Envelope } from '../contract/index.js';
import { ApiError } from './ApiError.js';
import { buildRequest, type CallInput } from './buildRequest.js';
import { endsSession, isAcceptedAtAnyCode, isLogin, timeoutOf } from './callRules.js';
import { defaultErrorTexts, type Language } from './errorTexts.js';
import { type CallOptions, type ClientTree, type DownloadedFile, type Route, type RouteTree } from './routeTypes.js';

/**
 * One function per call of a part of the contract, given by its constant of `@smart-admin/api-client/routes`: for a first
 * page that makes few calls and need not carry the table of all. A call resolves with `data` when the code is 200;
 * otherwise it reports to `onError` (unless silent; the end of the session always) and rejects with an {@link ApiError}. A
 * failed sign-in rejects with the response itself. Transport failures and time-outs have the code 0.
 */
export function createCalls<Tree>(routes: RouteTree<Tree>, config: ClientConfig): ClientTree<Tree> {
  return bindTree(routes, config) as ClientTree<Tree>;
}

export interface ClientConfig {
  /** Origin of the API, without a slash at the end; '' is the page's own. */
  baseUrl: string;
  /** The session's token; without one no Authorization header is sent. */
  getToken(): string | null;
  /** Language of server messages and of the default error text. Default zh. */
  getLanguage?(): Language;
  /** Told of every failed call that is not silent, and of every end of the session. */
  onError?(error: ApiError): void;
  /** Milliseconds before an ordinary call is given up. Default 30000. */
  timeout?: number;
  fetch?: typeof fetch;
  /** Clock of the parameter `n`. Default Date.now. */
  now?(): number;
  /** Looks at each successful `data`, for instance to compare it with the contract in tests; throws to refuse it. */
  inspect?(route: Route, data: unknown): void;
}

interface RouteNode {
  readonly [name: string]: Route | RouteNode;
}

function bindTree(node: unknown, config: ClientConfig): unknown {
  if (isRoute(node))
    return (input?: CallInput, options?: CallOptions) => call(node, config, input ?? {}, options ?? {});
  return Object.fromEntries(Object.entries(node as RouteNode).map(([name, child]) => [name, bindTree(child, config)]));
}

function isRoute(node: unknown): node is Route {
  return typeof (node as Partial<Route>).path === 'string';
}

async function call(route: Route, config: ClientConfig, input: CallInput, options: CallOptions): Promise<unknown> {
  try {
    return await sendSafely(route, config, input, options);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    if (error instanceof ApiError) {
      if (!options.silent || endsSession(route.path, error.code)) config.onError?.(error);
      if (isLogin(route) && error.response) throw error.response;
    }
    throw error;
  }
}

/** Pauses in milliseconds before a call whose answer was lost is sent again. */
const REPEAT_AFTER = [500, 2_000];
/** No answer, or one of a gateway that could not reach the server. */
const LOST_ANSWERS = new Set([0, 502, 503, 504]);

/** Sends a call, and again where that is safe: the server knows it by its key. */
async function sendSafely(
  route: Route,
  config: ClientConfig,
  input: CallInput,
  options: CallOptions,
): Promise<unknown> {
  const pauses = options.idempotencyKey ? [...REPEAT_AFTER] : [];
  for (;;) {
    try {
      return await send(route, config, input, options);
    } catch (error) {
      const isLost = error instanceof ApiError && !error.response && LOST_ANSWERS.has(error.code);
      const pause = isLost ? pauses.shift() : undefined;
      if (pause === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
      options.signal?.throwIfAborted();
    }
  }
}

async function send(route: Route, config: ClientConfig, input: CallInput, options: CallOptions): Promise<unknown> {
  const language = config.getLanguage?.() ?? 'zh';
  const failure = (code: number, response?: Envelope, cause?: unknown) =>
    new ApiError(route.path, code, response?.msg || defaultErrorTexts[language], response, cause);
  const { url, init } = buildRequest(route, input, {
    baseUrl: config.baseUrl,
    token: config.getToken(),
    language,
    now: (config.now ?? Date.now)(),
    idempotencyKey: options.idempotencyKey,
  });
  const timeout = AbortSignal.timeout(options.timeout ?? timeoutOf(route, config.timeout));
  let response: Response;
  try {
    response = await (config.fetch ?? fetch)(url, {
      ...init,
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw failure(0, undefined, error);
  }
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  // a refused download is an envelope; a file that happens to be JSON carries a disposition
  const isFile = !isJson || response.headers.has('content-disposition');
  if (route.response === 'file' && response.ok && isFile) return readFile(response);
  const envelope = isJson ? await readEnvelope(response, options.signal) : undefined;
  if (!envelope) throw failure(response.ok ? 0 : response.status);
  if (envelope.code !== 200 && !isAcceptedAtAnyCode(route)) throw failure(envelope.code, envelope);
  if (envelope.code === 200) {
    config.inspect?.(route, envelope.data);
    options.onMessage?.(envelope.msg);
  }
  return envelope.data;
}

async function readEnvelope(response: Response, signal: AbortSignal | undefined): Promise<Envelope | undefined> {
  try {
    const body: unknown = await response.json();
    return isEnvelope(body) ? body : undefined;
  } catch (error) {
    if (signal?.aborted) throw error;
    return undefined;
  }
}

function isEnvelope(body: unknown): body is Envelope {
  return typeof body === 'object' && body !== null && typeof (body as Partial<Envelope>).code === 'number';
}

async function readFile(response: Response): Promise<DownloadedFile> {
  const disposition = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(disposition)?.[1];
  return { blob: await response.blob(), fileName: encoded ? decodeURIComponent(encoded) : (plain ?? '') };
}
