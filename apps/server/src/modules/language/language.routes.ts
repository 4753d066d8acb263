import { contract } from '@smart-admin/api-client/contract';
import { implementAll } from '../../http/implement.js';
import { updateTexts } from './updateTexts.js';

export const languageRoutes = implementAll(contract.system.language, {
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
