import { type MigrationOutcome } from '@smart-admin/api-client/contract';
import { type FlowState } from '@smart-admin/form-engine/flow';
import { type Selectable } from 'kysely';
import { type DatabaseTransaction, type Executor } from '../../../db/database.js';
import { type LocalText } from '../../../errors/apiError.js';
import { type FlowMigrationFlowTable, type FlowMigrationTable } from '../workflow.tables.js';
import { type MigrationPath, readPath } from './migrationPath.js';
import { storedTexts } from '../../../errors/storedText.js';

/** A migration with the releases that it is about. */
export type OpenMigration = Selectable<FlowMigrationTable> & { path: MigrationPath };

export async function openMigration(db: Executor, id: string): Promise<OpenMigration | undefined> {
  const migration = await db.selectFrom('flowMigration').selectAll().where('id', '=', id).executeTakeFirst();
  if (!migration) return undefined;
  const { flowId, fromVersion: from, toVersion: to, mapping } = migration;
  return { ...migration, path: await readPath(db, flowId, { from, to, mapping }) };
}

/** One flow of a migration. */
export interface MigrationPart {
  migrationId: string;
  instanceId: string;
}

/** The row of a flow, locked, where it still is what somebody has to do something about. */
export function waitingPart(
  trx: DatabaseTransaction,
  { migrationId, instanceId }: MigrationPart,
  result: MigrationOutcome,
): Promise<Selectable<FlowMigrationFlowTable> | undefined> {
  return trx
    .selectFrom('flowMigrationFlow')
    .selectAll()
    .where('migrationId', '=', migrationId)
    .where('instanceId', '=', instanceId)
    .where('result', '=', result)
    .forUpdate()
    .executeTakeFirst();
}

/** Writes down what became of a flow, unless another attempt has done so. */
export async function settlePart(
  db: Executor,
  { migrationId, instanceId }: MigrationPart,
  { was, result, reasons = [], state, place }: Settlement,
): Promise<void> {
  await db
    .updateTable('flowMigrationFlow')
    .set({
      result,
      reasons: storedTexts(reasons),
      state: state ? JSON.stringify(state) : null,
      place: place ?? null,
    })
    .where('migrationId', '=', migrationId)
    .where('instanceId', '=', instanceId)
    .where('result', '=', was)
    .execute();
}

interface Settlement {
  was: MigrationOutcome;
  result: MigrationOutcome;
  reasons?: readonly LocalText[];
  /** What it was before, where it can go back. */
  state?: FlowState;
  place?: number;
}
