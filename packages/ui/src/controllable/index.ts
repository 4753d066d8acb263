export { useComposedRef } from './useComposedRef.js';
export { useControllable, type Controllable } from './useControllable.js';
export { useLatest } from './useLatest.js';
