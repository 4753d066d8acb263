import { defineCommand } from '../editor/commands.js';
import { editorMessages } from '../editor/editorMessages.js';
import { type EditorStore } from '../editor/editorStore.js';
import { inAllLanguages } from '../editor/historyCommands.js';
import { type FrameActions } from './DesignerFrame.js';

/** What a designer of items offers to its keys. */
export interface DesignerActions extends FrameActions {
  copy: () => void;
  cut: () => void;
  paste: () => void;
  remove: () => void;
  /** One place up or down. */
  nudge: (step: 1 | -1) => void;
  selectAll: () => void;
}

/** What the commands of a designer work with. */
export interface DesignerContext<Document extends object> extends DesignerActions {
  store: EditorStore<Document>;
}

/** As much of the store as the common commands ask for, whatever its document is. */
interface CommonContext extends DesignerActions {
  store: { getState(): { selection: { ids: readonly string[] }; readOnly: boolean } };
}

const word = (key: keyof (typeof editorMessages)['zh']) => inAllLanguages(editorMessages, key);

export const hasSelection = ({ store }: Pick<CommonContext, 'store'>) => store.getState().selection.ids.length > 0;
const canChange = ({ store }: Pick<CommonContext, 'store'>) => !store.getState().readOnly;
export const canChangeSelection = (context: Pick<CommonContext, 'store'>) =>
  hasSelection(context) && canChange(context);
/** A text that is marked on the page is what people mean to copy. */
const canCopy = (context: CommonContext) => hasSelection(context) && document.getSelection()?.isCollapsed !== false;

/** The commands that every designer of items has, by name: each puts them among its own in the order in which they are listed. */
export const designerCommands = {
  save: defineCommand<CommonContext>({
    id: 'save',
    label: word('save'),
    keys: ['Mod+S'],
    inFields: true,
    isEnabled: canChange,
    run: ({ save }) => save(),
  }),
  copy: defineCommand<CommonContext>({
    id: 'copy',
    label: word('copy'),
    keys: ['Mod+C'],
    isEnabled: canCopy,
    run: ({ copy }) => copy(),
  }),
  cut: defineCommand<CommonContext>({
    id: 'cut',
    label: word('cut'),
    keys: ['Mod+X'],
    isEnabled: canChangeSelection,
    run: ({ cut }) => cut(),
  }),
  paste: defineCommand<CommonContext>({
    id: 'paste',
    label: word('paste'),
    keys: ['Mod+V'],
    isEnabled: canChange,
    run: ({ paste }) => paste(),
  }),
  remove: defineCommand<CommonContext>({
    id: 'remove',
    label: word('remove'),
    keys: ['Delete', 'Backspace'],
    isEnabled: canChangeSelection,
    run: ({ remove }) => remove(),
  }),
  moveUp: defineCommand<CommonContext>({
    id: 'moveUp',
    label: word('moveUp'),
    keys: ['Alt+ArrowUp'],
    isEnabled: canChangeSelection,
    run: ({ nudge }) => nudge(-1),
  }),
  moveDown: defineCommand<CommonContext>({
    id: 'moveDown',
    label: word('moveDown'),
    keys: ['Alt+ArrowDown'],
    isEnabled: canChangeSelection,
    run: ({ nudge }) => nudge(1),
  }),
  selectAll: defineCommand<CommonContext>({
    id: 'selectAll',
    label: word('selectAll'),
    keys: ['Mod+A'],
    run: ({ selectAll }) => selectAll(),
  }),
  keys: defineCommand<CommonContext>({
    id: 'keys',
    label: word('keys'),
    keys: ['Mod+/'],
    run: ({ showKeys }) => showKeys(),
  }),
} as const;
