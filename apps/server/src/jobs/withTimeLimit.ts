/**
 * Does work that gets a signal, which fires after the seconds or together with the outer signal; then this rejects with
 * a TimeLimitError or the outer reason at once. Work that ignores its signal goes on, but nobody waits for it.
 */
export async function withTimeLimit<Result>(
  seconds: number,
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort(outer.reason);
  outer.addEventListener('abort', stop, { once: true });
  const timer = setTimeout(() => controller.abort(new TimeLimitError(seconds)), seconds * 1_000);
  try {
    outer.throwIfAborted();
    return await Promise.race([work(signal), rejection(signal)]);
  } catch (error) {
    // what work that gives up says then matters less than why it had to
    throw signal.aborted ? signal.reason : error;
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', stop);
  }
}

/** The time of an attempt was over. */
export class TimeLimitError extends Error {
  override name = 'TimeLimitError';

  constructor(seconds: number) {
    super(`not done within ${seconds} s`);
  }
}

function rejection(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
