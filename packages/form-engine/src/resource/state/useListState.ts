import { useState } from 'react';
import { type ListState, type ResourceDefinition, type ResourceRow } from '../types.js';
import { initialListState } from './listState.js';

/** Where a list keeps what it shows; the app may bind it to its router. */
export interface ListStateBinding {
  value: ListState;
  onChange: (next: ListState) => void;
}

/** The list's state: the binding when there is one, else the component's own memory. */
export function useListState<Row extends ResourceRow>(
  definition: ResourceDefinition<Row>,
  binding?: ListStateBinding,
): ListStateBinding {
  const [own, setOwn] = useState(() => initialListState(definition));
  return binding ?? { value: own, onChange: setOwn };
}

/** Forgets what is chosen as soon as other conditions show other rows: nobody acts on rows that they do not see. */
export function useClearOnConditions({ keyword, filters, treeNode }: ListState, clear: () => void): void {
  const conditions = JSON.stringify([keyword, filters, treeNode]);
  const [chosenUnder, setChosenUnder] = useState(conditions);
  if (conditions === chosenUnder) return;
  setChosenUnder(conditions);
  clear();
}
