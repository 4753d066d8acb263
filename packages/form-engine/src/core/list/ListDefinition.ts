import { type Device } from '../document/FieldBase.js';
import { type Migration } from '../document/migrateDocument.js';
import { type WireNode } from '../document/WireNode.js';

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
  /** Order of the first visit; undefined = newest first. */
  defaultSort: { id: string; desc: boolean } | undefined;
  hasPage: boolean;
  /** From 1 to 500. */
  pageSize: number;
  /** The stored definition that this one was read from: what did not change is written back as it was. */
  wire: WireNode | undefined;
}

/** What the parts of a list have in common. */
export interface ListPart {
  /** Field, or name of a button. */
  id: string;
  label: string;
  /** The stored part that this one was read from. */
  wire: WireNode | undefined;
}

export interface ListSearch extends ListPart {
  /** How: `equal` the same value, `like` contains, `between` two bounds. */
  mode: 'equal' | 'like' | 'between';
}

export interface ListColumn extends ListPart {
  /** px; undefined = by content. */
  width: number | undefined;
  align: 'left' | 'center' | 'right';
  sortable: boolean;
  fixed: 'left' | 'right' | undefined;
  visibility: Device[];
}

/** `add`, `edit`, `remove`, `batchRemove`, `upload`, `download`, `detail`. */
export type ListButton = ListPart;
