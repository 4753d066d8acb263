import { isUnlicensed } from './unlicensed.js';

/** A plate as its driver knows it and nobody else learns it: `粤B·**345`. The number of a vehicle without one tells nothing. */
export function maskPlate(plate: string): string {
  if (isUnlicensed(plate)) return plate;
  return `${plate.slice(0, 2)}·${'*'.repeat(Math.max(0, plate.length - 5))}${plate.slice(-3)}`;
}
