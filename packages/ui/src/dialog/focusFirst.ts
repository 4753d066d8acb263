const FOCUSABLE =
  'input:not(:disabled):not([type=hidden]), textarea:not(:disabled), select:not(:disabled), button:not(:disabled), a[href], [tabindex="0"]';

/** Focuses the first control of a panel's body, or the panel itself: never a button of its head. */
export function focusFirst(panel: HTMLElement, bodySlot: string): void {
  const first = panel.querySelector(`[data-slot="${bodySlot}"]`)?.querySelector<HTMLElement>(FOCUSABLE);
  (first ?? panel).focus({ preventScroll: true });
}
