export { NumberRange, type NumberRangeValue, type NumberRangeProps } from './NumberRange.js';
