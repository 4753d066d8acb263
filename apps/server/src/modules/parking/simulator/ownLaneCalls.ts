import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { readLane } from '../booth/laneOf.js';
import { reportPassage } from '../booth/reportPassage.js';
import { takeOpeningAt } from '../booth/takeOpening.js';
import { collectCash } from '../staff/changeOrder.js';
import { type LaneCalls } from './LaneTraffic.js';

/**
 * Lanes as this server drives them. Every stay that begins carries the run that made it, and only such stays leave: no
 * vehicle that is really there is let out.
 */
export function ownLaneCalls(deps: Pick<Deps, 'db' | 'sockets'>, { simulationId, laneIds }: OwnRun): LaneCalls {
  const { db } = deps;
  return {
    present: async (placeId) => {
      const stays = db
        .selectFrom('parkingOrder')
        .select(['id as orderId', 'plate', 'plateColour'])
        .where('placeId', '=', placeId)
        .where('status', '<>', 'closed')
        .where('simulationId', '<>', '');
      return stays.limit(50).execute();
    },
    report: (laneId, passage) =>
      db.transaction().execute(async (trx) => {
        const time = Date.now();
        const answer = await reportPassage(deps, trx, await readLane(trx, laneId, true), { ...passage, time });
        if (passage.direction === 'in' && answer.orderId)
          await trx
            .updateTable('parkingOrder')
            .set({ simulationId })
            .where('id', '=', answer.orderId)
            .where('entryTime', '=', new Date(time) as never)
            .execute();
        return answer;
      }),
    collect: (orderId, amount) =>
      db
        .transaction()
        .execute((trx) =>
          collectCash(deps, trx, { orderId, amount, key: `simulated-${orderId}-${String(Date.now())}`, userId: '' }),
        ),
    openings: async () => {
      const waiting = await db
        .selectFrom('parkingOpening')
        .innerJoin('parkingLane', 'parkingLane.id', 'parkingOpening.laneId')
        .innerJoin('parkingOrder', 'parkingOrder.id', 'parkingOpening.orderId')
        .select(['parkingOpening.id', 'laneId', 'parkingLane.fullName as name'])
        .where('parkingOpening.state', '=', 'waiting')
        .where('laneId', 'in', laneIds)
        .where('parkingOrder.simulationId', '<>', '')
        .execute();
      return waiting;
    },
    acknowledge: async (openingId) => {
      await db
        .transaction()
        .execute((trx) => takeOpeningAt(deps, trx, openingId, (laneId) => readLane(trx, laneId, true)));
    },
    isRefusal: (error) => error instanceof ApiError,
  };
}

interface OwnRun {
  simulationId: string;
  laneIds: readonly string[];
}
