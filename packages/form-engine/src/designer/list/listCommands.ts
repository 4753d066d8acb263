import { defineCommands } from '../../editor/commands.js';
import { historyCommands } from '../../editor/historyCommands.js';
import { type ListDefinition } from '../../core/list/ListDefinition.js';
import { designerCommands, type DesignerContext } from '../designerCommands.js';

const { save, copy, cut, paste, remove, moveUp, moveDown, selectAll, keys } = designerCommands;

/** The commands of the list designer. */
export const listCommands = defineCommands<DesignerContext<ListDefinition>>([
  ...historyCommands,
  save,
  copy,
  cut,
  paste,
  remove,
  moveUp,
  moveDown,
  selectAll,
  keys,
]);
