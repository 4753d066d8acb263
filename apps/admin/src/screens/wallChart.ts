/** Colours and sizes of charts that are read from afar. */
export const WALL_CHART =
  '[--bg-surface:var(--screen-panel)] [--chart-1:var(--screen-accent)] [--chart-2:var(--screen-cyan)] [--chart-axis-size:14] [--primary-edge:var(--screen-accent)] [&_ul]:text-14';

/** Px of the line with legend and table button above the drawing. */
export const CHART_HEAD = 36;
