import { useLatest } from '@smart-admin/ui/controllable';
import { createId } from '@smart-admin/ui/random';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useResourceSetting } from '../ResourceProvider.js';
import { type ListStateBinding } from '../state/useListState.js';
import { type ListState, type ListView } from '../types.js';

/**
 * A person's saved views of a list. The default one is shown on a visit whose address asks for nothing else. Undefined
 * where nothing keeps them.
 */
export function useListViews(
  resourceId: string,
  { value, onChange }: ListStateBinding,
  initial: ListState,
): ListViews | undefined {
  const { views: store, onError } = useResourceSetting();
  const client = useQueryClient();
  const key = ['resource-views', resourceId];
  const { data } = useQuery({
    queryKey: key,
    enabled: store !== undefined,
    // a list must not wait for its views, nor fail with them
    queryFn: async () => (await store?.load(resourceId).catch(() => undefined)) ?? NONE,
    staleTime: Infinity,
  });
  const views = data ?? NONE;
  const [chosenId, setChosenId] = useState<string>();
  const chosen = views.find(({ id }) => id === chosenId);
  const show = ({ state }: ListView) => onChange({ ...value, ...state, page: 1 });
  // once on each visit, when the views are there
  const [isVisited, setVisited] = useState(false);
  const [opening, setOpening] = useState<ListView>();
  if (data !== undefined && !isVisited) {
    setVisited(true);
    const first = data.find(({ isDefault }) => isDefault);
    const isUntouched = JSON.stringify(shownBy(value)) === JSON.stringify(shownBy(initial));
    if (first && isUntouched) {
      setOpening(first);
      setChosenId(first.id);
    }
  }
  const latest = useLatest({ show });
  useEffect(() => {
    if (opening) latest.show(opening);
  }, [opening, latest]);
  if (!store) return undefined;
  const save = (next: readonly ListView[]) => {
    void client.cancelQueries({ queryKey: key });
    client.setQueryData(key, next);
    store.save(resourceId, next).catch((error: unknown) => {
      onError(error);
      void client.invalidateQueries({ queryKey: key });
    });
  };
  return {
    views,
    chosen,
    apply: (view) => {
      setChosenId(view.id);
      show(view);
    },
    add: (name) => {
      const view = { id: createId(), name, isDefault: false, state: shownBy(value) };
      setChosenId(view.id);
      save([...views, view]);
    },
    overwrite: (id) => save(views.map((view) => (view.id === id ? { ...view, state: shownBy(value) } : view))),
    remove: (id) => save(views.filter((view) => view.id !== id)),
    setDefault: (id) => save(views.map((view) => ({ ...view, isDefault: view.id === id }))),
  };
}

const NONE: readonly ListView[] = [];

function shownBy({ keyword, filters, sort, treeNode }: ListState): ListView['state'] {
  return { keyword, filters, sort, treeNode };
}

export interface ListViews {
  views: readonly ListView[];
  /** The view that was shown last, even where its filters were changed since. */
  chosen: ListView | undefined;
  apply: (view: ListView) => void;
  /** Saves what the list shows now under a name. */
  add: (name: string) => void;
  /** Saves what the list shows now in place of a view. */
  overwrite: (id: string) => void;
  remove: (id: string) => void;
  /** Null for none. */
  setDefault: (id: string | null) => void;
}
