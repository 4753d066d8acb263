/** Newest errors that nothing caught, kept for support under `smart_errorLog`; development shows them in the console only. */
export function reportUnhandledErrors(): void {
  if (!import.meta.env.PROD) return;
  window.addEventListener('error', (event) => keepError(event.message, event.error));
  window.addEventListener('unhandledrejection', (event) => keepError(String(event.reason), event.reason));
}

/** Adds one error to the log. */
export function keepError(message: string, cause: unknown): void {
  const entry = { time: Date.now(), path: location.pathname, message: message.slice(0, 500), stack: cause instanceof Error ? cause.stack?.slice(0, 2_000) : undefined };
  try {
    const saved = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    localStorage.setItem(KEY, JSON.stringify([entry, ...(Array.isArray(saved) ? saved : [])].slice(0, LIMIT)));
  } catch (error) {
    console.error('An error could not be logged', message, error);
  }
}

const KEY = 'smart_errorLog';
const LIMIT = 50;
