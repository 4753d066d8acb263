import { frameApi } from './frameApi.js';
import { useSession } from './sessionStore.js';

/**
 * Errors that nothing caught (decision Q89): production keeps the newest in the browser under `smart_errorLog` and tells
 * the server's log; development shows them in the console only.
 */
export function reportUnhandledErrors(): void {
  if (!import.meta.env.PROD) return;
  window.addEventListener('error', (event) => keepError(event.message, event.error));
  window.addEventListener('unhandledrejection', (event) => keepError(String(event.reason), event.reason));
}

/** Adds one error to both logs. */
export function keepError(message: string, cause: unknown): void {
  const entry = {
    time: Date.now(),
    path: location.pathname,
    message: message.slice(0, 500) || 'Error',
    stack: cause instanceof Error ? cause.stack?.slice(0, 2_000) : undefined,
  };
  try {
    const saved = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    localStorage.setItem(KEY, JSON.stringify([entry, ...(Array.isArray(saved) ? saved : [])].slice(0, LIMIT)));
  } catch (error) {
    console.error('An error could not be logged', message, error);
  }
  void tellServer(entry);
}

async function tellServer({
  path,
  message,
  stack,
}: {
  path: string;
  message: string;
  stack: string | undefined;
}): Promise<void> {
  // only who is signed in can tell, and an error of telling must not be told again
  if (useSession.getState().token === null || told >= TOLD_LIMIT) return;
  told += 1;
  try {
    await frameApi.system.log.report({ body: { path, message, stack } }, { silent: true });
  } catch (error) {
    console.error('An error could not be reported', error);
  }
}

const KEY = 'smart_errorLog';
const LIMIT = 50;
/** Reports of one page load. */
const TOLD_LIMIT = 10;
let told = 0;
