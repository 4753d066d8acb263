import { contract } from '@smart-admin/api-client/contract';
import { fieldError, requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { crudRoutes } from '../../http/crud/crudRoutes.js';
import { type FileAnswer } from '../../http/handle.js';
import { t } from './dictionary.messages.js';
import { allDictionaries, itemsOf, listItems, selectItems } from './listItems.js';

export const dictionaryDataRoutes = crudRoutes(contract.system.dictionaryData, {
  table: 'dictionaryData',
  tree: { root: '0', within: 'dictionaryTypeId' },
  toRow: async (body, { db }) => {
    const type = await db
      .selectFrom('dictionaryType')
      .select('id')
      .where('id', '=', body.dictionaryTypeId)
      .executeTakeFirst();
    if (!type) throw fieldError('dictionaryTypeId', t('typeMissing'));
    return body;
  },
  own: {
    list: ({ deps, params, query }) => listItems(deps, { typeId: params.typeId, ...query }),
    all: ({ deps }) => allDictionaries(deps),
    selector: ({ deps, params, query }) => selectItems(deps, { typeId: params.typeId, without: params.id, ...query }),
    dataSelector: ({ deps, params, query }) => itemsOf(deps, { type: params.id, ...query }),
    export: ({ deps, params }) => exportType(deps, params.id),
  },
});

/** A type with all its items as a JSON file. */
async function exportType({ db }: Deps, id: string): Promise<FileAnswer> {
  const type = requireRow(
    await db
      .selectFrom('dictionaryType')
      .select(['id', 'parentId', 'fullName', 'enCode', 'isTree', 'description', 'sortCode'])
      .where('id', '=', id)
      .executeTakeFirst(),
  );
  const items = await db
    .selectFrom('dictionaryData')
    .select(['id', 'parentId', 'fullName', 'enCode', 'description', 'enabledMark', 'sortCode'])
    .where('dictionaryTypeId', '=', id)
    .orderBy('sortCode')
    .execute();
  return {
    fileName: `${type.fullName}.json`,
    content: Buffer.from(JSON.stringify({ version: 1, type, items }, null, 2)),
  };
}
