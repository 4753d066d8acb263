const FOCUSABLE =
  'input:not(:disabled):not([type=hidden]), textarea:not(:disabled), select:not(:disabled), button:not(:disabled), a[href], [tabindex="0"]';

/** Focuses what is marked `data-autofocus` in a panel's body, else its first control, or the panel itself: never a button of its head. */
export function focusFirst(panel: HTMLElement, bodySlot: string): void {
  const body = panel.querySelector(`[data-slot="${bodySlot}"]`);
  const first = body?.querySelector<HTMLElement>('[data-autofocus]') ?? body?.querySelector<HTMLElement>(FOCUSABLE);
  (first ?? panel).focus({ preventScroll: true });
}
