export { ListDesigner, type ListDesignerProps } from './list/ListDesigner.js';
