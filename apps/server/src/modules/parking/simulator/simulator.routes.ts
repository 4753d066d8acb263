import { contract, type Simulation } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { type Database, type Executor } from '../../../db/database.js';
import { newId } from '../../../db/newId.js';
import { requireRow } from '../../../db/requireRow.js';
import { ApiError } from '../../../errors/apiError.js';
import { handleAll, type Call } from '../../../http/handle.js';
import { joinNames } from '../../../http/operationDetail.js';
import { enqueue } from '../../../jobs/enqueue.js';
import { contains } from '../../../rights/dataScope.js';
import { requireOrganizesInScope } from '../../../rights/requireScope.js';
import { endLostSimulations, endSimulation } from './endSimulation.js';
import { simulateLanesJob } from './simulateLanesJob.js';
import { simulatorText } from './simulator.messages.js';

const { simulator } = contract.parking;
const PAGE = pages.parkingSimulator.address;

export const simulatorRoutes = handleAll(simulator, {
  status: async ({ deps, caller }) => {
    await endLostSimulations(deps.db);
    const last = await readLast(deps.db);
    const isSeen = last && contains(caller.rights.dataScope(PAGE), last.organizeIds);
    return {
      isAllowed: deps.env.LANE_SIMULATOR === 'on',
      isRunning: last?.run.state === 'running',
      run: isSeen ? last.run : null,
    };
  },
  start: (call) => start(call),
  stop: async ({ deps, caller, params: { id }, describe }) => {
    const { placeIds } = requireRow(
      await deps.db.selectFrom('parkingSimulation').select('placeIds').where('id', '=', id).executeTakeFirst(),
    );
    const places = await readPlaces(deps.db, placeIds);
    requireOrganizesInScope(
      caller,
      PAGE,
      places.map(({ organizeId }) => organizeId),
    );
    describe({ verb: 'close', recordId: id, recordName: joinNames(places.map(({ fullName }) => fullName)) });
    await endSimulation(deps.db, id, 'stopped');
    return null;
  },
});

function start({ deps, caller, body, describe, once }: Call<typeof simulator.start>) {
  return once(async (trx) => {
    const placeIds = [...new Set(body.placeIds)];
    const places = await readPlaces(trx, placeIds);
    requireRow(places.length === placeIds.length ? places : undefined);
    requireOrganizesInScope(
      caller,
      PAGE,
      places.map(({ organizeId }) => organizeId),
    );
    if (deps.env.LANE_SIMULATOR !== 'on') throw new ApiError(409, simulatorText('notAllowed'));
    const lane = trx
      .selectFrom('parkingLane')
      .select('id')
      .where('placeId', 'in', placeIds)
      .where('enabledMark', '=', 1);
    if (!(await lane.executeTakeFirst())) throw new ApiError(409, simulatorText('noLanes'));
    await endLostSimulations(trx);
    const id = newId();
    const begun = await trx
      .insertInto('parkingSimulation')
      .values({
        ...{ id, placeIds, perMinute: body.perMinute, userId: caller.userId },
        counts: JSON.stringify({ entries: 0, exits: 0, waiting: 0, refused: 0, openings: 0 }),
        endsAt: new Date(Date.now() + LONGEST),
      })
      .onConflict((conflict) => conflict.column('state').where('state', '=', 'running').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!begun) throw new ApiError(409, simulatorText('simulationRuns'));
    describe({ verb: 'create', recordId: id, recordName: joinNames(places.map(({ fullName }) => fullName)) });
    await enqueue(trx, simulateLanesJob, { simulationId: id });
    return id;
  });
}

function readPlaces(db: Executor, ids: readonly string[]) {
  return db.selectFrom('parkingPlace').select(['id', 'fullName', 'organizeId']).where('id', 'in', ids).execute();
}

/** The run that goes on, or else the last one, with whose its places are. */
async function readLast(db: Database): Promise<{ run: Simulation; organizeIds: string[] } | undefined> {
  const row = await db
    .selectFrom('parkingSimulation')
    .leftJoin('userAccount', 'userAccount.id', 'parkingSimulation.userId')
    .selectAll('parkingSimulation')
    .select('userAccount.realName')
    .orderBy('startedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const places = await readPlaces(db, row.placeIds);
  const { id, perMinute, state, ending, startedAt, endsAt, endedAt, counts, realName } = row;
  return {
    run: {
      ...{ id, perMinute, state, ending, startedAt, endsAt, endedAt, counts },
      placeNames: places.map(({ fullName }) => fullName),
      userName: realName ?? '',
    },
    organizeIds: places.map(({ organizeId }) => organizeId),
  };
}

/** Milliseconds after which a run ends by itself. */
const LONGEST = 60 * 60_000;
