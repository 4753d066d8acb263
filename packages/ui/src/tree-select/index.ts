export { TreeSelect, type TreeSelectProps, type TreeSelectBaseProps } from './TreeSelect.js';
