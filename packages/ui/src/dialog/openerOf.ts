/**
 * The element that gets the focus back when what it opened closes. A menu is gone by then: its button stands for it.
 * @internal
 */
export function openerOf(active: Element | null): Element | null {
  const button = active?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : active;
}
