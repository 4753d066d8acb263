import { type Device } from '../document/FieldBase.js';
import { type Migration } from '../document/migrateDocument.js';

/** Version that is written. */
export const LIST_DEFINITION_VERSION = 1;

/** Steps from older stored versions. */
export const listDefinitionMigrations: readonly Migration[] = [];

/** The list of a model: what it searches by, shows and offers. */
export interface ListDefinition {
  version: typeof LIST_DEFINITION_VERSION;
  search: ListSearch[];
  columns: ListColumn[];
  /** Buttons above the list. */
  buttons: ListButton[];
  /** Buttons of a row. */
  rowButtons: ListButton[];
  /** Order of the first visit; empty = newest first. */
  defaultSort: { id: string; desc: boolean } | undefined;
  hasPage: boolean;
  pageSize: number;
  /** Unknown keys, written back unchanged. */
  extra: Record<string, unknown>;
}

export interface ListSearch {
  /** Field that is searched. */
  id: string;
  label: string;
  /** How: `equal` the same value, `like` contains, `between` two bounds. */
  mode: 'equal' | 'like' | 'between';
  extra: Record<string, unknown>;
}

export interface ListColumn {
  id: string;
  label: string;
  /** px; undefined = by content. */
  width: number | undefined;
  align: 'left' | 'center' | 'right';
  sortable: boolean;
  fixed: 'left' | 'right' | undefined;
  visibility: Device[];
  extra: Record<string, unknown>;
}

export interface ListButton {
  /** `add`, `edit`, `remove`, `batchRemove`, `upload`, `download`, `detail`. */
  id: string;
  label: string;
  extra: Record<string, unknown>;
}
