import { sql } from 'kysely';
import { timeText } from '../../../files/sheet/timeText.js';
import { type JobDeps } from '../../../jobs/handleJob.js';
import { sendTemplate } from '../../messageTemplate/sendTemplate.js';

/**
 * Tells whoever made a card, and whoever last took money for it, that it ends within seven days: once for each end, so a
 * card that was renewed is told of again.
 */
export async function tellCards({ db }: Pick<JobDeps, 'db'>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const cards = await trx
      .selectFrom('parkingListedPlate')
      .innerJoin('parkingPlace', 'parkingPlace.id', 'parkingListedPlate.placeId')
      .select(['parkingListedPlate.id', 'plate', 'holder', 'endsAt', 'parkingListedPlate.creatorUserId'])
      .select('parkingPlace.fullName as place')
      .select(
        sql<string>`coalesce((select payment.user_id from parking_payment payment
          where payment.card_id = parking_listed_plate.id and payment.user_id <> ''
          order by payment.creator_time desc limit 1), '')`.as('collectorId'),
      )
      .where('list', '=', 'monthly')
      .where('parkingListedPlate.enabledMark', '=', 1)
      .where(sql<boolean>`ends_at between now() and now() + interval '7 days' and told_end is distinct from ends_at`)
      .orderBy('endsAt')
      .limit(AT_ONCE)
      .forUpdate('parkingListedPlate')
      .skipLocked()
      .execute();
    for (const { id, plate, holder, endsAt, creatorUserId, collectorId, place } of cards) {
      await sendTemplate(trx, {
        code: 'parkingCardEnds',
        receivers: [creatorUserId, collectorId].filter(Boolean),
        // the year stands first, which every language reads alike
        values: { place, plate, holder, time: timeText(endsAt, 'zh') },
      });
      await trx
        .updateTable('parkingListedPlate')
        .set({ toldEnd: sql`ends_at` })
        .where('id', '=', id)
        .execute();
    }
  });
}

const AT_ONCE = 500;
