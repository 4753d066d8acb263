import { contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { sql } from 'kysely';
import { readPage } from '../../db/paging.js';
import { requireRow } from '../../db/requireRow.js';
import { MissingRight } from '../../errors/MissingRight.js';
import { readStoredText } from '../../errors/storedText.js';
import { crudRoutes } from '../../http/crud/crudRoutes.js';
import { type Caller } from '../../rights/caller.js';
import { beginSync, readRunnable } from './beginSync.js';
import { openSync, prepareSync } from './prepareSync.js';

const lastRun = (column: 'state' | 'creator_time') => sql`(
  select ${sql.ref(`run.${column}`)} from data_sync_run run
  where run.sync_id = data_sync.id order by run.creator_time desc, run.id desc limit 1)`;

export const dataSyncRoutes = crudRoutes(contract.system.dataSync, {
  table: 'dataSync',
  joins: {
    source: { table: 'dataSource', by: 'sourceId', names: { sourceName: 'fullName' } },
    target: { table: 'dataSource', by: 'targetId', names: { targetName: 'fullName' } },
  },
  computed: {
    lastState: sql`coalesce(${lastRun('state')}, '')`,
    lastTime: lastRun('creator_time'),
  },
  toRow: async (body, { call }) => {
    // to write one down is to be able to run it
    await openSync(call.deps, call.caller.rights, body);
    return { ...body, tables: JSON.stringify(body.tables) };
  },
  own: {
    check: async ({ deps, caller, locale, body }) => {
      requireEditor(caller);
      const ends = await openSync(deps, caller.rights, body);
      const prepared = await prepareSync(deps, ends, body.tables);
      return {
        list: prepared.map(({ table: { sourceTable, targetTable }, problems }) => ({
          ...{ sourceTable, targetTable },
          problems: problems.map(({ kind, level, message }) => ({ kind, level, message: message(locale) })),
        })),
      };
    },
    execute: async ({ deps, caller, params, describe, once }) => {
      const { id: syncId, fullName: name } = await readRunnable(deps, caller.rights, params.id);
      return once(async (trx) => {
        const runId = await beginSync(trx, syncId, caller.userId);
        describe({ verb: 'run', recordId: syncId, recordName: name });
        return runId;
      });
    },
    runs: async ({ deps: { db }, params, query, locale }) => {
      const found = db.selectFrom('dataSyncRun').where('syncId', '=', params.id);
      const page = await readPage({
        ...{ db, query, count: found },
        rows: found
          .leftJoin('userAccount', 'userAccount.id', 'dataSyncRun.userId')
          .select([
            ...(['dataSyncRun.id', 'dataSyncRun.state', 'dataSyncRun.tables', 'dataSyncRun.message'] as const),
            ...(['dataSyncRun.creatorTime', 'dataSyncRun.startedTime', 'dataSyncRun.endedTime'] as const),
            sql<string>`coalesce(user_account.real_name, '')`.as('userName'),
          ])
          .orderBy('dataSyncRun.creatorTime', 'desc')
          .orderBy('dataSyncRun.id', 'desc'),
      });
      return {
        ...page,
        list: page.list.map(({ message, tables, ...run }) => ({
          ...run,
          message: readStoredText(message, locale),
          tables: tables.map((table) => ({
            ...table,
            errors: table.errors.map((error) => readStoredText(error, locale)),
          })),
        })),
      };
    },
    cancel: async ({ deps: { db }, params, describe }) => {
      const { fullName } = requireRow(
        await db.selectFrom('dataSync').select('fullName').where('id', '=', params.id).executeTakeFirst(),
      );
      const run = await db
        .updateTable('dataSyncRun')
        .set({ isCancelled: true })
        .where('id', '=', params.runId)
        .where('syncId', '=', params.id)
        .returning('id')
        .executeTakeFirst();
      requireRow(run);
      describe({ verb: 'close', recordId: params.id, recordName: fullName });
      return null;
    },
  },
});

/** Throws 403 unless somebody may write syncs: what they check they could store. */
function requireEditor({ rights }: Caller): void {
  const { address } = pages.dataSync;
  if (!rights.hasButton(address, 'btn_add') && !rights.hasButton(address, 'btn_edit'))
    throw new MissingRight(address, 'btn_edit');
}
