/** Levels that stand a full step further right each. */
const FULL_LEVELS = 8;
const STEP = 16;
const DEEP_STEP = 4;

/** Levels below which a row tells its whole path. */
export const DEEP_FROM = 4;

/** Indent in px of a row so many levels below the top: full steps at first, small ones in the depth, so that 50 levels stay readable. */
export function treeIndent(depth: number): number {
  return Math.min(depth, FULL_LEVELS) * STEP + Math.max(0, depth - FULL_LEVELS) * DEEP_STEP;
}
