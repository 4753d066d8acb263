export { Chart, preloadChart } from './Chart.js';
export {
  type ChartKind,
  type ChartProps,
  type ChartRegion,
  type ChartRegions,
  type ChartSeries,
} from './chartTypes.js';
