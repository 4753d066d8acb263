import { type AnyEndpoint } from '@smart-admin/api-client/contract';
import { sql, type Kysely, type Selectable } from 'kysely';
import * as z from 'zod';
import { keywordPatterns } from '../../db/keyword.js';
import { buildSelector, buildTree, withoutBranch, type SelectorRow } from '../../db/buildTree.js';
import { type Executor } from '../../db/database.js';
import { type Tables } from '../../db/tables.js';
import { requireRow } from '../../db/requireRow.js';
import { withAncestors } from '../../db/withAncestors.js';
import { type Deps } from '../../deps.js';
import { isWithin } from '../../rights/dataScope.js';
import { ApiError } from '../../errors/apiError.js';
import { type Caller } from '../../rights/caller.js';
import { t } from '../../errors/errors.messages.js';
import { type Call } from '../handle.js';
import { CrudList, type ListQuery, type LooseTables } from './CrudList.js';
import { wholeOf, type CrudContext, type CrudContract, type CrudOptions } from './CrudOptions.js';
import { listNounChanges } from './nounChanges.js';
import { seenBy, seesAll, type ComputedValue } from './ScopedValue.js';

/** Reads the rows of a noun: its list, its tree, its selector, one of them. */
export class CrudTable<Calls extends CrudContract, Table extends keyof Tables> {
  /** Fields of one record by the contract, as columns and expressions. */
  private readonly recordFields: string[];
  private readonly rowFields: string[];
  private readonly computed: Record<string, ComputedValue>;
  /** Fields that an update takes. */
  private readonly bodyFields: string[];
  private readonly rows: CrudList<Table>;

  constructor(
    calls: Calls,
    private readonly options: CrudOptions<Calls, Table>,
  ) {
    const computed: Record<string, ComputedValue> = { ...options.computed };
    for (const field of options.secrets ?? []) computed[field] = sql<string>`''`;
    this.computed = computed;
    this.recordFields = fieldsOf(calls.read);
    const rowFields = rowFieldsOf(calls.list);
    this.rowFields = rowFields.length > 0 ? rowFields : this.recordFields;
    this.bodyFields = Object.keys(wholeOf(calls).shape);
    // the contract names the fields, of which the builder's types know nothing
    this.rows = new CrudList({ ...options, computed, columns: this.rowFields as (keyof Tables[Table] & string)[] });
  }

  /** One page of the rows within the caller's data permission. */
  list({ query, ...call }: Call<AnyEndpoint>) {
    return this.rows.page({ ...call, query: query as ListQuery });
  }

  /** The caller's rows as a tree; a keyword keeps what fits and what is above it. */
  async listTree({ deps, caller, query }: Call<AnyEndpoint>) {
    const { keyword } = (query ?? {}) as { keyword?: string };
    const seen = seenBy(caller);
    let rows = this.rows.rows(deps.db).select(this.rows.selection(this.rowFields, seen)).where(this.rows.isOwn(seen));
    if (keyword) rows = rows.where(withAncestors(this.options.table, this.rows.matches(keywordPatterns(keyword))));
    return { list: buildTree((await this.rows.inOrder(rows).execute()) as TreeRecord[]) };
  }

  /** The caller's enabled rows to choose from; of a tree without the branch that `id` names. */
  async selector({ deps, caller, params }: Call<AnyEndpoint>) {
    const { tree } = this.options;
    const columns = ['id', 'fullName', 'enCode', ...(tree ? ['parentId'] : [])];
    let rows = this.from(deps.db)
      .select(columns)
      .where(this.rows.isOwn(seenBy(caller)));
    if (this.rowFields.includes('enabledMark')) rows = rows.where('enabledMark', '=', 1);
    const found = (await this.rows.inOrder(rows).execute()) as unknown as SelectorRow[];
    const nodes = found.map((row) => (tree ? row : { ...row, parentId: '-1' }));
    return { list: buildSelector(withoutBranch(nodes, (params as { id?: string }).id ?? '0')) };
  }

  /** One record as the contract shows it. Throws 404, or 403 beyond the caller's data permission. */
  async read({ deps, caller, params }: Call<AnyEndpoint>) {
    const { id } = params as { id: string };
    if (this.options.scope) await this.requireInScope(deps.db, caller, [await this.require(deps.db, id)]);
    const record = this.rows.selection(this.recordFields, seenBy(caller));
    const found = this.rows
      .rows(deps.db)
      .select(record)
      .where(sql<boolean>`${sql.ref(`${this.options.table}.id`)} = ${id}`);
    return requireRow(await found.executeTakeFirst());
  }

  /** The last changes of one record. Throws as `read`. */
  async changes({ deps: { db }, caller, params }: Call<AnyEndpoint>) {
    const { id } = params as { id: string };
    const { table, secrets, seenValue } = this.options;
    if (this.options.scope) await this.requireInScope(db, caller, [await this.require(db, id)]);
    const list = await listNounChanges(db, {
      ...{ noun: table, id, state: await this.readState(db, id), hidden: new Set(secrets) },
      ...(seenValue && { seen: (field, value) => seenValue(field, value, caller) }),
    });
    return { list };
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
    const kept = this.rows.selection(
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
}

type TreeRecord = Record<string, unknown> & { id: string; parentId: string };

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
