import { useSyncExternalStore, type RefObject } from 'react';

/** The element that a step points to, also one that is drawn later; null for none. */
export function useTarget(target: TourTarget | undefined): Element | null {
  return useSyncExternalStore(
    target === undefined ? neverChanges : subscribe,
    () => find(target),
    () => null,
  );
}

/** An element: by a selector, a ref or a function. */
export type TourTarget = string | RefObject<Element | null> | (() => Element | null);

function find(target: TourTarget | undefined): Element | null {
  if (target === undefined) return null;
  if (typeof target === 'string') return document.querySelector(target);
  return typeof target === 'function' ? target() : target.current;
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function neverChanges(): () => void {
  return () => undefined;
}
