import { type CSSProperties } from 'react';

const ROW =
  'group/row flex min-w-full border-b border-hairline text-body hover:bg-hover focus-visible:outline-none data-active:bg-primary-soft data-last:border-b-transparent data-[state=selected]:bg-primary-soft';
// drawn above the cells of the row, of which some have a ground of their own; an outline is also seen in forced colours
const RING =
  'focus-visible:after:pointer-events-none focus-visible:after:absolute focus-visible:after:inset-0 focus-visible:after:z-(--z-fixed-column) focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-(--primary-ring)';
/**
 * Where what is dragged would land: a line at the edge of a row, or a frame around the row that takes it in.
 * @internal
 */
export const DROP_MARK =
  'before:pointer-events-none before:absolute before:inset-x-0 before:z-(--z-fixed-column) data-[drop=before]:before:top-0 data-[drop=before]:before:h-0.5 data-[drop=before]:before:bg-primary-edge data-[drop=after]:before:-bottom-px data-[drop=after]:before:h-0.5 data-[drop=after]:before:bg-primary-edge data-[drop=inside]:bg-primary-soft data-[drop=inside]:before:inset-y-0 data-[drop=inside]:before:outline-2 data-[drop=inside]:before:-outline-offset-2 data-[drop=inside]:before:outline-(--primary-edge)';

const CLASS = {
  inFlow: `${ROW} ${RING} relative min-h-row`,
  placed: `${ROW} ${RING} absolute inset-x-0 top-0 h-row`,
  // a change inside is laid out and painted without a look at the other rows
  contained: `${ROW} ${RING} absolute inset-x-0 top-0 h-row contain-strict`,
};

/**
 * Class names of a row. Rows of a long table are all equally high and placed one by one; merged cells reach over the edge
 * of their row.
 * @internal
 */
export function rowClass(isPlaced: boolean, hasMergedCells: boolean): string {
  return isPlaced ? (hasMergedCells ? CLASS.placed : CLASS.contained) : CLASS.inFlow;
}

/**
 * Place of a row of a long table, in px from the first row.
 * @internal
 */
export function rowStyle(place: number): CSSProperties {
  return { transform: `translateY(${place}px)` };
}
