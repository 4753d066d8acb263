import { queryClient } from '../app/queryClient.js';

/**
 * Saves what belongs to one name one after the other, or an earlier save that takes longer would be what is found. Rejects as the
 * save does.
 */
export async function saveInOrder(name: string, save: () => Promise<unknown>): Promise<void> {
  const mutations = queryClient.getMutationCache();
  const mutation = mutations.build(queryClient, {
    scope: { id: name },
    // a server that cannot be reached is told, not waited for
    networkMode: 'always',
    mutationFn: save,
  });
  await mutation.execute(undefined);
}
