import { type RecordChange } from '@smart-admin/form-engine/core';
import { type AuditColumns, type DefaultText, type DefaultTime, type Json } from '../../db/columns.js';

/** A model: its draft, and the copy that its users work with. */
export interface VisualModelTable extends AuditColumns {
  id: string;
  fullName: string;
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
}

/** What one save changed of a record. */
export interface RecordChangeTable {
  modelId: string;
  recordId: string;
  /** Revision that the save made; 1 for the first. */
  revision: number;
  cause: 'create' | 'update' | 'remove';
  userId: string;
  documentVersion: number;
  change: Json<Pick<RecordChange, 'set' | 'rows'>>;
  /** What takes the change back. */
  undo: Json<Pick<RecordChange, 'set' | 'rows'>>;
  creatorTime: DefaultTime;
}

/** Last number that a rule has given out in a period. */
export interface NumberSequenceTable {
  rule: string;
  period: string;
  value: number;
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
} as const;

/** Columns that every generated subtable has besides those of its form. */
export const SUBTABLE_COLUMNS = { id: '_id', parent: '_parent', sort: '_sort' } as const;
