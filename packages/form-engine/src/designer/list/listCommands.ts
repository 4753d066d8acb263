import { defineCommand, defineCommands } from '../../editor/commands.js';
import { editorMessages } from '../../editor/editorMessages.js';
import { type EditorStore } from '../../editor/editorStore.js';
import { historyCommands, inAllLanguages } from '../../editor/historyCommands.js';
import { type ListDefinition } from '../../core/list/ListDefinition.js';

/** What the list designer does, by key and by button. */
export interface ListContext {
  store: EditorStore<ListDefinition>;
  copy: () => void;
  cut: () => void;
  paste: () => void;
  remove: () => void;
  move: (step: 1 | -1) => void;
  selectAll: () => void;
  save: () => void;
  showKeys: () => void;
}

const word = (key: keyof (typeof editorMessages)['zh']) => inAllLanguages(editorMessages, key);
const hasSelection = ({ store }: ListContext) => store.getState().selection.ids.length > 0;
/** A text that is marked on the page is what people mean to copy. */
const canCopy = (context: ListContext) => hasSelection(context) && document.getSelection()?.isCollapsed !== false;
const canChange = ({ store }: ListContext) => !store.getState().readOnly;
const canChangeSelection = (context: ListContext) => hasSelection(context) && canChange(context);

/** The commands of the list designer. */
export const listCommands = defineCommands<ListContext>([
  ...historyCommands,
  defineCommand({
    id: 'save',
    label: word('save'),
    keys: ['Mod+S'],
    inFields: true,
    isEnabled: canChange,
    run: ({ save }) => save(),
  }),
  defineCommand({
    id: 'copy',
    label: word('copy'),
    keys: ['Mod+C'],
    isEnabled: canCopy,
    run: ({ copy }) => copy(),
  }),
  defineCommand({
    id: 'cut',
    label: word('cut'),
    keys: ['Mod+X'],
    isEnabled: canChangeSelection,
    run: ({ cut }) => cut(),
  }),
  defineCommand({
    id: 'paste',
    label: word('paste'),
    keys: ['Mod+V'],
    isEnabled: canChange,
    run: ({ paste }) => paste(),
  }),
  defineCommand({
    id: 'remove',
    label: word('remove'),
    keys: ['Delete', 'Backspace'],
    isEnabled: canChangeSelection,
    run: ({ remove }) => remove(),
  }),
  defineCommand({
    id: 'moveUp',
    label: word('moveUp'),
    keys: ['Alt+ArrowUp'],
    isEnabled: canChangeSelection,
    run: ({ move }) => move(-1),
  }),
  defineCommand({
    id: 'moveDown',
    label: word('moveDown'),
    keys: ['Alt+ArrowDown'],
    isEnabled: canChangeSelection,
    run: ({ move }) => move(1),
  }),
  defineCommand({ id: 'selectAll', label: word('selectAll'), keys: ['Mod+A'], run: ({ selectAll }) => selectAll() }),
  defineCommand({ id: 'keys', label: word('keys'), keys: ['Mod+/'], run: ({ showKeys }) => showKeys() }),
]);
