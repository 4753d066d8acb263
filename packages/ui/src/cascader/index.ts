export { Cascader, type CascaderProps } from './Cascader.js';
export { optionsOnPath, openColumns, type CascaderOption } from './cascade.js';
