import { ApiError } from '@smart-admin/api-client';

/**
 * Makes a call again while no answer comes: after 1 s and 2 s, then every 5 s and at once when the network is back,
 * until the signal gives up (then it never settles). From the third silence on it tells `onSilence`. What the server
 * itself refuses is a failure at once.
 */
export async function callPatiently<Answer>(
  call: () => Promise<Answer>,
  { signal, onSilence }: { signal?: AbortSignal; onSilence?(): void } = {},
): Promise<Answer> {
  for (let silences = 1; ; silences += 1) {
    try {
      return await call();
    } catch (error) {
      if (signal?.aborted) return new Promise(() => undefined);
      if (!(error instanceof ApiError) || !NO_ANSWER.includes(error.code)) throw error;
      if (silences > FIRST_WAITS.length) onSilence?.();
      await pause(FIRST_WAITS[silences - 1] ?? LATER_WAIT);
    }
  }
}

/** Milliseconds until the second, the third and each later attempt. */
const FIRST_WAITS = [1_000, 2_000];
const LATER_WAIT = 5_000;
/** No connection, a time-out, and what a proxy says for a server that is away. */
const NO_ANSWER = [0, 502, 503, 504];

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', go);
      resolve();
    };
    const timer = setTimeout(go, milliseconds);
    globalThis.addEventListener?.('online', go);
  });
}
