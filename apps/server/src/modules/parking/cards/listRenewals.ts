import { type Renewal } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { type Database } from '../../../db/database.js';
import { readPage, type Page } from '../../../db/paging.js';
import { UNUSED_MONTHS } from './refundRenewal.js';

/** Renewals of a card, one page of them, the newest first. */
export function listRenewals(
  db: Database,
  cardId: string,
  query: { currentPage: number; pageSize: number },
): Promise<Page<Renewal>> {
  const renewals = db
    .selectFrom('parkingCardRenewal')
    .innerJoin('parkingPayment', 'parkingPayment.id', 'parkingCardRenewal.paymentId')
    .innerJoin('parkingListedPlate', 'parkingListedPlate.id', 'parkingCardRenewal.cardId')
    .where('parkingCardRenewal.cardId', '=', cardId);
  return readPage({
    db,
    query,
    count: renewals,
    rows: renewals
      .select(['parkingPayment.id', 'parkingPayment.number', 'months', 'amount', 'refunded', 'refundedMonths'])
      .select(['method', 'state', 'fromTime', 'toTime', 'parkingPayment.creatorTime'])
      .select(
        sql<number>`case when parking_payment.paid_time is null then 0
          else least(parking_card_renewal.months - parking_card_renewal.refunded_months, ${UNUSED_MONTHS}) end`.as(
          'unusedMonths',
        ),
      )
      .select(
        sql<string>`coalesce((select person.real_name from user_account person where person.id = parking_payment.user_id), '')`.as(
          'operatorName',
        ),
      )
      .orderBy('parkingPayment.creatorTime', 'desc')
      .orderBy('parkingPayment.id'),
  });
}
