import { type ColumnSettingsStore } from '@smart-admin/form-engine/resource';
import { api } from '../app/api.js';
import { queryClient } from '../app/queryClient.js';

/**
 * Column settings on the server: a person finds their columns on every device. What is kept of a list goes there one after
 * the other, or an earlier one that takes longer would be what is found.
 */
export const columnStore: ColumnSettingsStore = {
  async load(resourceId) {
    const saved = await api.permission.authority.columns({ id: resourceId }, { silent: true });
    return saved.length > 0
      ? saved.map(({ prop, visible, fixed, width }) => ({ id: prop, visible, fixed, width }))
      : undefined;
  },
  save: (resourceId, columns) =>
    keep(resourceId, JSON.stringify(columns.map(({ id, ...column }) => ({ prop: id, ...column })))),
  reset: (resourceId) => keep(resourceId, '[]'),
};

async function keep(moduleId: string, fieldList: string): Promise<void> {
  const mutations = queryClient.getMutationCache();
  const mutation = mutations.build(queryClient, {
    scope: { id: `columns ${moduleId}` },
    // a server that cannot be reached is told, not waited for
    networkMode: 'always',
    mutationFn: () => api.permission.authority.saveColumns({ body: { moduleId, fieldList } }),
  });
  await mutation.execute(undefined);
}
