import { type Device } from '../document/FieldBase.js';
import { type Migration } from '../document/migrateDocument.js';
import { type WireNode } from '../document/WireNode.js';
import { type ColumnFormat } from './formatColumn.js';
import { type ListLayout } from './listLayouts.js';
import { type RelatedTabSetting } from './relatedTabs.js';
import { type CardPlace } from './phoneList.js';
import { type ModelTexts } from '../texts/ModelTexts.js';

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
  /** Records that the list, and every other call of its page, is about; all must hold. The server keeps them. */
  filters: ListFilter[];
  /** Layouts that people choose from. Default table and cards. */
  layouts?: ListLayout[];
  /** Layout of the first visit. Default table, and cards where it is narrow. */
  startLayout?: ListLayout;
  /** Choice field whose values make the groups of a grouped list; '' = none. */
  groupField?: string;
  /** Choice field whose values are the columns of a board. */
  boardField?: string;
  /** Field of dates at which records stand in a calendar, or of ranges. */
  calendarStart?: string;
  /** Field of the last day; '' = each record has one day, or a range. */
  calendarEnd?: string;
  /** Related form of the same model that names the record above; '' = none. */
  treeField?: string;
  /** Where the details of a record open: over the list, beside it, or in its place with an address of their own. Default `dialog`. */
  detailPlace?: DetailPlace;
  /** Order of the tabs of related records in the details, and those that are switched off; what is not named comes last. Default all. */
  related?: RelatedTabSetting[];
  /** What phones have of it instead: cards of these columns, in one column. Absent = the list's own, as far as phones show it. */
  phone?: PhoneList;
  /** Its labels in other languages, by place: `columns.plate`. Absent = none. */
  texts?: ModelTexts;
  /** The stored definition that this one was read from: what did not change is written back as it was. */
  wire: WireNode | undefined;
}

export const DETAIL_PLACES = ['dialog', 'drawer', 'page'] as const;

export type DetailPlace = (typeof DETAIL_PLACES)[number];
/** The parts of a list that phones can have of their own. */
export type PhoneList = Pick<ListDefinition, 'search' | 'columns' | 'buttons' | 'rowButtons' | 'defaultSort'>;

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
  /** What the first visit searches for; of a range the first bound. `today`, `today-7` and `currentUser` mean what they say. Default nothing. */
  initial?: string;
  /** Last bound of a range. */
  initialUntil?: string;
}

export interface ListColumn extends ListPart {
  /** px; undefined = by content. */
  width: number | undefined;
  align: 'left' | 'center' | 'right';
  sortable: boolean;
  fixed: 'left' | 'right' | undefined;
  visibility: Device[];
  /** What stands below the column, of the rows of a page; '' = nothing. */
  aggregate: '' | 'sum' | 'avg' | 'min' | 'max' | 'count';
  /** How its values are written. Default as the field writes them. */
  format?: ColumnFormat;
  /** Decimals of `number`, `currency` (default 2) and `percent`; undefined = as many as there are. */
  decimals?: number | undefined;
  /** Word behind a `number`, or sign before a `currency`. */
  unit?: string;
  /** Where the value stands in the card of a row on a phone; '' = by its kind. */
  card?: CardPlace;
  /** The first condition that a row fulfils colours its cell. */
  colours: ColumnColour[];
}

/** A colour of a cell while an expression over the columns of its row is true. */
export interface ColumnColour {
  when: string;
  tone: 'success' | 'warning' | 'danger' | 'info';
}

/** A condition on a field, compared as a search is. */
export interface ListFilter {
  field: string;
  mode: ListSearch['mode'];
  /** A text, a number, or two bounds. */
  value: string;
  /** Second bound of `between`. */
  until: string;
}

/** `add`, `edit`, `remove`, `batchRemove`, `upload`, `download`, `detail`, `print`, or a button with an action of its own. Its permission is `btn_` and its name. */
export interface ListButton extends ListPart {
  /** `standard` does what its name says; `form` opens the form, `link` an address, `interface` asks a data interface. Default `standard`. */
  action?: 'standard' | 'form' | 'link' | 'interface';
  /** Address of a `link`; `{id}` and `{field}` are values of the row. */
  address?: string;
  /** Data interface of an `interface`; it is asked with the values of the row. */
  interfaceId?: string;
  /** Question that is asked first; '' = none. */
  confirm?: string;
  /** Expression over the columns of its row; the button stands there while it is true. Empty = always. */
  visibleWhen?: string;
  tone?: 'default' | 'danger';
}
