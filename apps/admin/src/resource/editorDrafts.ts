import { type RemoteDrafts } from '@smart-admin/form-engine/editor';
import { api } from '../app/api.js';

/** What the person has not saved in editors, on the server: they find it at every device. */
export const editorDrafts: RemoteDrafts = {
  read: async (name) => (await api.system.editorDraft.read({ query: { name } }, { silent: true })).draft,
  write: async (name, draft) => {
    await api.system.editorDraft.write({ body: { name, ...draft } }, { silent: true });
  },
  remove: async (name) => {
    await api.system.editorDraft.remove({ query: { name } }, { silent: true });
  },
};
