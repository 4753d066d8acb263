import { sql } from 'kysely';
import { setTimeout } from 'node:timers/promises';
import { type JobDeps } from '../../../jobs/handleJob.js';
import { endSimulation } from './endSimulation.js';
import { LaneTraffic, pauseUntilNext, type TrafficCounts } from './LaneTraffic.js';
import { ownLaneCalls } from './ownLaneCalls.js';

/** Drives the lanes of a run until somebody stops it, its hour is over, or the server stops. */
export async function simulateLanes(deps: JobDeps, simulationId: string, signal: AbortSignal): Promise<void> {
  const { db } = deps;
  const run = await db.selectFrom('parkingSimulation').selectAll().where('id', '=', simulationId).executeTakeFirst();
  if (run?.state !== 'running') return;
  const lanes = await db
    .selectFrom('parkingLane')
    .select(['id', 'placeId', 'direction', 'fullName as name'])
    .where('placeId', 'in', run.placeIds)
    .where('enabledMark', '=', 1)
    .execute();
  const traffic = new LaneTraffic(ownLaneCalls(deps, { simulationId, laneIds: lanes.map(({ id }) => id) }), lanes);
  let ending: 'failed' | 'restarted' | 'over' = 'failed';
  try {
    let next = Date.now();
    while (!signal.aborted && (await beat(deps, simulationId, traffic.counts))) {
      if (Date.now() >= next) {
        await traffic.drive();
        next = Date.now() + pauseUntilNext(run.perMinute);
      }
      await traffic.takeOpenings();
      await rest(Math.min(LOOKING, Math.max(0, next - Date.now())), signal);
    }
    ending = signal.aborted ? 'restarted' : 'over';
  } finally {
    await endSimulation(db, simulationId, ending);
  }
}

/** Writes down what has happened; answers whether the run goes on. */
async function beat({ db }: Pick<JobDeps, 'db'>, id: string, counts: TrafficCounts): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('parkingSimulation')
    .set({ counts: JSON.stringify(counts), beatAt: new Date() })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where(sql<boolean>`ends_at > now()`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Waits; the end of the server is no fault. */
async function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  await setTimeout(milliseconds, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

/** Milliseconds after which lanes look at the latest for what was ordered from the booth, and whether the run was stopped. */
const LOOKING = 500;
