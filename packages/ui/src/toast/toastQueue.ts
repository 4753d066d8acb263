import type { toast as Sonner } from 'sonner';

/**
 * Runs something with the toast library once a Toaster is in the page, at once when one is. The library arrives with
 * the Toaster, so that a page does not wait for it before it is usable.
 */
export function withToaster(run: (sonner: typeof Sonner) => void): void {
  if (library) run(library);
  else waiting.push(run);
}

/** Called by the Toaster when it is in the page. */
export function announceToaster(sonner: typeof Sonner): void {
  library = sonner;
  for (const run of waiting.splice(0)) run(sonner);
}

/** Forgets what still waits for a Toaster. */
export function discardWaiting(): void {
  waiting.length = 0;
}

/** An id for a message whose caller gave none. */
export function nextToastId(): string {
  lastId += 1;
  return `toast-${lastId}`;
}

let library: typeof Sonner | undefined;
let lastId = 0;
const waiting: ((sonner: typeof Sonner) => void)[] = [];
