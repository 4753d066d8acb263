import { type KeyboardEvent } from 'react';
import { choose, chooseAll, goOn, NOTHING_CHOSEN, type DocumentSelection } from './documentSelection.js';

/** Tiles are as many in a row as there is room for, so arrows up and down ask where they are drawn. */
const ROWS = '[role="row"][data-document]';

/** The keys of a list of documents: arrows, Shift, Space, Enter, F2, Delete, Ctrl A, Escape. */
export function useDocumentKeys({ ids, isTiles, selection, onSelection, onOpen, onRename, onRemove }: DocumentKeys) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    // menus of the rows lie elsewhere in the page, and buttons have keys of their own
    const row = target.closest<HTMLElement>(ROWS);
    if (!event.currentTarget.contains(target) || !row) return;
    const isOnButton = target !== row && (event.key === 'Enter' || event.key === ' ');
    if (isOnButton || event.altKey) return;
    const id = row.dataset.document ?? '';
    const range = event.shiftKey;
    const go = (distance: number) => {
      const next = goOn({ ...selection, active: id }, ids, distance, { range });
      onSelection(next);
      focusDocument(event.currentTarget, next.active);
    };
    const act = KEYS[event.key];
    const isAll = event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey);
    if (isAll) onSelection(chooseAll({ ...selection, active: id }, ids));
    else if (event.ctrlKey || event.metaKey) return;
    else if (act === 'next' || act === 'previous') {
      if (!isTiles) return;
      go(act === 'next' ? 1 : -1);
    } else if (act === 'down') go(isTiles ? columnsOf(event.currentTarget) : 1);
    else if (act === 'up') go(isTiles ? -columnsOf(event.currentTarget) : -1);
    else if (act === 'first') go(-ids.length);
    else if (act === 'last') go(ids.length);
    else if (act === 'toggle') onSelection(choose(selection, ids, id, { toggle: true }));
    else if (act === 'open') onOpen(id);
    else if (act === 'rename') onRename(id);
    else if (act === 'remove') onRemove(id);
    else if (act === 'clear') onSelection({ ...NOTHING_CHOSEN, active: id });
    else return;
    event.preventDefault();
  };
}

const KEYS: Readonly<Record<string, string>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  ArrowDown: 'down',
  ArrowUp: 'up',
  Home: 'first',
  End: 'last',
  ' ': 'toggle',
  Enter: 'open',
  F2: 'rename',
  Delete: 'remove',
  Escape: 'clear',
};

function focusDocument(list: HTMLElement, id: string | undefined): void {
  const rows = [...list.querySelectorAll<HTMLElement>(ROWS)];
  rows.find((row) => row.dataset.document === id)?.focus();
}

function columnsOf(list: HTMLElement): number {
  const rows = [...list.querySelectorAll<HTMLElement>(ROWS)];
  const top = rows[0]?.offsetTop;
  return Math.max(1, rows.filter((row) => row.offsetTop === top).length);
}

interface DocumentKeys {
  /** In the order of the list. */
  ids: readonly string[];
  isTiles: boolean;
  selection: DocumentSelection;
  onSelection: (selection: DocumentSelection) => void;
  onOpen: (id: string) => void;
  onRename: (id: string) => void;
  /** The one under the keyboard; all that are chosen where it is among them. */
  onRemove: (id: string) => void;
}
