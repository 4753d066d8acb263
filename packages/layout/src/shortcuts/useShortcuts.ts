import { useEffect, useEffectEvent } from 'react';
import { isMac, shortcutOf, type ShortcutName } from './shortcuts.js';

/**
 * Listens for the keys of the frame. Without `all` only the palette's: single keys and Alt may be wanted by other
 * software of the user (speech, screen readers). Behind an open dialog only the palette's too.
 */
export function useShortcuts(all: boolean, run: Readonly<Record<ShortcutName, (() => void) | undefined>>): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const name = shortcutOf(event, { typing: isTyping(event.target), mac: isMac() });
    if (!name || (name !== 'palette' && (!all || isBehindDialog()))) return;
    const action = run[name];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** Whether a dialog has the page for itself: not one beside which the page is used, nor one of a page that is hidden. */
function isBehindDialog(): boolean {
  // React hides what a kept page has drawn by its style
  return [...document.querySelectorAll(OPEN_DIALOG)].some((dialog) => !dialog.closest('[style*="display: none"]'));
}

const OPEN_DIALOG = ':is([role=dialog], [role=alertdialog])[data-state=open]:not([data-modal=false])';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
