import { PLATE_COLORS, type PlateColor } from '../plate/plateColors.js';
import { isPlate } from './plateText.js';

/** A plate with its colour. */
export interface ColoredPlate {
  plate: string;
  color: PlateColor;
}

/** How many plates a device remembers. */
const MOST = 4;
const KEY = 'smart_recentPlates';

/** The plates that were used on this device, the last one first; empty where the browser keeps nothing. */
export function readRecentPlates(): ColoredPlate[] {
  const stored = attempt(() => JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown);
  return Array.isArray(stored) ? stored.filter(isColoredPlate).slice(0, MOST) : [];
}

/** Remembers a plate as the last one used. */
export function rememberPlate(used: ColoredPlate): void {
  const others = readRecentPlates().filter(({ plate }) => plate !== used.plate);
  attempt(() => localStorage.setItem(KEY, JSON.stringify([used, ...others].slice(0, MOST))));
}

/** Forgets all plates of this device. */
export function forgetPlates(): void {
  attempt(() => localStorage.removeItem(KEY));
}

function isColoredPlate(entry: unknown): entry is ColoredPlate {
  if (typeof entry !== 'object' || entry === null) return false;
  const { plate, color } = entry as Partial<ColoredPlate>;
  return typeof plate === 'string' && isPlate(plate) && PLATE_COLORS.some((known) => known === color);
}

/** Private windows refuse their storage, and what is stored may be anything. */
function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch (error) {
    console.warn('Recent plates cannot be kept', error);
    return undefined;
  }
}
