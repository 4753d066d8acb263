import { queryClient } from '../app/queryClient.js';

/** Trees, options and lists of other pages may hold what was changed: each is asked for anew when it shows. */
export function invalidateAll(): void {
  void queryClient.invalidateQueries({ refetchType: 'none' });
}
