import { useSyncExternalStore } from 'react';

/** Height of a table row in px by the size setting (token `--row-h`). */
export function useRowHeight(): number {
  return useSyncExternalStore(subscribe, read, () => 40);
}

function subscribe(notify: () => void): () => void {
  // it may have changed while nobody watched
  known = undefined;
  const observer = new MutationObserver(() => {
    known = undefined;
    notify();
  });
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-size', 'class', 'style'] });
  return () => observer.disconnect();
}

// asking for a computed style can cost a layout, and every table asks at every drawing
let known: number | undefined;

function read(): number {
  known ??= Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--row-h')) || 40;
  return known;
}
