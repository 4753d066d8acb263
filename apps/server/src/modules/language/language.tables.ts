import { type Locale } from '@smart-admin/ui/messages';
import { type DefaultTime } from '../../db/columns.js';

/** Texts of the interface that this installation words in its own way. */
export interface TextOverrideTable {
  language: Locale;
  key: string;
  original: string;
  text: string;
  lastModifyTime: DefaultTime;
}

declare module '../../db/tables.js' {
  interface Tables {
    textOverride: TextOverrideTable;
  }
}
