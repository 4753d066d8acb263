import { canChangeSelection, designerCommands, type DesignerContext } from '../designer/designerCommands.js';
import { defineCommand, defineCommands } from '../editor/commands.js';
import { historyCommands, inAllLanguages } from '../editor/historyCommands.js';
import { type FlowDocument } from '../flow/document/FlowDocument.js';
import { flowDesignerMessages } from './flowDesignerMessages.js';
import { type FlowEditing } from './useFlowEditing.js';

/** What the flow designer does, by key and by button. */
export interface FlowContext extends Omit<FlowEditing, 'add'>, DesignerContext<FlowDocument> {
  /** Opens the menu of kinds behind the selection. */
  openMenu: () => void;
}

const own = (key: keyof (typeof flowDesignerMessages)['zh']) => inAllLanguages(flowDesignerMessages, key);
const { save, copy, cut, paste, remove, moveUp, moveDown, selectAll, keys } = designerCommands;

/** The commands of the flow designer. Arrows alone walk in the chart. */
export const flowCommands = defineCommands<FlowContext>([
  ...historyCommands,
  save,
  defineCommand<FlowContext>({
    id: 'add',
    label: own('addNode'),
    keys: ['A'],
    isEnabled: ({ store }) => !store.getState().readOnly,
    run: ({ openMenu }) => openMenu(),
  }),
  copy,
  cut,
  paste,
  defineCommand<FlowContext>({
    id: 'duplicate',
    label: own('duplicate'),
    keys: ['Mod+D'],
    isEnabled: canChangeSelection,
    run: ({ duplicate }) => duplicate(),
  }),
  remove,
  moveUp,
  moveDown,
  defineCommand<FlowContext>({
    id: 'deselect',
    label: own('selectStart'),
    keys: ['Escape'],
    run: ({ store }) => store.select({ ids: [], anchor: null }),
  }),
  selectAll,
  keys,
]);
