import { type MigrationPlan } from '@smart-admin/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import { FLOW_STATUS } from '@smart-admin/api-client/contract';
import { type DatabaseTransaction } from '../../../db/database.js';
import { newId } from '../../../db/newId.js';
import { requireRow } from '../../../db/requireRow.js';
import { ApiError } from '../../../errors/apiError.js';
import { type Caller } from '../../../rights/caller.js';
import { t } from './migration.messages.js';
import { readPath } from './migrationPath.js';
import { canAnyMove } from './previewMigration.js';
import { enqueueMigration } from './workOnMigration.js';

/** Begins to move the flows of a release that the caller watches over. Throws 409 where none can move or others are being moved. */
export async function startMigration(
  trx: DatabaseTransaction,
  { flowId, plan, caller, watched }: MigrationStart,
): Promise<{ migrationId: string; fullName: string }> {
  const fullName = await lockForMigration(trx, flowId);
  const path = await readPath(trx, flowId, plan);
  if (!(await canAnyMove(trx, { flowId, path, watched }))) throw new ApiError(409, t('nothingMoves'));
  const migrationId = newId();
  await trx
    .insertInto('flowMigration')
    .values({
      id: migrationId,
      flowId,
      fromVersion: plan.from,
      toVersion: plan.to,
      mapping: JSON.stringify(plan.mapping),
      userId: caller.userId,
    })
    .execute();
  // those that cannot move as well: they are told as refused, with the reason of the moment
  await trx
    .insertInto('flowMigrationFlow')
    .columns(['migrationId', 'instanceId'])
    .expression((eb) =>
      eb
        .selectFrom('flowInstance')
        .select([sql.val(migrationId).as('migrationId'), 'flowInstance.id'])
        .where('flowId', '=', flowId)
        .where('version', '=', plan.from)
        .where('status', '=', FLOW_STATUS.running)
        .where(watched),
    )
    .execute();
  await enqueueMigration(trx, migrationId);
  return { migrationId, fullName };
}

interface MigrationStart {
  flowId: string;
  plan: MigrationPlan;
  caller: Caller;
  /** Condition of `watchedFlows`. */
  watched: RawBuilder<boolean>;
}

/** Locks a flow against other migrations and answers its name. Throws 404 without one, and 409 while one is under way. */
export async function lockForMigration(trx: DatabaseTransaction, flowId: string): Promise<string> {
  // flows can be launched meanwhile, but no release can be made and no other migration begin
  const flow = await trx
    .selectFrom('flow')
    .select('fullName')
    .where('id', '=', flowId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const { fullName } = requireRow(flow);
  const other = await trx
    .selectFrom('flowMigration')
    .select('id')
    .where('flowId', '=', flowId)
    .where('state', 'in', ['running', 'undoing'])
    .executeTakeFirst();
  if (other) throw new ApiError(409, t('underWay'));
  return fullName;
}
