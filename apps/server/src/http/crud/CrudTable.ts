import { type AnyEndpoint } from '@smart-admin/api-client/contract';
import { sql, type Kysely, type RawBuilder, type Selectable, type SelectQueryBuilder } from 'kysely';
import * as z from 'zod';
import { keywordPatterns, matches, type KeywordPatterns } from '../../db/keyword.js';
import { countStatement, readOrder, toPage } from '../../db/paging.js';
import { StatementCache } from '../../db/StatementCache.js';
import { buildSelector, buildTree, withoutBranch, type SelectorRow } from '../../db/buildTree.js';
import { type Executor } from '../../db/database.js';
import { type Tables } from '../../db/tables.js';
import { requireRow } from '../../db/requireRow.js';
import { withAncestors } from '../../db/withAncestors.js';
import { type Deps } from '../../deps.js';
import { isWithin, withinScope, type DataScope } from '../../rights/dataScope.js';
import { ApiError } from '../../errors/apiError.js';
import { type Caller } from '../../rights/caller.js';
import { t } from '../../errors/errors.messages.js';
import { type Call } from '../handle.js';
import {
  expressionOf,
  scopesIn,
  scopeValues,
  seenBy,
  seesAll,
  type ComputedValue,
  type ScopeOf,
} from './ScopedValue.js';
import { wholeOf, type CrudContext, type CrudContract, type CrudOptions } from './CrudOptions.js';

/** Reads the rows of a noun: its list, its tree, its selector, one of them. */
export class CrudTable<Calls extends CrudContract, Table extends keyof Tables> {
  /** Fields of one record by the contract, as columns and expressions. */
  private readonly recordFields: string[];
  private readonly rowFields: string[];
  /** Fields that an update takes. */
  private readonly bodyFields: string[];
  private readonly computed: Record<string, ComputedValue>;
  /** Addresses of the pages whose rows decide what a list says. */
  private readonly scopedBy: string[];
  private readonly orders: Record<string, string>;
  private readonly statements = new StatementCache();

  constructor(
    calls: Calls,
    private readonly options: CrudOptions<Calls, Table>,
  ) {
    const { scope, secrets = [] } = options;
    const computed: Record<string, ComputedValue> = { ...options.computed };
    for (const field of secrets) computed[field] = sql<string>`''`;
    this.computed = computed;
    this.recordFields = fieldsOf(calls.read);
    const rowFields = rowFieldsOf(calls.list);
    const listed = rowFields.length > 0 ? rowFields : this.recordFields;
    this.rowFields = listed;
    const scoped = listed.flatMap((field) => {
      const value = computed[field];
      return value && 'page' in value ? [value.page.address] : [];
    });
    this.scopedBy = [...new Set([...(scope ? [scope.page.address] : []), ...scoped])];
    this.bodyFields = Object.keys(wholeOf(calls).shape);
    const columns = listed.filter((field) => !computed[field]);
    this.orders = Object.fromEntries([...columns, ...Object.keys(options.sortable ?? {})].map((name) => [name, name]));
  }

  /** One page of the rows within the caller's data permission; each shape of a query is compiled once. */
  async list({ deps, caller, query, locale }: Call<AnyEndpoint>) {
    const { currentPage, pageSize, keyword, sidx, sort, ...asked } = query as ListQuery;
    const scopes = scopeValues(this.scopedBy, seenBy(caller));
    const filters: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(asked)) {
      if (value === undefined || value === '') continue;
      const read = this.options.filters?.[name]?.value;
      filters[name] = read ? await read(value as string, { deps, caller, locale }) : value;
    }
    const found = keyword ? keywordPatterns(keyword) : {};
    const values: ListValues = {
      ...filters,
      ...scopes.values,
      ...found,
    };
    const names = Object.keys(filters);
    const shape = JSON.stringify([names, scopes.kinds, Object.keys(found), sidx, sort]);
    const offset = (currentPage - 1) * pageSize;
    const list = await this.statements.run<Record<string, unknown>, ListValues>(deps.db, {
      shape,
      values: { ...values, limit: pageSize, offset },
      build: ({ limit = 0, offset: start = 0, ...slots }) =>
        this.inOrder(this.filtered(deps.db, names, slots).select(this.selection(this.rowFields, scopesIn(slots))), {
          sidx,
          sort,
        })
          .limit(limit)
          .offset(start),
    });
    const count = async () => {
      const [counted] = await this.statements.run<{ total: number }, ListValues>(deps.db, {
        shape: `count ${shape}`,
        values,
        build: (slots) => {
          const statement = countStatement(this.filtered(deps.db, names, slots));
          return { compile: () => statement.compile(deps.db) };
        },
      });
      return counted?.total ?? 0;
    };
    return toPage(list, { currentPage, pageSize }, count);
  }

  /** Puts the values in as they are: they may be placeholders. */
  private filtered(db: Deps['db'], names: readonly string[], values: ListValues) {
    const { table } = this.options;
    const { pattern, sound } = values;
    let rows = this.from(db).where(this.isOwn(scopesIn(values)));
    for (const name of names) {
      const own = this.options.filters?.[name];
      const condition = own?.where(values[name]) ?? sql<boolean>`${sql.ref(`${table}.${name}`)} = ${values[name]}`;
      rows = rows.where(condition);
    }
    return pattern === undefined ? rows : rows.where(this.matches({ pattern, ...(sound ? { sound } : {}) }));
  }

  /** Rows that a data permission holds. */
  private isWithin(own: DataScope): RawBuilder<boolean> {
    const { table, scope } = this.options;
    if (!scope || own.kind === 'all') return sql<boolean>`true`;
    if ('within' in scope) return scope.within(own);
    return withinScope(own, {
      ...(scope.owner === null ? {} : { owner: `${table}.${scope.owner ?? 'creatorUserId'}` }),
      organize: `${table}.${scope.organize}`,
    });
  }

  /** Those of whoever sees that of the pages. */
  private isOwn(scopeOf: ScopeOf): RawBuilder<boolean> {
    const { scope } = this.options;
    return scope ? this.isWithin(scopeOf(scope.page.address)) : sql<boolean>`true`;
  }

  /** Fields as columns and expressions. */
  private selection(fields: readonly string[], scopeOf: ScopeOf): Selection[] {
    return fields.map((field) => {
      const computed = this.computed[field];
      return computed ? expressionOf(computed, scopeOf).as(field) : `${this.options.table}.${field}`;
    });
  }

  /** Rows in which a keyword is found. */
  private matches(patterns: KeywordPatterns): RawBuilder<boolean> {
    const { table, search = DEFAULT_SEARCH } = this.options;
    return matches(
      search.map((column) => `${table}.${column}`),
      patterns,
      `${table}.sound`,
    );
  }

  private inOrder<Row>(rows: Rows<Row>, asked: { sidx?: string | undefined; sort?: string | undefined }): Rows<Row> {
    const { table, sortable = {} } = this.options;
    return readOrder(asked, this.orders, this.options.order ?? DEFAULT_ORDER).reduce(
      (ordered, [name, direction]) => ordered.orderBy(sortable[name] ?? sql.ref(`${table}.${name}`), direction),
      rows,
    );
  }

  /** The caller's rows as a tree; a keyword keeps what fits and what is above it. */
  async listTree({ deps, caller, query }: Call<AnyEndpoint>) {
    const { keyword } = (query ?? {}) as { keyword?: string };
    let rows = this.ordered(this.from(deps.db).select(this.selection(this.rowFields, seenBy(caller)))).where(
      this.isOwn(seenBy(caller)),
    );
    if (keyword) rows = rows.where(withAncestors(this.options.table, this.matches(keywordPatterns(keyword))));
    return { list: buildTree((await rows.execute()) as TreeRecord[]) };
  }

  /** The caller's enabled rows to choose from; of a tree without the branch that `id` names. */
  async selector({ deps, caller, params }: Call<AnyEndpoint>) {
    const { tree } = this.options;
    const has = (name: string) => this.orders[name] !== undefined;
    const columns = ['id', 'fullName', 'enCode', ...(tree ? ['parentId'] : [])];
    let rows = this.from(deps.db)
      .select(columns)
      .where(this.isOwn(seenBy(caller)));
    if (has('enabledMark')) rows = rows.where('enabledMark', '=', 1);
    const found = (await this.ordered(rows).execute()) as unknown as SelectorRow[];
    const nodes = found.map((row) => (tree ? row : { ...row, parentId: '-1' }));
    return { list: buildSelector(withoutBranch(nodes, (params as { id?: string }).id ?? '0')) };
  }

  /** One record as the contract shows it. Throws 404, or 403 beyond the caller's data permission. */
  async read({ deps, caller, params }: Call<AnyEndpoint>) {
    const { id } = params as { id: string };
    if (this.options.scope) await this.requireInScope(deps.db, caller, [await this.require(deps.db, id)]);
    const record = this.selection(this.recordFields, seenBy(caller));
    return requireRow(await this.from(deps.db).select(record).where('id', '=', id).executeTakeFirst());
  }

  /** A stored row that is about to change. Throws as `read`, and what the noun's guard throws. */
  async requireChangeable(ids: readonly string[], context: CrudContext): Promise<Selectable<Tables[Table]>[]> {
    const rows = await this.from(context.db)
      .selectAll()
      .where('id', 'in', [...ids])
      .orderBy('id')
      .forUpdate()
      .execute();
    requireRow(rows.length === new Set(ids).size ? rows : undefined);
    await this.requireInScope(context.db, context.call.caller, rows);
    const found = rows as unknown as Selectable<Tables[Table]>[];
    await this.options.guard?.(found, context);
    return found;
  }

  /** Throws 403 unless the caller's data permission holds all of the stored rows. */
  async requireInScope(db: Executor, caller: Caller, rows: readonly Record<string, unknown>[]): Promise<void> {
    this.requireColumnsInScope(caller, rows);
    await this.requireHeld(
      db,
      caller,
      rows.map(({ id }) => String(id)),
    );
  }

  /** The same where a condition says whose rows are: of what is stored now. */
  async requireHeld(db: Executor, caller: Caller, ids: readonly string[]): Promise<void> {
    const { scope } = this.options;
    if (!scope || !('within' in scope)) return;
    const own = caller.rights.dataScope(scope.page.address);
    if (own.kind === 'all') return;
    const held = await this.from(db)
      .select('id')
      .where('id', 'in', [...ids])
      .where(scope.within(own))
      .execute();
    if (held.length < new Set(ids).size) throw new ApiError(403, t('beyondScope'));
  }

  /** The same where columns say it: of rows with these columns, stored or not. */
  requireColumnsInScope(caller: Caller, rows: readonly Record<string, unknown>[]): void {
    const { scope } = this.options;
    if (!scope || 'within' in scope) return;
    const own = caller.rights.dataScope(scope.page.address);
    for (const row of rows) {
      const organizeIds = [String(row[scope.organize] ?? '')];
      const owner = scope.owner === null ? undefined : row[scope.owner ?? 'creatorUserId'];
      if (!isWithin(own, typeof owner === 'string' && owner ? { userId: owner, organizeIds } : { organizeIds }))
        throw new ApiError(403, t('beyondScope'));
    }
  }

  /** All that a change can name, as it is stored. */
  async readState(db: Executor, id: string): Promise<Record<string, unknown>> {
    const { bodyOf } = this.options;
    // what a caller does not see is kept by their change
    const kept = this.selection(
      this.bodyFields.filter((field) => this.computed[field]),
      seesAll,
    );
    const row = await this.require(db, id);
    const more = kept.length ? await this.from(db).select(kept).where('id', '=', id).executeTakeFirstOrThrow() : {};
    const state: Record<string, unknown> = { ...row, ...more, ...(await bodyOf?.(db, row as never)) };
    return Object.fromEntries(this.bodyFields.filter((field) => field in state).map((field) => [field, state[field]]));
  }

  private async require(db: Executor, id: string) {
    return requireRow(await this.from(db).selectAll().where('id', '=', id).executeTakeFirst());
  }

  private from(db: Deps['db'] | Executor) {
    const rows = (db as unknown as Kysely<LooseTables>).selectFrom(this.options.table as string);
    return Object.entries(this.options.fixed ?? {}).reduce(
      (found, [column, value]) => found.where(column, '=', value),
      rows,
    );
  }

  private ordered<Query extends ReturnType<CrudTable<Calls, Table>['from']>>(rows: Query): Query {
    return (this.options.order ?? DEFAULT_ORDER).reduce(
      (ordered, [column, direction]) => ordered.orderBy(column as string, direction) as Query,
      rows,
    );
  }
}

/** Names of tables and columns come from the contract, so the builder's own types cannot hold them. */
export type LooseTables = Record<string, Record<string, unknown>>;

type Rows<Row> = SelectQueryBuilder<LooseTables, string, Row>;

/** What a list is filtered by: the query's own filters under their names, the scopes of pages, and these. */
interface ListValues extends Record<string, unknown>, Partial<KeywordPatterns> {
  limit?: number;
  offset?: number;
}

const DEFAULT_SEARCH = ['fullName', 'enCode'] as const;
const DEFAULT_ORDER = [
  ['sortCode', 'asc'],
  ['id', 'asc'],
] as const;

type Selection = string | ReturnType<RawBuilder<unknown>['as']>;
type TreeRecord = Record<string, unknown> & { id: string; parentId: string };
interface ListQuery extends Record<string, unknown> {
  currentPage: number;
  pageSize: number;
  keyword?: string;
  sidx?: string;
  sort?: string;
}

/** Fields of the record that a call answers. */
function fieldsOf(endpoint: AnyEndpoint | undefined): string[] {
  return endpoint && 'data' in endpoint && endpoint.data instanceof z.ZodObject ? Object.keys(endpoint.data.shape) : [];
}

/** Fields of the rows of a paged list. */
function rowFieldsOf(endpoint: AnyEndpoint | undefined): string[] {
  const list: unknown =
    endpoint && 'data' in endpoint && endpoint.data instanceof z.ZodObject ? endpoint.data.shape.list : undefined;
  return list instanceof z.ZodArray && list.element instanceof z.ZodObject ? Object.keys(list.element.shape) : [];
}
