import { useCallback, useSyncExternalStore } from 'react';
import { fieldsOfLayout, type LayoutNode } from '../core/document/LayoutNode.js';
import { type FormStore } from '../core/state/FormStore.js';

/** No places: the same list each time. */
export const NO_NODES: readonly LayoutNode[] = [];

/** Whether at least one field of these places is shown; a container around hidden fields is not drawn. */
export function useAnyVisible(store: FormStore, nodes: readonly LayoutNode[]): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = fieldsOfLayout(nodes).map((id) => store.subscribe(id, listener));
      return () => stops.forEach((stop) => stop());
    },
    [store, nodes],
  );
  const get = () => fieldsOfLayout(nodes).some((id) => store.getField(id).visible);
  return useSyncExternalStore(subscribe, get, get);
}
