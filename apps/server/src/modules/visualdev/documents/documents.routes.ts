import { contract } from '@smart-admin/api-client/contract';
import { handleAll } from '../../../http/handle.js';
import { openRecords } from '../records/recordAccess.js';
import { modelDocument } from './modelDocument.js';
import { seenModels } from './seenModels.js';

export const documentRoutes = handleAll(contract.visualdev.documents, {
  list: async ({ deps, caller }) => ({ list: await seenModels(deps.db, caller) }),
  read: async ({ deps, caller, locale, params, request }) => {
    const access = await openRecords(deps, caller, params.id, locale);
    return modelDocument(access, { caller, locale, origin: `${request.protocol}://${request.host}` });
  },
});
