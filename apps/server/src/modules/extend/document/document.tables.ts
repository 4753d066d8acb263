import { type DocumentShareKind } from '@smart-admin/api-client/contract';
import { type Generated } from 'kysely';
import { type DefaultText, type DefaultTime, type NullableTime, type Sound } from '../../../db/columns.js';

/** A folder or a file of somebody's store. */
export interface DocumentEntryTable {
  id: string;
  /** Whose store it lies in, whoever put it there. */
  ownerId: string;
  /** '' at the top of the store. */
  parentId: DefaultText;
  /** Ids from the top of the store down to this one. */
  ancestors: string[];
  kind: 'folder' | 'file';
  name: string;
  sound: Sound;
  /** File of the type `document`; '' for folders. */
  fileId: DefaultText;
  /** Bytes of the version that it holds. */
  size: Generated<number>;
  /** What was deleted when this one came into the recycle bin: itself, or a folder above it; '' elsewhere. */
  binId: DefaultText;
  binTime: NullableTime;
  creatorUserId: string;
  creatorTime: DefaultTime;
  modifyTime: DefaultTime;
}

/** Somebody, an organisation with all below it, or a role that reaches an entry and everything below. */
export interface DocumentShareTable {
  entryId: string;
  kind: DocumentShareKind;
  targetId: string;
  canEdit: boolean;
  /** Last day on the clocks of TIME_ZONE, `2026-11-20`; null for no end. */
  until: string | null;
  creatorTime: DefaultTime;
}

export interface DocumentStarTable {
  entryId: string;
  userId: string;
}

declare module '../../../db/tables.js' {
  interface Tables {
    documentEntry: DocumentEntryTable;
    documentShare: DocumentShareTable;
    documentStar: DocumentStarTable;
  }
}
