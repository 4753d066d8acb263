import { type AnyEndpoint } from '@smart-admin/api-client/contract';
import { type Page } from '@smart-admin/api-client/pages';
import { type RawBuilder, type Selectable } from 'kysely';
import * as z from 'zod';
import { type DatabaseTransaction, type Executor } from '../../db/database.js';
import { type Tables } from '../../db/tables.js';
import { type UniqueConstraints } from '../../db/translateUniqueViolation.js';
import { type RowsOfSome } from '../../rights/dataScope.js';
import { type Call, type Handler } from '../handle.js';
import { type ComputedValue } from './ScopedValue.js';

/** The calls of a noun, as `crudEndpoints` and the plain endpoints beside it declare them. */
export type CrudContract = Record<string, AnyEndpoint>;

/** What the calls of a noun do; everything that is left out is done the ordinary way. */
export interface CrudOptions<Calls extends CrudContract, Table extends keyof Tables> {
  table: Table;
  /**
   * Values that are no columns of the table, as expressions over it: counts, names, ids of another table. What counts or
   * names rows of which not everybody sees all is a `ScopedValue`.
   */
  computed?: Record<string, ComputedValue>;
  /** Fields of the body that are stored sealed: they are read as '', and whoever gives one changes the row by it. */
  secrets?: readonly string[];
  /** Columns that the keyword is looked for in. Default name and code. */
  search?: readonly (keyof Tables[Table] & string)[];
  /** Order when none is asked for, and between equals. Default `sortCode`, then `id`. */
  order?: readonly (readonly [keyof Tables[Table] & string, 'asc' | 'desc'])[];
  /** What a list may be ordered by besides the columns of its rows. */
  sortable?: Record<string, RawBuilder<unknown>>;
  /** Conditions of query values that are no columns; a query value with the name of a column is compared with it. */
  filters?: Partial<Record<string, Filter>>;
  /** Values that all rows of the noun have, where several nouns share a table. */
  fixed?: Partial<Selectable<Tables[Table]>>;
  /**
   * Whose a row is, for the data permission of a page: as columns say, `owner` being `creatorUserId`, null for none; or as
   * a condition says, where rows belong to things that have organisations.
   */
  scope?: { page: Pick<Page, 'address'> } & (
    | { organize: keyof Tables[Table] & string; owner?: (keyof Tables[Table] & string) | null }
    | { within(scope: RowsOfSome): RawBuilder<boolean> }
  );
  /** The rows stand in a tree by `parentId`; the topmost carry `root` there, children share `within` with their parent. */
  tree?: { root: string; within?: keyof Tables[Table] & string };
  /** Throws when the caller may not change these rows. */
  guard?(rows: Selectable<Tables[Table]>[], context: CrudContext): Promise<void> | void;
  /** Fields of the body that are neither columns nor computed, of a stored row: what stands in other tables. */
  bodyOf?(db: Executor, row: Selectable<Tables[Table]>): Promise<object>;
  /**
   * What is stored of a body; throws for what a schema cannot know. A change comes as the whole body that it leads to.
   * Default: the body as it is.
   */
  toRow?(body: BodyOf<Calls>, context: SaveContext<Table>): Promise<object> | object;
  /** After the row is written, in the same transaction. */
  afterSave?(body: BodyOf<Calls>, context: SaveContext<Table>): Promise<void>;
  /** Before a row is enabled or disabled, in the same transaction. */
  beforeState?(row: Selectable<Tables[Table]>, context: CrudContext): Promise<void> | void;
  /** Before a row is deleted, in the same transaction. */
  beforeRemove?(row: Selectable<Tables[Table]>, context: CrudContext): Promise<void>;
  /** After a row was deleted, in the same transaction. */
  afterRemove?(row: Selectable<Tables[Table]>, context: CrudContext): Promise<void>;
  /** Tells who keeps something in memory that a change makes wrong, in its transaction; most changes make nothing wrong. */
  announce?(change: NounHappening, context: CrudContext): Promise<void>;
  constraints?: UniqueConstraints;
  /** The calls that are the noun's own, and those that it answers in its own way. */
  own: OwnHandlers<Calls>;
}

/** The calls that `crudRoutes` answers by itself. */
export type OrdinaryCall =
  'list' | 'selector' | 'read' | 'create' | 'update' | 'remove' | 'batchRemove' | 'updateState' | 'copy';

type OwnHandlers<Calls extends CrudContract> = {
  [Name in Exclude<keyof Calls, OrdinaryCall>]: Handler<Calls[Name]>;
} & { [Name in Extract<keyof Calls, OrdinaryCall>]?: Handler<Calls[Name]> };

export interface CrudContext {
  db: DatabaseTransaction;
  call: Pick<Call<AnyEndpoint>, 'deps' | 'caller' | 'locale' | 'describe'>;
}

export interface SaveContext<Table extends keyof Tables> extends CrudContext {
  id: string;
  /** The stored row; undefined when it is created. */
  current: Selectable<Tables[Table]> | undefined;
}

/** What became of the rows of a noun. */
export interface NounHappening {
  kind: 'created' | 'updated' | 'removed';
  ids: readonly string[];
  /** Fields of the body that have another value now; none of what is new or gone. */
  fields: ReadonlySet<string>;
}

/** All that can be changed of a noun. */
export type BodyOf<Calls> = Calls extends { update: { whole: infer Body extends z.ZodType } } ? z.output<Body> : never;

/** Its schema; empty where nothing can be changed. Throws for an `update` that is not made by `updateEndpoint`. */
export function wholeOf({ update }: CrudContract): z.ZodObject {
  if (!update) return z.object({});
  if ('whole' in update && update.whole instanceof z.ZodObject) return update.whole;
  throw new Error(`${update.path} does not say all that it can change: declare it by updateEndpoint`);
}

/** A filter whose value is no column of the table. Statements are compiled once, so `where` only puts the value in. */
export interface Filter {
  /** What is compared, from what was asked for. Default: that. */
  value?(asked: string, call: Omit<CrudContext['call'], 'describe'>): unknown;
  where(value: unknown): RawBuilder<boolean>;
}
