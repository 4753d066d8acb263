import { type DefaultTime } from '../../db/columns.js';

/** What somebody has not saved in an editor. */
export interface EditorDraftTable {
  userId: string;
  /** Of the document among all that they edit. */
  name: string;
  bodyText: string;
  device: string;
  savedTime: DefaultTime;
}

declare module '../../db/tables.js' {
  interface Tables {
    editorDraft: EditorDraftTable;
  }
}
