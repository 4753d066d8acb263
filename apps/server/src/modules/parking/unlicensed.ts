import { type Sighting } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { type DatabaseTransaction } from '../../db/database.js';

/** Stands where a plate would while a vehicle without one waits; its stay has a number behind it. */
export const NO_PLATE = '无牌';
/** Colour of what has none: that of the lightest plate. */
export const NO_COLOUR = 1;

/** Whether this is the name of a vehicle without a plate: of nobody in particular, so it may be shown whole. */
export function isUnlicensed(plate: string): boolean {
  return plate.startsWith(NO_PLATE);
}

/** A vehicle without a plate at a lane, of which no camera has read anything. */
export function sightingWithoutPlate(lane: { fullName: string }, seen: { plate: string; time: number }): Sighting {
  return { ...seen, laneName: lane.fullName, confidence: null, image: '', operatorName: '' };
}

/** The name of the next vehicle without a plate: `无牌000123`. A number comes again after a million. */
export async function nextUnlicensed(trx: DatabaseTransaction): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select ${NO_PLATE} || lpad(nextval('parking_unlicensed')::text, 6, '0') as name`.execute(trx);
  const name = rows[0]?.name;
  if (!name) throw new Error('a sequence has a next number');
  return name;
}
