import { contract } from '@smart-admin/api-client/contract';
import { requireRow } from '../../../db/requireRow.js';
import { type FieldChange } from '../../../http/operationDetail.js';
import { handleAll } from '../../../http/handle.js';
import { listMigrations, listMovedFlows, readMigration } from './listMigrations.js';
import { readPath } from './migrationPath.js';
import { previewMigration } from './previewMigration.js';
import { startMigration } from './startMigration.js';
import { startUndo } from './startUndo.js';
import { watchedFlows } from './watchedFlows.js';

export const migrationRoutes = handleAll(contract.workflow.migration, {
  preview: async ({ deps: { db }, caller, params: { id: flowId }, body, locale }) => {
    const watched = watchedFlows(caller);
    requireRow(await db.selectFrom('flow').select('id').where('id', '=', flowId).executeTakeFirst());
    const path = await readPath(db, flowId, body);
    return previewMigration(db, { flowId, path, watched, locale });
  },
  start: async ({ caller, params: { id: flowId }, body: plan, once, describe }) => {
    const watched = watchedFlows(caller);
    const { migrationId, fullName } = await once((trx) => startMigration(trx, { flowId, plan, caller, watched }));
    describe({ recordId: flowId, recordName: fullName, changes: [versionChange(plan.from, plan.to)] });
    return migrationId;
  },
  list: ({ deps: { db }, caller, params: { id: flowId }, query }) =>
    listMigrations(db, { flowId, watched: watchedFlows(caller), query }),
  read: ({ deps: { db }, caller, params: { id: flowId, migrationId } }) =>
    readMigration(db, { flowId, migrationId, watched: watchedFlows(caller) }),
  flows: ({ deps: { db }, caller, params: { id: flowId, migrationId }, query, locale }) =>
    listMovedFlows(db, { flowId, migrationId, watched: watchedFlows(caller), query, locale }),
  undo: async ({ caller, params: { id: flowId, migrationId }, once, describe }) => {
    const watched = watchedFlows(caller);
    const { fullName, from, to } = await once((trx) => startUndo(trx, { flowId, migrationId, caller, watched }));
    describe({
      verb: 'undoMigration',
      recordId: flowId,
      recordName: fullName,
      changes: [versionChange(from, to)],
    });
    return null;
  },
});

function versionChange(before: number, after: number): FieldChange {
  return { field: 'version', before, after };
}
