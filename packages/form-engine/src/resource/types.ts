import { type ReactNode } from 'react';
import { type RecordChange } from '../core/change/RecordChange.js';
import { type Field, type FieldOfKind, type FormDocument, type FormValues } from '../core/document/FormDocument.js';
import { type FormStore } from '../core/state/FormStore.js';
import { type DetailPlace } from '../core/list/ListDefinition.js';
import { type ListLayout } from '../core/list/listLayouts.js';
import { type FilterOperator } from '../core/list/recordFilter.js';
import { type FieldAccess } from '../core/validation/FieldAccess.js';
import { type ColumnSetting, type ColumnSettingsStore } from '../fields/sources/ColumnSettings.js';
import { type FormRecord } from '../fields/code/FormRecord.js';
import { type Option } from '../core/document/Option.js';
import { type CommentSource } from './comments/CommentSource.js';
import { type RelatedSource } from './form/RelatedSource.js';
import { type PresenceSource } from './presence/PresenceSource.js';
import { type ImportSource } from './import-export/ImportSource.js';
import { type HistorySource } from './history/HistorySource.js';
import { type WrittenSource } from './written/WrittenSource.js';
import { type TransferSource } from './transfer/TransferSource.js';
import { type ListResult } from './ListResult.js';
import { type ResourceCalendar, type TreePart } from './layouts/LayoutPlaces.js';
import { type ColumnKind, type ResourceColumn, type ResourceRow } from './ResourceColumn.js';

export type {
  ColumnKind,
  ColumnSetting,
  ColumnSettingsStore,
  DetailPlace,
  FormValues,
  ListLayout,
  ListResult,
  Option,
  ResourceCalendar,
  ResourceColumn,
  ResourceRow,
  TreePart,
};

/** Everything that one management page needs; `ResourcePage` draws it. */
export interface ResourceDefinition<Row extends ResourceRow = ResourceRow> {
  /** Stable name for caches and column settings: `permission.user`. */
  id: string;
  /** The thing's name in the current language: 用户. */
  label: string;
  source: ResourceSource<Row>;
  columns: ResourceColumn<Row>[];
  search: SearchField[];
  /** Fields by which people build filters of their own, which stand under `RECORD_FILTER` in `ListQuery.filters`; absent = none can be built. */
  filterFields?: readonly FilterField[];
  /** The form of new and changed records; absent = the list cannot be edited here. */
  form?: FormDocument | ((mode: FormMode, row: Row | undefined, context: RecordContext) => FormDocument);
  /** Id of the released form that `form` is, where its server knows one. */
  formId?: string;
  /** More buttons of the open form, before its own; not where it is only shown. */
  formActions?(form: { mode: FormMode; row: Row | undefined; store: FormStore }): ReactNode;
  /** Width of the form dialog in px. Default: the document's. */
  formWidth?: 450 | 600 | 800;
  /** Where the details of a row open: over the list, beside it, or in its place. Default `dialog`. */
  detailPlace?: DetailPlace;
  /** A tree at the left whose chosen node filters the list. */
  tree?: ResourceTreePane;
  /** Shows the list as a tree without paging; the source answers root rows with their children. */
  treeRows?: {
    childrenKey: string;
    /** Rows offer a new record below them, for `initialValues` with them as `parent`. Default false. */
    addBelow?: boolean;
    /** Lets rows be moved. Default: they stay where the source puts them. */
    move?: RowMoving<Row>;
  };
  actions?: ResourceAction<Row>[];
  /** How the list can stand, the first one on the first visit. Default a table, or cards where it is narrow. */
  layouts?: readonly ListLayout[];
  /** For `groups`. */
  groups?: ResourceGrouping;
  /** For `board`; cards are moved to another column by `source.changeMany`. */
  board?: ResourceGrouping;
  /** For `calendar`. */
  calendar?: ResourceCalendar;
  /** For `tree`: key in the row and in its values of the id of the row above. Rows offer a new one below them where it may be set. */
  parentField?: string;
  /** Rows that have a standard action; absent = all. */
  rowConditions?: Partial<Record<'edit' | 'detail' | 'remove', (row: Row) => boolean>>;
  /** Permission codes of the standard actions, and of the history, by default that of details; null: whoever sees the page sees it. */
  codes?: Partial<Record<StandardAction | 'history', string | null>>;
  defaultSort?: SortRule[];
  /** What the first visit is filtered by. */
  defaultFilters?: Readonly<Record<string, unknown>>;
  /** Default 10, 20, 50, 100, 500. */
  pageSizes?: number[];
  /** Page size of the first visit. Default 20. */
  defaultPageSize?: number;
  /** Whether rows can be chosen for batch actions. Default: when there is a batch action that is allowed. */
  selectable?: boolean;
  /** A row's name for messages and the phone list. Default: the text of the first column. */
  nameOf?(row: Row): string;
  /** The saved record that the form of a row shows, for its QR code. */
  recordOf?(id: string): FormRecord;
  /** Values that a new record starts with, on top of the document's defaults. */
  initialValues?(context: {
    treeNode?: string;
    filters: Record<string, unknown>;
    /** The row below which the record is made. */
    parent?: Row;
  }): FormValues;
  /** Lists of other things that point to a record, as tabs beside its details. */
  related?: RelatedSource;
  /** For records that know by their `_version` which form wrote them: what an older one wrote is shown so. */
  written?: WrittenSource;
  /** Whether a row is about to change by itself, as work under way: the list is asked for again until it has. */
  isChanging?(row: Row): boolean;
  /** Second line of a phone card, whose first one is the name's alone then; default: the next columns on both. */
  describe?(row: Row): ReactNode;
}

/** How rows of a tree come to stand elsewhere. */
export interface RowMoving<Row extends ResourceRow = ResourceRow> {
  /** Button code that the page's permission must contain. */
  permission?: string;
  /** Whether a row takes rows below it. Default: all do. */
  canHold?(row: Row): boolean;
  /** Puts a row from where the person saw it to another place. Throw where others have moved rows there meanwhile. */
  save(row: Row, places: { from: RowPlace; to: RowPlace }): Promise<void>;
}

/** A place in a tree: below which row (null at the top), and between which siblings (null at the ends). */
export interface RowPlace {
  parentId: string | null;
  afterId: string | null;
  beforeId: string | null;
}

export type FormMode = 'create' | 'update' | 'detail';
export type StandardAction = 'add' | 'edit' | 'remove' | 'batchRemove' | 'import' | 'export' | 'detail';

/** Where the records come from; the app fills it with its own calls. A missing call removes its button. */
export interface ResourceSource<Row extends ResourceRow = ResourceRow> {
  list(query: ListQuery, signal: AbortSignal): Promise<ListResult<Row>>;
  read?(id: string, signal: AbortSignal): Promise<FormValues>;
  /** Answers the new id when the server tells it. Throw `ResourceError` to put messages on fields. */
  create?(values: FormValues, context: SaveContext): Promise<string | void>;
  /** Saves all values of the form. Not called where there is `change`. */
  update?(id: string, values: FormValues, context: SaveContext): Promise<void>;
  /** Saves only what changed; `read` answers `_revision`, and rows with `id`. Throw `RecordConflictError` where others changed the same. */
  change?(id: string, change: RecordChange, context: ChangeContext): Promise<void>;
  /** Gives fields of several records new values, at most 500 at a time, each by its own rules. */
  changeMany?(ids: string[], set: FormValues): Promise<BulkResult>;
  /** Takes such changes back, where nobody has saved the record since. */
  undoMany?(changes: BulkResult['changed']): Promise<BulkResult>;
  remove?(id: string): Promise<void>;
  removeMany?(ids: string[]): Promise<void>;
  /** Takes back what the person has just removed so, for those who do not see the bin. */
  undoRemoveMany?(ids: string[]): Promise<void>;
  /** The saves of each record. */
  history?: HistorySource;
  /** What people say about each record. */
  comments?: CommentSource;
  /** Who else has a record open. */
  presence?: PresenceSource;
  /** Where removed records go; without it they are gone for ever. */
  bin?: BinSource<Row>;
  /** Makes the browser save a file of rows. Answers the id of the transfer where it goes on in the background. */
  export?(request: ExportRequest): Promise<string | void>;
  /** Whether a row counts what the filters find: chosen rows are exported with the filters, to say what the list says. Default false. */
  countsFiltered?: boolean;
  import?: ImportSource;
  /** What of both goes on in the background. */
  transfers?: TransferSource;
}

/** What became of a change of several records. */
export interface BulkResult {
  /** With the revisions that were made. */
  changed: { id: string; revision: number }[];
  /** How many had the values already. */
  unchanged: number;
  refused: { id: string; reason: string }[];
}

/** Deleted records that can be taken back. */
export interface BinSource<Row extends ResourceRow = ResourceRow> {
  /** The latest first; only the page of the query counts. */
  list(query: ListQuery, signal: AbortSignal): Promise<ListResult<BinRow<Row>>>;
  /** Takes records back, all or none. */
  restore(ids: string[]): Promise<void>;
  /** Deletes them for ever, all or none. */
  purge(ids: string[]): Promise<void>;
}

/** A deleted record; times in milliseconds since 1970. */
export type BinRow<Row extends ResourceRow = ResourceRow> = Row & {
  _deletedAt: number;
  /** Name of who deleted it. */
  _deletedBy: string;
  /** When it is deleted for ever. */
  _purgedAt: number;
};

/** Where a record is written. */
export interface RecordContext {
  /** Chosen node of the tree pane; '' = none. */
  treeNode: string;
}

export interface SaveContext extends RecordContext {
  /** Names the save: the same while a person sends the same again, so that a server can do it once. */
  key: string;
}

/** Where a change leads. */
export interface ChangeContext extends SaveContext {
  /** The record that the change was made on. */
  before: FormValues;
  /** The record with the change. */
  after: FormValues;
}

export interface ListQuery {
  /** From 1. */
  currentPage: number;
  pageSize: number;
  keyword?: string;
  sort: SortRule[];
  /** Search values by search field id; a date range is `[start, end]`. */
  filters: Record<string, unknown>;
  /** Only this part of a tree; its rows tell under `_children` how many stand below them, of many the least. */
  tree?: TreePart;
}

/** What somebody wants in a file. */
export interface ExportRequest {
  /** Rows that match; with `ids` it says their order only. */
  query: ListQuery;
  /** Columns in their order. */
  columns: string[];
  /** These rows alone. */
  ids?: string[];
  /** Without an ending. */
  fileName: string;
  /** Aborted when the person stops it. */
  signal: AbortSignal;
}

export interface SortRule {
  id: string;
  desc: boolean;
}

/** A field by whose values rows stand together. */
export interface ResourceGrouping {
  /** Key in `ListQuery.filters`, in the row, and in the values of a change. */
  field: string;
  label: string;
  /** Its values in their order, or the field of the form that has them or loads them. */
  options: readonly Option[] | ChoiceField;
  /** What a value is in a change, where that is not the text of its option. */
  toValue?(option: string): unknown;
}

/** A field of the form with options. */
export type ChoiceField = FieldOfKind<'select'> | FieldOfKind<'radio'>;

/** One filter above the list. */
export interface SearchField {
  /** Key in `ListQuery.filters`; a `keyword` field goes to `ListQuery.keyword` instead. */
  id: string;
  label: string;
  kind: 'keyword' | 'text' | 'select' | 'multi-select' | 'date-range' | 'number-range' | 'tree' | 'field';
  /** The form's field whose own control chooses one value, for `field`. */
  field?: Field;
  /** Choices of `select` and `multi-select`. */
  options?: Option[];
  /** Nodes of `tree`. */
  nodes?: ResourceTreeNode[];
  placeholder?: string;
  /** Column code that the page's permission must contain. */
  permission?: string;
}

/** A field of which a built filter can ask something: also how a single value, or two bounds, are chosen. */
export interface FilterField extends SearchField {
  /** What can be asked of it, the usual first. */
  operators: readonly FilterOperator[];
}

export interface ResourceTreePane {
  title: string;
  load(signal?: AbortSignal): Promise<ResourceTreeNode[]>;
  /** Children of a node; absent when `load` answers the whole tree. */
  loadChildren?(id: string, signal?: AbortSignal): Promise<ResourceTreeNode[]>;
  /** Key of the chosen node in `ListQuery.filters`. */
  param: string;
  /** Whether the list waits until a node is chosen; the first leaf is chosen then. Default false. */
  required?: boolean;
  /** Buttons of the pane's head, for the chosen node ('' = none). */
  actions?: ReactNode | ((selectedId: string) => ReactNode);
}

export interface ResourceTreeNode {
  id: string;
  label: string;
  icon?: string;
  /** Number shown at the right. */
  count?: number;
  isLeaf?: boolean;
  disabled?: boolean;
  children?: ResourceTreeNode[];
}

/** An action beyond the standard ones. */
export interface ResourceAction<Row extends ResourceRow = ResourceRow> {
  id: string;
  label: string;
  /** Icon element; an icon of lucide-react. */
  icon?: ReactNode;
  place: 'row' | 'toolbar' | 'batch';
  /** Button code that the page's permission must contain. */
  permission?: string;
  visible?(row: Row): boolean;
  disabled?(row: Row): boolean;
  /** Question asked first; a function gets the rows. */
  confirm?: string | ((rows: Row[]) => string);
  tone?: 'default' | 'danger';
  /** Whether it stands before the standard row actions instead of in the menu. */
  primary?: boolean;
  /** Whether a row action stands below the details of its record too. Default false. */
  inDetail?: boolean;
  run(context: ActionContext<Row>): Promise<void> | void;
}

export interface ActionContext<Row extends ResourceRow = ResourceRow> {
  /** Row of a row action; chosen rows of a batch action; none for the toolbar. */
  rows: Row[];
  row: Row | undefined;
  query: ListQuery;
  /** Loads the list again. */
  refresh(): Promise<void>;
  clearSelection(): void;
  openForm(mode: FormMode, row?: Row): void;
}

/** What the person may use on this page; absent means not allowed. */
export interface ResourcePermissions {
  can(buttonCode: string): boolean;
  canColumn(code: string): boolean;
  /** What may be done with a field `price` or column `visitors.count` of the form. */
  fieldAccess(path: string): FieldAccess;
}

/** Keeps what somebody chose for a list, by its id and room: `permission.user:wide`. */
export interface ListLayoutStore {
  read(key: string): ListLayout | undefined;
  write(key: string, layout: ListLayout): void;
}

/** Keeps a person's views of a list. */
export interface ListViewStore {
  load(resourceId: string): Promise<readonly ListView[]>;
  /** Keeps these in place of all others. */
  save(resourceId: string, views: readonly ListView[]): Promise<void>;
}

/** Filters, order and tree node of a list under a name. */
export interface ListView {
  id: string;
  name: string;
  /** Shown on a visit whose address asks for nothing else; at most one is. */
  isDefault: boolean;
  state: Pick<ListState, 'keyword' | 'filters' | 'sort' | 'treeNode'>;
}

/** Where typed things are kept that were never saved; the app says for whom and how long. */
export interface FormDraftStore {
  read(formKey: string): FormDraft | undefined;
  write(formKey: string, draft: FormDraft): void;
  remove(formKey: string): void;
}

export interface FormDraft {
  /** Values of the fields that were changed. */
  values: FormValues;
  /** What they were when the form was opened. */
  start?: FormValues;
  /** The revision of the record then. */
  revision?: number | undefined;
  /** When it was kept, in ms since 1970. */
  time: number;
}

/** What a list shows now; lives in the URL when the app binds it to its router. */
export interface ListState {
  page: number;
  pageSize: number;
  keyword: string;
  sort: SortRule[];
  filters: Record<string, unknown>;
  treeNode: string;
  /** The record whose details stand in place of the list; absent = the list is shown. */
  record?: string;
}
