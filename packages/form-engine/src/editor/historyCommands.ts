import { LOCALES, type Locale } from '@smart-admin/ui/messages';
import { defineCommand } from './commands.js';
import { editorMessages } from './editorMessages.js';
import { type EditorStore } from './editorStore.js';

/** A text of the editor in all languages, for commands and settings. */
export function inAllLanguages<Key extends string>(
  messages: Readonly<Record<Locale, Readonly<Record<Key, string>>>>,
  key: Key,
): Readonly<Record<Locale, string>> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, messages[locale][key]])) as Record<Locale, string>;
}

/** Undo and redo, which every editor has. */
export const historyCommands = [
  defineCommand<HistoryContext>({
    id: 'undo',
    label: inAllLanguages(editorMessages, 'undo'),
    keys: ['Mod+Z'],
    inFields: true,
    isEnabled: ({ store }) => store.getState().undoLabel !== null,
    run: ({ store }) => void store.undo(),
  }),
  defineCommand<HistoryContext>({
    id: 'redo',
    label: inAllLanguages(editorMessages, 'redo'),
    keys: ['Mod+Shift+Z', 'Mod+Y'],
    inFields: true,
    isEnabled: ({ store }) => store.getState().redoLabel !== null,
    run: ({ store }) => void store.redo(),
  }),
] as const;

interface HistoryContext {
  store: Pick<EditorStore<never>, 'undo' | 'redo'> & {
    getState(): { undoLabel: string | null; redoLabel: string | null };
  };
}
