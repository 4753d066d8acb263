export { FlowChart } from './FlowChart.js';
export { type FlowChartProps } from './chart/FlowCanvas.js';
export { type FlowMark } from './chart/FlowBoxView.js';
export { flowChartMessages } from './flowChartMessages.js';
export { FlowDesigner, type FlowDesignerProps, type PeopleNode } from './FlowDesigner.js';
export { conditionWords } from './conditionWords.js';
export { describeFlow, describeNode } from './describeFlow.js';
