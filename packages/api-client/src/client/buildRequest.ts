import { type Language } from './errorTexts.js';
import { type Route } from './routeTypes.js';

/** URL and fetch options of one call. The parameter `n` is on every URL, the origin headers on every request. */
export function buildRequest(
  route: Route,
  input: CallInput,
  context: RequestContext,
): { url: string; init: RequestInit } {
  const url = withQuery(context.baseUrl + fillPath(route.path, input), { ...input.query, n: context.now });
  const headers: Record<string, string> = {
    // browsers set Origin themselves and refuse ours; smart-origin is what the server reads
    origin: 'pc',
    'smart-origin': 'pc',
    'smart-language': context.language,
  };
  if (context.token) headers.Authorization = context.token;
  if (context.idempotencyKey) headers['idempotency-key'] = context.idempotencyKey;
  const body = encodeBody(route, input.body, headers);
  return { url, init: { method: route.method ?? 'GET', headers, ...(body === undefined ? {} : { body }) } };
}

/** Appends parameters with `?` or `&`; empty values are left out, lists are joined by commas. */
export function withQuery(url: string, query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue;
    search.append(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  const text = search.toString();
  return text ? `${url}${url.includes('?') ? '&' : '?'}${text}` : url;
}

/** Path parameters, `query` and `body` of a call. */
export interface CallInput {
  query?: Record<string, unknown>;
  body?: unknown;
  [parameter: string]: unknown;
}

export interface RequestContext {
  baseUrl: string;
  token: string | null;
  language: Language;
  now: number;
  idempotencyKey?: string | undefined;
}

function fillPath(path: string, input: CallInput): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = input[name];
    if (typeof value !== 'string' || value === '') throw new TypeError(`${path} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
}

function encodeBody(route: Route, body: unknown, headers: Record<string, string>): BodyInit | undefined {
  if (body === undefined) return undefined;
  if (route.encoding === 'multipart') return body as FormData;
  if (route.encoding === 'form') return new URLSearchParams(body as Record<string, string>);
  headers['Content-Type'] = 'application/json';
  return JSON.stringify(body);
}
