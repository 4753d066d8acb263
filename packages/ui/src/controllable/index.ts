export { useComposedRef } from './useComposedRef.js';
export { useControllable, type Controllable } from './useControllable.js';
