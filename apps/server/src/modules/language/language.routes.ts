import { contract } from '@smart-admin/api-client/contract';
import { handleAll } from '../../http/handle.js';
import { updateTexts } from './updateTexts.js';

export const languageRoutes = handleAll(contract.system.language, {
  list: async ({ deps }) => ({
    list: await deps.db
      .selectFrom('textOverride')
      .selectAll()
      .orderBy('lastModifyTime', 'desc')
      .orderBy('key')
      .execute(),
  }),
  update: async ({ deps, body }) => {
    await updateTexts(deps, body);
    return null;
  },
});
