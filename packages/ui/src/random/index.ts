export { createId, randomString } from './createId.js';
export { useDebounced } from './useDebounced.js';
export { debounce, type Debounced } from './debounce.js';
