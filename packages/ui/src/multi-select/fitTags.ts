/** Padding, gap and cross of a tag, in px. */
const AROUND = 36;
/** Room of `+12`, in px. */
const REST = 34;

/** How many tags stand in a row of `room` px, at least one; what is left out needs room for its number. */
export function fitTags(textWidths: readonly number[], room: number): number {
  const widths = textWidths.map((width) => width + AROUND);
  let used = 0;
  let fitting = 0;
  for (const [index, width] of widths.entries()) {
    used += width;
    const isLast = index === widths.length - 1;
    if (used + (isLast ? 0 : REST) <= room) fitting = index + 1;
    if (used > room) break;
  }
  return Math.max(1, fitting);
}
