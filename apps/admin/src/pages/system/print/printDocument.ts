import { type PrintBlock } from '@smart-admin/api-client/contract';
import { type EditorState } from '@smart-admin/form-engine/editor';

/** What the designer of templates edits. */
export interface PrintDocument {
  blocks: PrintBlock[];
}

export const documentOf = ({ document }: EditorState<PrintDocument>) => document;
export const selectedOf = ({ selection }: EditorState<PrintDocument>) => selection.ids[0];
export const isChangedOf = ({ isChanged }: EditorState<PrintDocument>) => isChanged;
