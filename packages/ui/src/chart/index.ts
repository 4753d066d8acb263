export { Chart } from './Chart.js';
export { type ChartKind, type ChartProps, type ChartSeries } from './chartTypes.js';
