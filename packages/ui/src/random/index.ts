export { createId, randomString } from './createId.js';
export { debounce, type Debounced } from './debounce.js';
