import { revealField } from './reveal.js';

const FOCUSABLE =
  'input:not([disabled]):not([type=hidden]), textarea:not([disabled]), button:not([disabled]), [tabindex="0"]';

/** Puts the focus on the control of a field or cell and scrolls to it; panels and rows that hide it show it first. */
export function focusField(path: string, root: ParentNode = document): void {
  revealField(path, root);
  const slot = root.querySelector<HTMLElement>(`[data-field-path="${CSS.escape(path)}"]`);
  slot?.scrollIntoView?.({ block: 'nearest' });
  (slot?.querySelector<HTMLElement>(FOCUSABLE) ?? slot)?.focus();
}
