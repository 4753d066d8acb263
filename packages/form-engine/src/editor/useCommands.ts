import { useEffect, useEffectEvent } from 'react';
import { dispatchKey, type EditorCommand } from './commands.js';

/** Runs commands by their keys while the editor is in the page and no dialog lies over it. */
export function useCommands<Context>(commands: readonly EditorCommand<Context>[], context: Context): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const { target } = event;
    if (target instanceof Element && target.closest('[role=dialog], [role=alertdialog], [role=menu]')) return;
    dispatchKey(commands, context, event, isMac());
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** Whether ⌘ takes the place of Ctrl here. */
export function isMac(): boolean {
  return /Mac|iP(hone|ad|od)/.test(navigator.platform);
}
