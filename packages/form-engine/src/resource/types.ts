import { type ReactNode } from 'react';
import { type RecordChange } from '../core/change/RecordChange.js';
import { type Field, type FormDocument, type FormValues } from '../core/document/FormDocument.js';
import { type FieldAccess } from '../core/validation/FieldAccess.js';
import { type Option } from '../core/document/Option.js';

export type { FormValues, Option };

/** A row of a list: anything with an id. */
export interface ResourceRow {
  id: string;
}

/** Everything that one management page needs; `ResourcePage` draws it. */
export interface ResourceDefinition<Row extends ResourceRow = ResourceRow> {
  /** Stable name for caches and column settings: `permission.user`. */
  id: string;
  /** The thing's name in the current language: 用户. */
  label: string;
  source: ResourceSource<Row>;
  columns: ResourceColumn<Row>[];
  search: SearchField[];
  /** The form of new and changed records; absent = the list cannot be edited here. */
  form?: FormDocument | ((mode: FormMode, row: Row | undefined, context: RecordContext) => FormDocument);
  /** Width of the form dialog in px. Default: the document's. */
  formWidth?: 450 | 600 | 800;
  /** A tree at the left whose chosen node filters the list. */
  tree?: ResourceTreePane;
  /** Shows the list as a tree without paging; the source answers root rows with their children. */
  treeRows?: {
    childrenKey: string;
    /** Rows offer a new record below them, for `initialValues` with them as `parent`. Default false. */
    addBelow?: boolean;
  };
  actions?: ResourceAction<Row>[];
  /** Permission codes of the standard actions. */
  codes?: Partial<Record<StandardAction, string>>;
  defaultSort?: SortRule[];
  /** Default 10, 20, 50, 100, 500. */
  pageSizes?: number[];
  /** Page size of the first visit. Default 20. */
  defaultPageSize?: number;
  /** Whether rows can be chosen for batch actions. Default: when there is a batch action that is allowed. */
  selectable?: boolean;
  /** A row's name for messages and the phone list. Default: the text of the first column. */
  nameOf?(row: Row): string;
  /** Values that a new record starts with, on top of the document's defaults. */
  initialValues?(context: {
    treeNode?: string;
    filters: Record<string, unknown>;
    /** The row below which the record is made. */
    parent?: Row;
  }): FormValues;
  /** Second line of a phone card, whose first one is the name's alone then; default: the next columns on both. */
  describe?(row: Row): ReactNode;
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
  /**
   * Saves only what changed; `read` answers the record with its `_revision` and rows with their `id`. Throw
   * `RecordConflictError` where others changed the same meanwhile.
   */
  change?(id: string, change: RecordChange, context: SaveContext): Promise<void>;
  remove?(id: string): Promise<void>;
  removeMany?(ids: string[]): Promise<void>;
  /** Makes the browser save a file of the rows that match, with these columns. */
  export?(query: ListQuery, columns: string[]): Promise<void>;
  import?: ImportSource;
}

/** Where a record is written. */
export interface RecordContext {
  /** Chosen node of the tree pane; '' = none. */
  treeNode: string;
}

export interface SaveContext extends RecordContext {
  /** Names the save: the same while a person sends the same again, so that a server can do it once. */
  key: string;
}

export interface ListQuery {
  /** From 1. */
  currentPage: number;
  pageSize: number;
  keyword?: string;
  sort: SortRule[];
  /** Search values by search field id; a date range is `[start, end]`. */
  filters: Record<string, unknown>;
}

export interface SortRule {
  id: string;
  desc: boolean;
}

export interface ListResult<Row> {
  list: Row[];
  pagination: { currentPage: number; pageSize: number; total: number };
}

export interface ResourceColumn<Row extends ResourceRow = ResourceRow> {
  /** Name of the value in the row, and in sort rules and column settings. */
  id: string;
  header: string;
  /** Draws the cell; without it the value is drawn by `kind`. */
  render?(row: Row): ReactNode;
  /** The value when it does not stand under `id` in the row. */
  value?(row: Row): unknown;
  /** Default `text`. */
  kind?: ColumnKind;
  /** Texts of values, for `option` and `tags`. */
  options?: Option[];
  /** px. */
  width?: number;
  minWidth?: number;
  align?: 'left' | 'center' | 'right';
  sortable?: boolean;
  fixed?: 'left' | 'right';
  /** Hidden until somebody shows it in the column settings. */
  hidden?: boolean;
  /** Column code that the page's permission must contain. */
  permission?: string;
}

/** `datetime` and `date` take milliseconds or texts; `enabled` draws 1 as 启用 and 0 as 停用; `amount` has 2 decimals and commas. */
export type ColumnKind = 'text' | 'number' | 'amount' | 'date' | 'datetime' | 'boolean' | 'enabled' | 'option' | 'tags';

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

export interface ImportSource {
  /** Saves the empty file to fill in. */
  template(): Promise<void>;
  /** Reads a filled file; bad rows carry messages. */
  preview(file: File): Promise<ImportRow[]>;
  /** Checks rows that were edited; answers them in the same order with their messages. Absent = `commit` finds what is wrong. */
  check?(rows: ImportRow[]): Promise<ImportRow[]>;
  commit(rows: ImportRow[]): Promise<ImportResult>;
  /** Saves a file of rows that failed. */
  exceptionFile?(rows: ImportRow[]): Promise<void>;
  /** Columns of the preview. */
  columns: { id: string; header: string }[];
}

export interface ImportRow {
  values: Record<string, string>;
  /** Row in the file, as spreadsheets number it. Default: its place among the rows, from 1. */
  number?: number;
  /** Message by column; the key `''` is for the row. */
  errors: Record<string, string>;
}

export interface ImportResult {
  successes: number;
  failures: number;
  failed: ImportRow[];
  /** Something that is shown this once with the result: initial passwords. */
  secret?: ImportSecret | undefined;
}

/** What only the result of an import shows; it can be copied and saved. */
export interface ImportSecret {
  label: string;
  value: string;
  /** What to do with it. */
  hint: string;
  save(): void;
}

/** What the person may use on this page; absent means not allowed. */
export interface ResourcePermissions {
  can(buttonCode: string): boolean;
  canColumn(code: string): boolean;
  /** What may be done with a field `price` or column `visitors.count` of the form. */
  fieldAccess(path: string): FieldAccess;
}

/** Keeps a person's columns of a list. */
export interface ColumnSettingsStore {
  /** undefined = nothing saved. */
  load(resourceId: string): Promise<ColumnSetting[] | undefined>;
  save(resourceId: string, columns: ColumnSetting[]): Promise<void>;
  reset(resourceId: string): Promise<void>;
}

export interface ColumnSetting {
  id: string;
  visible: boolean;
  /** Edge at which the column stays; null for none, absent as declared. */
  fixed?: 'left' | 'right' | null;
  /** In px, absent as declared. */
  width?: number;
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
}
