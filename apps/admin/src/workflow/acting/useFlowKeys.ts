import { useEffect, useEffectEvent } from 'react';

/** Single letters that do something on the page of a flow; they rest while somebody types, in dialogs and in menus. */
export function useFlowKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (isTyping(event.target) || document.querySelector(OPEN_LAYER)) return;
    const run = keys[event.key.toLowerCase()];
    if (!run) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

const OPEN_LAYER = ':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox])[data-state=open]';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role=combobox], [role=textbox]'))
  );
}
