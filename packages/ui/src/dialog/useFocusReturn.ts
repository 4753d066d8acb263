import { useRef } from 'react';

/** Remembers what had the focus when a panel without trigger opens, and gives it back when the panel closes. */
export function useFocusReturn(hasTrigger: boolean) {
  const opener = useRef<Element>(null);
  return {
    remember: () => {
      opener.current = openerOf(document.activeElement);
    },
    handleCloseAutoFocus: (event: Event) => {
      if (hasTrigger) return; // the primitive returns to its own trigger
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}

/** A menu is gone when the panel that its entry opened closes: its button stands for it. */
function openerOf(active: Element | null): Element | null {
  const button = active?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : active;
}
