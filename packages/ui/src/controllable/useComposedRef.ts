import { useCallback, type Ref, type RefCallback } from 'react';

/** One ref that fills several. */
export function useComposedRef<Value>(
  first: Ref<Value> | undefined,
  second: Ref<Value> | undefined,
): RefCallback<Value> {
  return useCallback(
    (value: Value | null) => {
      const undoFirst = fill(first, value);
      const undoSecond = fill(second, value);
      return () => {
        undoFirst();
        undoSecond();
      };
    },
    [first, second],
  );
}

function fill<Value>(ref: Ref<Value> | undefined, value: Value | null): () => void {
  if (typeof ref === 'function') {
    const undo = ref(value);
    return typeof undo === 'function' ? undo : () => ref(null);
  }
  if (ref) {
    ref.current = value;
    return () => {
      ref.current = null;
    };
  }
  return () => undefined;
}
