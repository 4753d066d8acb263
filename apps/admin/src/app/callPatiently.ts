import { ApiError } from '@smart-admin/api-client';

/**
 * Makes a call again after 1 s and 2 s when no answer came (a reload on a bad line, a server that restarts); what the
 * server itself refuses is a failure at once.
 */
export async function callPatiently<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (const wait of WAITS) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError) || !NO_ANSWER.includes(error.code)) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return call();
}

const WAITS = [1_000, 2_000];
/** No connection, a time-out, and what a proxy says for a server that is away. */
const NO_ANSWER = [0, 502, 503, 504];
