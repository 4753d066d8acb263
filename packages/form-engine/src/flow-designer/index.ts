export { FlowChart } from './FlowChart.js';
export { type FlowChartProps } from './chart/FlowCanvas.js';
export { type FlowMark } from './chart/FlowBoxView.js';
export { flowChartMessages } from './flowChartMessages.js';
export { FlowDesigner, type FlowDesignerProps, type PeopleNode } from './FlowDesigner.js';
export { conditionWords } from './conditionWords.js';
export { type FormOfModel } from './settings/FlowDesignContext.js';
export { describeFlow, describeNode, type FlowWords } from './describeFlow.js';
