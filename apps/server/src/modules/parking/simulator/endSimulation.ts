import { sql } from 'kysely';
import { type Simulation } from '@smart-admin/api-client/contract';
import { type Executor } from '../../../db/database.js';

/** Ends a run that still goes on; one that has ended stays as it is. */
export async function endSimulation(db: Executor, id: string, ending: Simulation['ending']): Promise<void> {
  await db
    .updateTable('parkingSimulation')
    .set({ state: 'ended', ending, endedAt: new Date() })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
}

/** Ends runs whose server is gone: nobody drives them any more. */
export async function endLostSimulations(db: Executor): Promise<void> {
  await db
    .updateTable('parkingSimulation')
    .set({ state: 'ended', ending: 'restarted', endedAt: new Date() })
    .where('state', '=', 'running')
    .where(sql<boolean>`beat_at < now() - interval '1 minute'`)
    .execute();
}
