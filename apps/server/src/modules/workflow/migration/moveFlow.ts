import { type Deps } from '../../../deps.js';
import { withLockedFlow } from '../systemCommand.js';
import { changeRelease } from './changeRelease.js';
import { fitTo } from './migrationPath.js';
import { type OpenMigration, settlePart, waitingPart } from './migrationParts.js';

/** Moves one flow of a migration, or writes down why it does not move. Done already, nothing happens. */
export async function moveFlow(deps: Deps, migration: OpenMigration, instanceId: string): Promise<void> {
  const { path } = migration;
  await withLockedFlow(deps, instanceId, async (trx, open, outside) => {
    const part = { migrationId: migration.id, instanceId };
    if (!(await waitingPart(trx, part, 'waiting'))) return;
    const { state: before } = open.instance;
    // it may have gone on since somebody looked
    const fit = fitTo(path, open.instance);
    if (!fit.ok) return settlePart(trx, part, { was: 'waiting', result: 'refused', reasons: fit.reasons });
    const place = await changeRelease(deps, trx, {
      open,
      release: path.to,
      state: fit.state,
      mapping: path.mapping,
      by: migration.userId,
      what: 'migrated',
      outside,
      goesOn: true,
    });
    await settlePart(trx, part, { was: 'waiting', result: 'moved', state: before, place });
  });
}
