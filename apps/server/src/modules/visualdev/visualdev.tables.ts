import { type RecordChange } from '@smart-admin/form-engine/core';
import {
  type AuditColumns,
  type DefaultText,
  type DefaultTime,
  type Json,
  type Sound,
  type RevisedColumns,
} from '../../db/columns.js';

/** A model: its draft, and the copy that its users work with. */
export interface VisualModelTable extends AuditColumns, RevisedColumns {
  id: string;
  fullName: string;
  sound: Sound;
  enCode: string;
  /** 1 web form, 2 app form, 3 flow form. */
  type: number;
  category: DefaultText;
  /** Draft documents in the stored wire format, JSON. */
  formData: string;
  columnData: string;
  description: DefaultText;
  sortCode: number;
  /** 0 draft, 1 released, 2 changed since the release. */
  state: number;
  /** Menu entry of the release. */
  menuId: DefaultText;
  releasedForm: DefaultText;
  releasedColumn: DefaultText;
  /** Grows with each release. */
  version: number;
  /** Table that was there before the model; '' for one of its own. */
  tableName: DefaultText;
}

/** The documents of one release. */
export interface VisualModelVersionTable {
  modelId: string;
  version: number;
  formData: string;
  columnData: string;
  /** Who released it; '' for the server itself. */
  userId: string;
  creatorTime: DefaultTime;
}

/** What one save changed of a record. */
export interface RecordChangeTable {
  modelId: string;
  recordId: string;
  /** Revision that the save made; 1 for the first. */
  revision: number;
  cause: 'create' | 'update' | 'remove' | 'restore';
  userId: string;
  documentVersion: number;
  change: Json<Pick<RecordChange, 'set' | 'rows'>>;
  /** What takes the change back. */
  undo: Json<Pick<RecordChange, 'set' | 'rows'>>;
  creatorTime: DefaultTime;
}

/** What somebody said about a record. */
export interface RecordCommentTable {
  id: string;
  modelId: string;
  recordId: string;
  userId: string;
  bodyText: string;
  /** People who were told. */
  mentionedIds: Json<string[]>;
  creatorTime: DefaultTime;
}

/** A deleted record, which stands in no generated table any more. */
export interface RecycledRecordTable {
  modelId: string;
  recordId: string;
  /** Whose record it was, for data permissions. */
  creator: string;
  organize: string;
  /** Version of the released documents whose columns the contents have. */
  documentVersion: number;
  /** All columns of its row, also of fields that left the form. */
  content: Json<ModelRow>;
  /** Rows of the tables below it, by their names. */
  subtables: Json<Record<string, ModelRow[]>>;
  deletedBy: string;
  deletedAt: DefaultTime;
}

/** Rows of generated tables: columns come from stored metadata. */
export type ModelRow = Record<string, unknown>;
export type ModelTables = Record<string, ModelRow>;

/** Columns that every generated main table has besides those of its form. */
export const OWN_COLUMNS = {
  id: '_id',
  creator: '_creator',
  organize: '_organize',
  createdAt: '_created_at',
  modifier: '_modifier',
  modifiedAt: '_modified_at',
  /** Grows with each save. */
  revision: '_revision',
  /** Version of the document that wrote the record last. */
  version: '_version',
  /** How the searched texts sound: `'name:张':1 'name:zhang':1`. */
  sounds: '_sounds',
} as const;

/** Columns that every generated subtable has besides those of its form. */
export const SUBTABLE_COLUMNS = { id: '_id', parent: '_parent', sort: '_sort' } as const;

declare module '../../db/tables.js' {
  interface Tables {
    recordChange: RecordChangeTable;
    recordComment: RecordCommentTable;
    recycledRecord: RecycledRecordTable;
    visualModel: VisualModelTable;
    visualModelVersion: VisualModelVersionTable;
  }
}
