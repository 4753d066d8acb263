import { useSyncExternalStore } from 'react';

/** The address of this page; `visit` is another after each step, also back to the same address. */
export interface Address {
  path: string;
  code: string;
  order: string;
  visit: number;
}

let current = readAddress();
const listeners = new Set<() => void>();

/** Where the browser is. */
export function useAddress(): Address {
  return useSyncExternalStore(subscribe, () => current);
}

/** Goes to a step; the codes stand in its address, so that a reload opens it again. */
export function goTo(path: string, codes: { code?: string; order?: string }): void {
  history.pushState(null, '', addressOf(path, codes));
  announce();
  window.scrollTo(0, 0);
}

/** Puts the newest code of the order into the address without leaving the step: the older ones expire. */
export function keepOrderCode(order: string): void {
  const { pathname, search } = location;
  const code = new URLSearchParams(search).get('code') ?? '';
  history.replaceState(history.state, '', addressOf(pathname, { code, order }));
}

/** `path` with the codes that there are. */
export function addressOf(path: string, codes: { code?: string; order?: string }): string {
  const query = new URLSearchParams(Object.entries(codes).filter(([, value]) => value !== ''));
  return query.size > 0 ? `${path}?${query}` : path;
}

function announce(): void {
  current = readAddress(current.visit + 1);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) globalThis.addEventListener('popstate', announce);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) globalThis.removeEventListener('popstate', announce);
  };
}

/** The address in the browser's line. */
export function readAddress(visit = 0): Address {
  const { pathname, search } = globalThis.location ?? { pathname: '/', search: '' };
  const query = new URLSearchParams(search);
  return { path: pathname, code: query.get('code') ?? '', order: query.get('order') ?? '', visit };
}
