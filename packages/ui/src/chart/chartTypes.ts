import { type ReactNode } from 'react';

/**
 * How figures are drawn: over time or by name (`line`, `bar`), as shares of a whole (`pie`), as one of a limit (`gauge`), by
 * several qualities at once (`radar`), by region (`map`).
 */
export type ChartKind = 'line' | 'bar' | 'pie' | 'gauge' | 'radar' | 'map';

/** One row of figures, a value for each label; null where there is none. */
export interface ChartSeries {
  /** What is measured. */
  name: string;
  values: readonly (number | null)[];
  /** Among others of a `line` or `bar`: drawn as the other of the two, on the same axis. Default: as the chart. */
  as?: 'line' | 'bar';
}

/** What is drawn; of it both the picture and the table are made. */
export interface ChartFigures {
  kind: ChartKind;
  /** What the values belong to: moments or names of a `line` or `bar`, parts of a `pie`, qualities of a `radar`, names or codes of regions. A `gauge` has one. */
  labels: readonly string[];
  /** `pie`, `gauge` and `map` draw the first. */
  series: readonly ChartSeries[];
  /** The values of a `bar` stand on one another. Default false. */
  stacked?: boolean;
  /** Behind each value (`%`, `ms`). */
  unit?: string;
  /** A value in words. Default: thousands commas and at most two decimals; the unit follows. */
  formatValue?: (value: number) => string;
  /** A label where it stands at the axis, if shorter. */
  formatTick?: (label: string) => string;
  /** Where the axis, the gauge or each quality of a `radar` ends. Default: what the values need; a gauge 100. */
  max?: number;
  /** A dashed line that values should stay below; with an axis that ends by itself it shows where they come near. */
  limit?: number;
  /** The regions of a `map`; those without a value are drawn empty. */
  regions?: ChartRegions;
}

/** Polygons by name, as GeoJSON in degrees (RFC 7946). */
export interface ChartRegions {
  type: 'FeatureCollection';
  features: readonly ChartRegion[];
}

export interface ChartRegion {
  type: 'Feature';
  properties: { name: string; code?: string };
  geometry: { type: 'Polygon'; coordinates: number[][][] } | { type: 'MultiPolygon'; coordinates: number[][][][] };
}

export interface ChartProps extends Omit<ChartFigures, 'labels' | 'series'> {
  /** Name of the chart: its heading, and what screen readers call it. */
  label: string;
  /** Undefined before the first answer. */
  labels: readonly string[] | undefined;
  /** Undefined before the first answer. */
  series: readonly ChartSeries[] | undefined;
  /** In place of the name above the plot (a figure, a state). */
  heading?: ReactNode;
  /** Of the plot in px. Default 200. */
  height?: number;
  /** Charts of the same group show the same moment when one of them is pointed at. */
  group?: string;
  className?: string;
}
