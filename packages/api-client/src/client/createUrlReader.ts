import { ApiError } from './ApiError.js';
import { buildRequest } from './buildRequest.js';
import { type ClientConfig } from './createCalls.js';
import { defaultErrorTexts } from './errorTexts.js';

/**
 * Reads `data` from an address that configuration names, such as the options of a form field. Only paths of the own API
 * are called, because the call carries the session.
 */
export function createUrlReader(config: ClientConfig): (path: string, signal?: AbortSignal) => Promise<unknown> {
  return async (path, signal) => {
    const language = config.getLanguage?.() ?? 'zh';
    if (!/^\/api\/[\w/.?&=,%{}-]*$/.test(path)) throw new ApiError(path, 0, defaultErrorTexts[language]);
    const { url, init } = buildRequest(
      { method: 'GET', path },
      {},
      { baseUrl: config.baseUrl, token: config.getToken(), language, now: (config.now ?? Date.now)() },
    );
    const response = await (config.fetch ?? fetch)(url, { ...init, ...(signal ? { signal } : {}) });
    const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: unknown };
    if (code !== 200) throw new ApiError(path, code, msg || defaultErrorTexts[language]);
    return data;
  };
}
