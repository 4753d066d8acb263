import { defineCommand, defineCommands } from '../../editor/commands.js';
import { historyCommands, inAllLanguages } from '../../editor/historyCommands.js';
import { type FormDocument } from '../../core/document/FormDocument.js';
import { canChangeSelection, designerCommands, type DesignerContext, hasSelection } from '../designerCommands.js';
import { formDesignerMessages, type FormDesignerText } from './formDesignerMessages.js';
import { type FormEditing } from './useFormEditing.js';

/** What the form designer does, by key and by button. */
export interface FormContext extends FormEditing, DesignerContext<FormDocument> {}

const own = (key: FormDesignerText) => inAllLanguages(formDesignerMessages, key);
const { save, copy, cut, paste, remove, moveUp, moveDown, selectAll, keys } = designerCommands;

/** The commands of the form designer. */
export const formCommands = defineCommands<FormContext>([
  ...historyCommands,
  save,
  copy,
  cut,
  paste,
  defineCommand<FormContext>({
    id: 'duplicate',
    label: own('duplicate'),
    keys: ['Mod+D'],
    isEnabled: canChangeSelection,
    run: ({ duplicate }) => duplicate(),
  }),
  remove,
  defineCommand<FormContext>({
    id: 'lift',
    label: own('lift'),
    keys: ['Mod+Shift+G'],
    isEnabled: canChangeSelection,
    run: ({ lift }) => lift(),
  }),
  moveUp,
  moveDown,
  defineCommand<FormContext>({
    id: 'selectParent',
    label: own('selectParent'),
    keys: ['Escape'],
    isEnabled: hasSelection,
    run: ({ selectParent }) => selectParent(),
  }),
  selectAll,
  keys,
]);
