import { type ColumnSettingsStore } from '@smart-admin/form-engine/resource';
import { api } from '../app/api.js';
import { saveInOrder } from './saveInOrder.js';

/** Column settings on the server: a person finds their columns on every device. */
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

function keep(moduleId: string, fieldList: string): Promise<void> {
  return saveInOrder(`columns ${moduleId}`, () =>
    api.permission.authority.saveColumns({ body: { moduleId, fieldList } }),
  );
}
