import { contract } from '@smart-admin/api-client/contract';
import { crudRoutes } from '../../http/crud/crudRoutes.js';
import { ApiError } from '../../errors/apiError.js';
import { t } from './dictionary.messages.js';

export const dictionaryTypeRoutes = crudRoutes(contract.system.dictionaryType, {
  table: 'dictionaryType',
  tree: { root: '-1' },
  beforeRemove: async ({ id, fullName: name }, { db }) => {
    const { count } = await db
      .selectFrom('dictionaryData')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('dictionaryTypeId', '=', id)
      .executeTakeFirstOrThrow();
    if (count > 0) throw new ApiError(409, t('hasItems', { name, count }));
  },
  own: {},
});
