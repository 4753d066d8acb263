import { contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { type DatabaseTransaction } from '../../../db/database.js';
import { requireRow } from '../../../db/requireRow.js';
import { ApiError } from '../../../errors/apiError.js';
import { stateActions, type NounStates } from '../../../http/crud/stateActions.js';
import { handleAll } from '../../../http/handle.js';
import { type Caller } from '../../../rights/caller.js';
import { requireOrganizesInScope } from '../../../rights/requireScope.js';
import { compareBeside } from './compareBooked.js';
import { compareStatement, findLocked } from './compareStatement.js';
import { listItems } from './listItems.js';
import { listStatements, readStatement } from './listStatements.js';
import { statementExport } from './statement.jobs.js';
import { statementText } from './statement.messages.js';
import { keepStatement, readUploaded } from './uploadStatement.js';

const { statement, statementItem } = contract.parking;
const PAGE = pages.parkingStatement.address;

const states: NounStates<'parkingStatementItem', 'agrees' | 'open' | 'settled'> = {
  table: 'parkingStatementItem',
  stateOf: ({ result, settledTime }) => (settledTime !== null ? 'settled' : result === 'matched' ? 'agrees' : 'open'),
  names: { agrees: statementText('agrees'), open: statementText('open'), settled: statementText('settled') },
  describe: ({ number }) => ({ recordName: number }),
};

export const statementRoutes = [
  ...handleAll(statement, {
    list: listStatements,
    read: ({ deps, caller, params }) => readStatement(deps.db, caller.rights.dataScope(PAGE), params.id),
    upload: async ({ deps, caller, body, describe, once }) => {
      requireWhole(caller);
      const { userId } = caller;
      const read = await readUploaded(deps, { file: body.file, userId });
      return once(async (trx) => {
        const id = await keepStatement(trx, read, userId);
        describe({ verb: 'import', recordId: id, recordName: read.fileName });
        return id;
      });
    },
    compare: async ({ deps, caller, params, describe }) => {
      requireWhole(caller);
      await deps.db.transaction().execute(async (trx) => {
        const found = await lockStatement(trx, params.id);
        describe({ verb: 'review', recordId: found.id, recordName: found.fileName });
        await compareStatement(trx, found);
      });
      return null;
    },
    remove: async ({ deps, caller, params, describe }) => {
      requireWhole(caller);
      await deps.db.transaction().execute(async (trx) => {
        const found = await lockStatement(trx, params.id);
        const { fileName: name } = found;
        describe({ verb: 'remove', recordId: found.id, recordName: name });
        const settled = await trx
          .selectFrom('parkingStatementItem')
          .select('id')
          .where('statementId', '=', found.id)
          .where('settledTime', 'is not', null)
          .executeTakeFirst();
        if (settled) throw new ApiError(409, statementText('hasSettled', { name }));
        await trx.deleteFrom('parkingStatement').where('id', '=', found.id).execute();
        await compareBeside(trx, found);
      });
      return null;
    },
  }),
  ...handleAll(statementItem, {
    list: listItems,
    startExport: (call) => {
      const { columns, ids, fileName, ...query } = call.body;
      return statementExport.start(call, { query, columns, ids, fileName });
    },
    ...stateActions(
      statementItem,
      { states, guard: ({ organizeId }, { caller }) => requireOrganizesInScope(caller, PAGE, [organizeId]) },
      {
        settle: {
          from: ['open'],
          work: (_item, { call: { body, caller } }) => ({
            settleReason: body.reason,
            settledUserId: caller.userId,
            settledTime: new Date(),
          }),
        },
      },
    ),
  }),
];

/** A statement is of the money of everybody: who sees some of it alone could change what others see. Throws 403. */
function requireWhole({ rights }: Caller): void {
  if (rights.dataScope(PAGE).kind !== 'all') throw new ApiError(403, statementText('wholeOnly'));
}

async function lockStatement(trx: DatabaseTransaction, id: string) {
  return requireRow(await findLocked(trx, id));
}
