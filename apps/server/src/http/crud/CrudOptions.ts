import { type AnyEndpoint } from '@smart-admin/api-client/contract';
import { type Selectable } from 'kysely';
import * as z from 'zod';
import { type DatabaseTransaction, type Executor } from '../../db/database.js';
import { type Tables } from '../../db/tables.js';
import { type UniqueConstraints } from '../../db/translateUniqueViolation.js';
import { type Caller } from '../../rights/caller.js';
import { type Call, type Handler } from '../handle.js';
import { type ListOptions } from './ListOptions.js';

/** The calls of a noun, as `crudEndpoints` and the plain endpoints beside it declare them. */
export type CrudContract = Record<string, AnyEndpoint>;

/** What the calls of a noun do; everything that is left out is done the ordinary way. */
export interface CrudOptions<Calls extends CrudContract, Table extends keyof Tables> extends ListOptions<Table> {
  /** Fields of the body that are stored sealed: they are read as '', and whoever gives one changes the row by it. */
  secrets?: readonly string[];
  /** The rows stand in a tree by `parentId`; the topmost carry `root` there, children share `within` with their parent. */
  tree?: { root: string; within?: keyof Tables[Table] & string };
  /** Throws when the caller may not change these rows. */
  guard?(rows: Selectable<Tables[Table]>[], context: CrudContext): Promise<void> | void;
  /** Fields of the body that are neither columns nor computed, of a stored row: what stands in other tables. */
  bodyOf?(db: Executor, row: Selectable<Tables[Table]>): Promise<object>;
  /** Part of a stored value of the body that the caller may see, for the answer to changes that collide. Default: all of it. */
  seenValue?(field: string, value: unknown, caller: Caller): unknown;
  /**
   * What is stored of a body; throws for what a schema cannot know. A change comes as the whole body that it leads to.
   * Default: the body as it is.
   */
  toRow?(body: BodyOf<Calls>, context: SaveContext<Table>): Promise<object> | object;
  /**
   * Before the transaction of a change: asks something outside, such as a server that the row will name, for which nobody should
   * wait with a locked row. Throws what is wrong. `sent` is what the body names, `id` the row, which may not be there.
   */
  askOutside?(
    change: { id: string; sent: Partial<BodyOf<Calls>> | 'otherState' },
    call: CrudContext['call'],
  ): Promise<void>;
  /** After the row is written, in the same transaction. */
  afterSave?(body: BodyOf<Calls>, context: SaveContext<Table>): Promise<void>;
  /** Before a row is enabled or disabled, in the same transaction. */
  beforeState?(row: Selectable<Tables[Table]>, context: CrudContext): Promise<void> | void;
  /** Before a row is deleted, in the same transaction. */
  beforeRemove?(row: Selectable<Tables[Table]>, context: CrudContext): Promise<void>;
  /** After all rows of a call were deleted, in the same transaction. */
  afterRemove?(rows: readonly Selectable<Tables[Table]>[], context: CrudContext): Promise<void>;
  /** Tells who keeps something in memory that a change makes wrong, in its transaction; most changes make nothing wrong. */
  announce?(change: NounHappening, context: CrudContext): Promise<void>;
  constraints?: UniqueConstraints;
  /** The calls that are the noun's own, and those that it answers in its own way. */
  own: OwnHandlers<Calls>;
}

/** The calls that `crudRoutes` answers by itself. */
export type OrdinaryCall =
  'list' | 'selector' | 'read' | 'changes' | 'create' | 'update' | 'remove' | 'batchRemove' | 'updateState' | 'copy';

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
