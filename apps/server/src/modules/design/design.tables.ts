import { type ColumnType } from 'kysely';
import {
  type AuditColumns,
  type DefaultText,
  type DefaultTime,
  type Json,
  type RevisedColumns,
  type Sound,
} from '../../db/columns.js';

/** Kinds of pages that are designed, besides models. */
export type DesignPageKind = 'portal' | 'report' | 'screen';

/** A designed page: its draft, and the copy that people see. */
export interface DesignPageTable extends AuditColumns, RevisedColumns {
  id: string;
  kind: DesignPageKind;
  fullName: string;
  sound: Sound;
  enCode: string;
  category: DefaultText;
  description: DefaultText;
  sortCode: number;
  /** The draft; its schema is that of the kind. */
  document: Json<object>;
  /** Null before the first release. */
  releasedDocument: ColumnType<object | null, string | null | undefined, string | null>;
  /** 0 draft, 1 released, 2 changed since the release. */
  state: ColumnType<number, number | undefined, number>;
  /** Grows with each release. */
  version: ColumnType<number, number | undefined, number>;
  /** Entry of the release. */
  menuId: DefaultText;
}

/** The document of one release. */
export interface DesignPageVersionTable {
  pageId: string;
  version: number;
  document: Json<object>;
  /** Who released it; '' for the server itself. */
  userId: DefaultText;
  creatorTime: DefaultTime;
}

declare module '../../db/tables.js' {
  interface Tables {
    designPage: DesignPageTable;
    designPageVersion: DesignPageVersionTable;
  }
}
