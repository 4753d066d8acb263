import { contract } from '@smart-admin/api-client/contract';
import { handleAll } from '../../http/handle.js';
import { readDraft, removeDraft, writeDraft } from './editorDrafts.js';

export const editorDraftRoutes = handleAll(contract.system.editorDraft, {
  read: ({ deps, caller: { userId }, query }) => readDraft(deps.db, { ...query, userId }),
  write: ({ deps, caller: { userId }, body }) => writeDraft(deps.db, { ...body, userId }),
  remove: ({ deps, caller: { userId }, query }) => removeDraft(deps.db, { ...query, userId }),
});
