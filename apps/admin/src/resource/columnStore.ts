import { type ColumnSettingsStore } from '@smart-admin/form-engine/resource';
import { api } from '../app/api.js';

/** Column settings on the server: a person finds their columns on every device. */
export const columnStore: ColumnSettingsStore = {
  async load(resourceId) {
    const saved = await api.permission.authority.columns({ id: resourceId }, { silent: true });
    return saved.length > 0
      ? saved.map(({ prop, visible, fixed, width }) => ({ id: prop, visible, fixed, width }))
      : undefined;
  },
  async save(resourceId, columns) {
    await api.permission.authority.saveColumns({
      body: {
        moduleId: resourceId,
        fieldList: JSON.stringify(columns.map(({ id, ...column }) => ({ prop: id, ...column }))),
      },
    });
  },
  async reset(resourceId) {
    await api.permission.authority.saveColumns({ body: { moduleId: resourceId, fieldList: '[]' } });
  },
};
