import { type ShiftDetail } from '@smart-admin/api-client/contract';
import { sql, type RawBuilder } from 'kysely';
import { type Database } from '../../../db/database.js';
import { readFigures } from './readFigures.js';

type Row = Omit<ShiftDetail, 'figures'>;

/** While a shift goes on its cash is what names it so far; at its end it is written down. */
const sofar = (table: string, ended: string) => sql<number>`case when parking_shift.ended_at is null
  then (select coalesce(sum(each.amount), 0) from ${sql.table(table)} each where each.shift_id = parking_shift.id)
  else ${sql.ref(ended)} end::float8`;
const CASH = sofar('parking_payment', 'parking_shift.cash');
const REFUNDED = sofar('parking_refund', 'parking_shift.cash_refunded');

export const SHIFT_STATE = sql<Row['state']>`case when parking_shift.ended_at is null then 'open'
  when parking_shift.reviewed_at is null then 'ended' else 'reviewed' end`;

const nameOf = (column: string): RawBuilder<string> =>
  sql<string>`coalesce((select person.real_name from user_account person where person.id = ${sql.ref(column)}), '')`;

/** Shifts with their places and people. */
export function shiftsOf(db: Database) {
  return db
    .selectFrom('parkingShift')
    .innerJoin('parkingPlace', 'parkingPlace.id', 'parkingShift.placeId')
    .innerJoin('userAccount', 'userAccount.id', 'parkingShift.userId');
}

/** Columns of a shift as lists show it. */
export const shiftColumns = [
  'parkingShift.id',
  'parkingShift.placeId',
  'parkingPlace.fullName as placeName',
  'parkingPlace.kind as placeKind',
  'parkingShift.booth',
  'parkingShift.userId',
  'userAccount.realName as userName',
  SHIFT_STATE.as('state'),
  'parkingShift.startedAt',
  'parkingShift.endedAt',
  'parkingShift.startingCash',
  CASH.as('cash'),
  sql<number>`parking_shift.starting_cash + ${CASH} - ${REFUNDED}`.as('expectedCash'),
  'parkingShift.countedCash',
  'parkingShift.difference',
] as const;

/** A shift whole, or undefined. */
export async function readShift(db: Database, id: string): Promise<ShiftDetail | undefined> {
  const row = await shiftsOf(db)
    .select(shiftColumns)
    .select(['parkingShift.figures', 'parkingShift.note', 'parkingShift.leftCash', 'parkingShift.successorId'])
    .select(['parkingShift.reviewedAt', 'parkingShift.reviewNote'])
    .select(nameOf('parkingShift.successorId').as('successorName'))
    .select(nameOf('parkingShift.endedBy').as('endedByName'))
    .select(nameOf('parkingShift.reviewerId').as('reviewerName'))
    .where('parkingShift.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  return { ...row, figures: row.figures ?? (await readFigures(db, row)).figures };
}
