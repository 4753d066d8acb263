export { FlowChart } from './FlowChart.js';
export { type FlowChartProps } from './chart/FlowCanvas.js';
export { type FlowMark } from './chart/FlowBoxView.js';
export { flowChartMessages } from './flowChartMessages.js';
