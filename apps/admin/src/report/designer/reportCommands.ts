import { type ReportDocument } from '@smart-admin/api-client/contract';
import { designerCommands, type DesignerContext } from '@smart-admin/form-engine/designer';
import {
  defineCommand,
  defineCommands,
  type EditorCommand,
  historyCommands,
  inAllLanguages,
} from '@smart-admin/form-engine/editor';
import { reportDesignMessages } from './reportDesignMessages.js';

/** What the commands of the designer work with. */
export interface ReportContext extends DesignerContext<ReportDocument> {
  toggle: (mark: 'bold' | 'italic') => void;
}

const { save, copy, cut, paste, remove, selectAll, keys } = designerCommands;
const mark = (id: 'bold' | 'italic', key: string) =>
  defineCommand<ReportContext>({
    id,
    label: inAllLanguages(reportDesignMessages, id),
    keys: [key],
    isEnabled: ({ store }) => !store.getState().readOnly,
    run: ({ toggle }) => toggle(id),
  });

/** The commands of the designer of reports; arrows and typing belong to the grid. */
export const REPORT_COMMANDS: readonly EditorCommand<ReportContext>[] = defineCommands<ReportContext>([
  ...historyCommands,
  ...[save, copy, cut, paste, remove, selectAll],
  mark('bold', 'Mod+B'),
  mark('italic', 'Mod+I'),
  keys,
]);
