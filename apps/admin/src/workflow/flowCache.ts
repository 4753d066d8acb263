import { queryClient } from '../app/queryClient.js';

/** Numbers of what waits. */
export const COUNTS_KEY = ['flowCounts'] as const;

/** Something was done with flows, or somebody was told of one: what shows of them is loaded again. */
export function flowsChanged(): void {
  void queryClient.invalidateQueries({ queryKey: COUNTS_KEY });
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [kind, id] }) => kind === 'resource' && String(id).startsWith('workFlow.'),
  });
}
