/** Calls `action` once `wait` ms after the last call, with its arguments; `cancel` drops a waiting call, `flush` makes it now. */
export function debounce<Args extends unknown[]>(action: (...args: Args) => void, wait: number): Debounced<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: Args | undefined;
  const run = () => {
    const args = pending;
    debounced.cancel();
    if (args) action(...args);
  };
  const debounced: Debounced<Args> = (...args) => {
    pending = args;
    clearTimeout(timer);
    timer = setTimeout(run, wait);
  };
  debounced.cancel = () => {
    clearTimeout(timer);
    pending = undefined;
  };
  debounced.flush = run;
  return debounced;
}

export interface Debounced<Args extends unknown[]> {
  (...args: Args): void;
  cancel: () => void;
  flush: () => void;
}
