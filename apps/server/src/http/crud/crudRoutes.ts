import { type AnyEndpoint } from '@smart-admin/api-client/contract';
import { sql, type Kysely } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { type Executor } from '../../db/database.js';
import { type Tables } from '../../db/tables.js';
import { newId } from '../../db/newId.js';
import { lockTree, requireParent } from '../../db/requireParent.js';
import { snakeCase } from '../../db/snakeCase.js';
import { translateUniqueViolation } from '../../db/translateUniqueViolation.js';
import { joinNames } from '../operationDetail.js';
import { ApiError } from '../../errors/apiError.js';
import { t } from '../../errors/errors.messages.js';
import { handle, type Call, type Handler, type Route } from '../handle.js';
import { callKey, idempotent } from '../idempotent.js';
import { nounChanged } from './crud.events.js';
import {
  wholeOf,
  type NounHappening,
  type BodyOf,
  type CrudContext,
  type CrudContract,
  type CrudOptions,
  type OrdinaryCall,
  type SaveContext,
} from './CrudOptions.js';
import { type LooseTables } from './CrudList.js';
import { CrudTable } from './CrudTable.js';
import { mergeNounChange, rememberNounChange } from './nounChanges.js';

/**
 * Routes of a noun: the calls that `crudEndpoints` declares are answered here, in one way for every noun, and the others
 * by `own`. Every change is one transaction: the rows are locked, data permission and guard are asked, the noun's hooks
 * run, a value that is taken is told by its field, and what happened is told with the transaction.
 */
export function crudRoutes<const Calls extends CrudContract, Table extends keyof Tables>(
  calls: Calls,
  options: CrudOptions<Calls, Table>,
): Route[] {
  const ordinary = ordinaryHandlers(calls, options);
  return Object.entries(calls).map(([name, endpoint]) => {
    const own = (options.own as Record<string, Handler<AnyEndpoint> | undefined>)[name];
    return handle(endpoint, own ?? (ordinary[name as OrdinaryCall] as Handler<AnyEndpoint>));
  });
}

function ordinaryHandlers<Calls extends CrudContract, Table extends keyof Tables>(
  calls: Calls,
  options: CrudOptions<Calls, Table>,
): Record<OrdinaryCall, (call: Call<AnyEndpoint>) => Promise<unknown>> {
  const rows = new CrudTable(calls, options);
  const { tree, seenValue } = options;
  const table: string = options.table;
  const perform = <Result>(
    call: Call<AnyEndpoint>,
    kind: NounHappening['kind'],
    work: (context: CrudContext, fields: Set<string>) => Promise<Result>,
  ) =>
    call.deps.db.transaction().execute((db) => {
      const key = kind === 'created' ? callKey(call.request, call.caller.userId) : undefined;
      return idempotent(db, key, async () => {
        const fields = new Set<string>();
        const result = await work({ db, call }, fields);
        const ids = kind === 'created' ? [String(result)] : idsOf(call);
        const { userId } = call.caller;
        await call.deps.events.emit(db, nounChanged, { noun: table, change: kind, ids, userId });
        await options.announce?.({ kind, ids, fields }, { db, call });
        return result;
      });
    });
  const toRow = async (body: Body, context: SaveContext<Table>) => {
    // the path names the row; an id in the body must not move it
    const { id: _id, ...row } = ((await options.toRow?.(body as BodyOf<Calls>, context)) ?? body) as Body;
    if (tree && !staysInPlace(row, context.current, tree.within))
      row.parentId = await requireParent(context.db, {
        table: snakeCase(table),
        root: tree.root,
        ...(tree.within ? { within: { column: snakeCase(tree.within), value: row[tree.within] } } : {}),
        id: context.current ? context.id : undefined,
        parentId: String(row.parentId),
      });
    const { scope } = options;
    if (scope && 'organize' in scope && row[scope.organize] !== undefined)
      rows.requireColumnsInScope(context.call.caller, [{ [scope.organize]: row[scope.organize] }]);
    return row;
  };
  const create = (body: Body, context: CrudContext) => {
    const id = newId();
    const saved: SaveContext<Table> = { ...context, id, current: undefined };
    return translateUniqueViolation(
      body,
      async () => {
        const row = { ...(await toRow(body, saved)), ...options.fixed, id, ...createdBy(calls, context) };
        await loose(context.db).insertInto(table).values(row).execute();
        await options.afterSave?.(body as BodyOf<Calls>, saved);
        await rows.requireHeld(context.db, context.call.caller, [id]);
        context.call.describe({ verb: 'create', recordId: id, recordName: nameOf(row) });
        return id;
      },
      options.constraints,
    );
  };
  const remove = async (ids: readonly string[], context: CrudContext) => {
    // nothing is put below a row while it goes
    if (tree) await lockTree(context.db, snakeCase(table));
    const found = await rows.requireChangeable(ids, context);
    context.call.describe({
      verb: 'remove',
      recordId: ids.length === 1 ? ids[0] : '',
      recordName: joinNames(found.map(nameOf)),
    });
    for (const row of found) {
      if (tree) await requireNoChildren(context.db, table, row as unknown as Named);
      await options.beforeRemove?.(row, context);
      await loose(context.db).deleteFrom(table).where('id', '=', idOf(row)).execute();
    }
    await options.afterRemove?.(found, context);
    return null;
  };
  return {
    list: (call) => (tree ? rows.listTree(call) : rows.list(call)),
    selector: (call) => rows.selector(call),
    read: (call) => rows.read(call),
    changes: (call) => rows.changes(call),
    create: (call) => perform(call, 'created', (context) => create(call.body as Body, context)),
    update: async (call) => {
      const id = idOf(call.params);
      await options.askOutside?.({ id, sent: call.body as Partial<BodyOf<Calls>> }, call);
      return perform(call, 'updated', async (context, fields) => {
        // before the row, as a deletion does it
        if (tree) await lockTree(context.db, snakeCase(table));
        const [current] = await rows.requireChangeable([id], context);
        const saved: SaveContext<Table> = { ...context, id, current };
        const before = await rows.readState(context.db, id);
        const body = await mergeNounChange(context.db, {
          ...{ whole: wholeOf(calls), noun: options.table, id, before },
          revision: (current as unknown as { revision: number }).revision,
          sent: call.body as Body,
          ...(seenValue && { seen: (field, value) => seenValue(field, value, call.caller) }),
        });
        if (isDeepStrictEqual({ ...before, ...body }, before)) {
          call.describe({ verb: 'update', recordId: id, recordName: nameOf(before), changes: [] });
          return null;
        }
        return translateUniqueViolation(
          body,
          async () => {
            const row = { ...(await toRow(body, saved)), ...changedBy(calls, context) };
            await loose(context.db).updateTable(table).set(row).where('id', '=', saved.id).execute();
            await options.afterSave?.(body as BodyOf<Calls>, saved);
            await rows.requireHeld(context.db, call.caller, [id]);
            const after = await rows.readState(context.db, saved.id);
            const { userId } = call.caller;
            const given = new Set(options.secrets?.filter((field) => body[field] !== ''));
            const noun = options.table;
            const changed = await rememberNounChange(context.db, { noun, id, before, after, given, userId });
            for (const field of changed) fields.add(field);
            call.describe({
              verb: 'update',
              recordId: saved.id,
              recordName: nameOf(after),
              changes: await call.deps.operations.changesBetween(context.db, { before, after, parents: table }),
            });
            return null;
          },
          options.constraints,
        );
      });
    },
    remove: (call) => perform(call, 'removed', (context) => remove(idsOf(call), context)),
    batchRemove: (call) => perform(call, 'removed', (context) => remove(idsOf(call), context)),
    updateState: async (call) => {
      await options.askOutside?.({ id: idOf(call.params), sent: 'otherState' }, call);
      return perform(call, 'updated', async (context, fields) => {
        fields.add('enabledMark');
        for (const row of await rows.requireChangeable([idOf(call.params)], context)) {
          await options.beforeState?.(row, context);
          const { enabledMark } = row as unknown as { enabledMark: number };
          await rememberNounChange(context.db, {
            ...{ noun: options.table, id: idOf(row), userId: call.caller.userId },
            before: { enabledMark },
            after: { enabledMark: 1 - enabledMark },
          });
          const verb = enabledMark === 1 ? 'disable' : 'enable';
          call.describe({ verb, recordId: idOf(row), recordName: nameOf(row) });
        }
        await loose(context.db)
          .updateTable(table)
          .set({ enabledMark: sql`1 - enabled_mark`, ...changedBy(calls, context) })
          .where('id', '=', idOf(call.params))
          .execute();
        return null;
      });
    },
    copy: (call) =>
      perform(call, 'created', async (context) => {
        // a copy tells everything of its source: who may not change that may not copy it
        const [source] = await rows.requireChangeable([idOf(call.params)], context);
        if (!source) throw new ApiError(404, t('notFound'));
        const body = Object.fromEntries(
          fieldsOf(calls.create).map((field) => [field, (source as unknown as Body)[field]]),
        );
        const fullName = t('copyName', { name: String(body.fullName) })(call.locale).slice(0, 100);
        const id = await create(
          { ...body, fullName, enCode: `${String(body.enCode)}.copy${newId().slice(-6)}` },
          context,
        );
        call.describe({ verb: 'copy', recordName: nameOf(source) });
        return id;
      }),
  };
}

type Body = Record<string, unknown>;

function staysInPlace(row: Body, current: object | undefined, within: string | undefined): boolean {
  const stored = current as Body | undefined;
  return stored?.parentId === row.parentId && (within === undefined || stored?.[within] === row[within]);
}

const idOf = (value: object) => (value as { id: string }).id;
/** The rows that a call is about: the one of its path, or those of its body. */
const idsOf = ({ body, params }: Call<AnyEndpoint>) =>
  'id' in params ? [idOf(params)] : (body as { ids: string[] }).ids;
const nameOf = (row: object) => {
  const { fullName, realName, title, id } = row as Record<'fullName' | 'realName' | 'title' | 'id', string | undefined>;
  return fullName ?? realName ?? title ?? id ?? '';
};
const loose = (db: Executor) => db as unknown as Kysely<LooseTables>;

/** Who made a row, where its record says when it was made. */
function createdBy(calls: CrudContract, { call }: CrudContext) {
  return fieldsOf(calls.read).includes('creatorTime') ? { creatorUserId: call.caller.userId } : {};
}

function changedBy(calls: CrudContract, { call }: CrudContext) {
  return fieldsOf(calls.read).includes('lastModifyTime')
    ? { lastModifyTime: new Date(), lastModifyUserId: call.caller.userId }
    : {};
}

/** Fields of what a call takes, or answers when it takes nothing. */
function fieldsOf(endpoint: AnyEndpoint | undefined): string[] {
  const schema = endpoint?.body ?? (endpoint && 'data' in endpoint ? endpoint.data : undefined);
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

async function requireNoChildren(db: Executor, table: string, row: Named): Promise<void> {
  const child = await loose(db).selectFrom(table).select('id').where('parentId', '=', row.id).executeTakeFirst();
  if (child) throw new ApiError(409, t('hasChildren', { name: row.fullName }));
}

interface Named {
  id: string;
  fullName: string;
}
