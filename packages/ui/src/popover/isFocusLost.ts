/**
 * Whether the focus is nowhere, now that what had it has left the page, and so may be given back to `home`. A dialog takes a
 * focus that was lost inside it for itself.
 * @internal
 */
export function isFocusLost(home: Element | null): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active.contains(home);
}
