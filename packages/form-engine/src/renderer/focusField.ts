const FOCUSABLE =
  'input:not([disabled]):not([type=hidden]), textarea:not([disabled]), button:not([disabled]), [tabindex="0"]';

/** Puts the focus on the control of a field or cell that is drawn, and scrolls to it. */
export function focusField(path: string, root: ParentNode = document): void {
  const slot = root.querySelector<HTMLElement>(`[data-field-path="${CSS.escape(path)}"]`);
  const control = slot?.querySelector<HTMLElement>(FOCUSABLE);
  slot?.scrollIntoView?.({ block: 'nearest' });
  control?.focus();
}
