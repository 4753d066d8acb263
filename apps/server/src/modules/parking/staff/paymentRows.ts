import { sql } from 'kysely';
import { type Database } from '../../../db/database.js';

/** Payments with the orders and places that they are of. */
export function paymentsWithOrders(db: Database) {
  return db
    .selectFrom('parkingPayment')
    .innerJoin('parkingOrder', 'parkingOrder.id', 'parkingPayment.orderId')
    .innerJoin('parkingPlace', 'parkingPlace.id', 'parkingPayment.placeId');
}

/** Columns of a payment as lists and orders show it. */
export const paymentColumns = [
  'parkingPayment.id',
  'parkingPayment.number',
  'parkingPayment.orderId',
  'parkingOrder.number as orderNumber',
  'parkingPlace.fullName as placeName',
  'parkingOrder.plate',
  'parkingPayment.method',
  'parkingPayment.state',
  'parkingPayment.amount',
  'parkingPayment.refunded',
  'parkingPayment.providerNumber',
  'parkingPayment.creatorTime',
  'parkingPayment.paidTime',
  sql<string>`coalesce((select person.real_name from user_account person where person.id = parking_payment.user_id), '')`.as(
    'operatorName',
  ),
] as const;
