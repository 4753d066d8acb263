import { sql, type RawBuilder } from 'kysely';
import { NO_PLATE } from '../unlicensed.js';
import { escapeLike } from '../../../db/keyword.js';

/**
 * Condition for plates that were typed or read: a whole one (7 or 8 characters) with at most one wrong character, a part of
 * one as it is. Both are found by indexes of `parking_order`; the index over all parts, which would look for each place of
 * a wrong character, is kept out of the first.
 */
export function similarPlate(typed: string, column: string): RawBuilder<boolean> {
  const plate = plainPlate(typed);
  const ref = sql.ref(column);
  if (!isWholePlate(typed)) return sql<boolean>`${ref} like ${`%${escapeLike(plate)}%`}`;
  const patterns = [...plate].map((_, place) => `${plate.slice(0, place)}_${plate.slice(place + 1)}`);
  return sql<boolean>`(("left"(${ref}, 4) = ${plate.slice(0, 4)} or "right"(${ref}, 3) = ${plate.slice(-3)})
    and ${ref} || '' like any(${patterns}::text[]))`;
}

/** Whether what was typed is no part of a plate: a vehicle has few stays among those of all. */
export function isWholePlate(typed: string): boolean {
  return plainPlate(typed).length >= WHOLE;
}

/** A plate as it is stored: without spaces and dots, in capitals. */
function plainPlate(typed: string): string {
  return typed
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()
    .replace(`${NO_PLATE}车`, NO_PLATE);
}

const WHOLE = 7;
