export { PositionSelect, type PositionSelectProps } from './PositionSelect.js';
