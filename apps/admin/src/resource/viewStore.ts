import { type ListViewStore } from '@smart-admin/form-engine/resource';
import { api } from '../app/api.js';
import { saveInOrder } from './saveInOrder.js';

/** Saved views of lists on the server: a person finds them on every device. */
export const viewStore: ListViewStore = {
  load: (resourceId) => api.permission.authority.views({ id: resourceId }, { silent: true }),
  save: (resourceId, views) =>
    saveInOrder(`views ${resourceId}`, () =>
      api.permission.authority.saveViews({ body: { moduleId: resourceId, views: [...views] } }),
    ),
};
