import { pages } from '@smart-admin/api-client/pages';
import { type RecordContext, type ResourceTreePane } from '@smart-admin/form-engine/resource';
import { type Translate } from '@smart-admin/ui/messages';
import { api } from '../../../app/api.js';
import { constant, field, parentUnder } from '../../../resource/apiForm.js';
import { textFilter } from '../../../resource/apiQuery.js';
import { apiResource } from '../../../resource/apiResource.js';
import { commonColumns, keywordSearch, orderAndState } from '../../../resource/commonFields.js';
import { type commonMessages } from '../../../resource/commonMessages.js';
import { type dictionaryMessages } from './dictionaryMessages.js';

/** The items of a dictionary type: of the one chosen in the pane, or always of the same one. */
export function dictionaryItems(
  t: Translate<keyof (typeof dictionaryMessages)['zh']>,
  c: Translate<keyof (typeof commonMessages)['zh']>,
  from: { typeId: string } | { pane: ResourceTreePane },
) {
  const fixed = 'typeId' in from ? from.typeId : '';
  const typeOf = ({ treeNode }: RecordContext) => fixed || treeNode;
  const { sortCode, state } = commonColumns(c);
  return apiResource(api.system.dictionaryData, {
    page: fixed ? { ...pages.dictionary, address: `dictionary.${fixed}` } : pages.dictionary,
    c,
    label: t('item'),
    treeRows: { childrenKey: 'children', addBelow: true },
    initialValues: ({ parent }) => (parent ? { parentId: parent.id } : {}),
    ...('pane' in from ? { tree: from.pane } : {}),
    list: async ({ keyword, ...query }, options) => {
      const typeId = fixed || textFilter(query, 'dictionaryTypeId');
      return typeId ? api.system.dictionaryData.list({ typeId, query: { keyword } }, options) : { list: [] };
    },
    search: [keywordSearch(c)],
    columns: [
      { id: 'fullName', header: c('name'), minWidth: 200 },
      { id: 'enCode', header: c('code'), width: 180 },
      sortCode,
      { ...state, width: 96 },
      { id: 'description', header: c('description'), width: 240 },
    ],
    form: (_mode, row, context) => ({
      dictionaryTypeId: constant(typeOf(context)),
      parentId: field(
        'treeSelect',
        {
          label: t('upper'),
          dataType: 'dynamic',
          propsUrl: `/api/system/DictionaryData/${row?.dictionaryTypeId ?? typeOf(context)}/Selector/${row?.id ?? '0'}`,
        },
        parentUnder('0', '-1'),
      ),
      fullName: field('text', { label: c('name'), required: true, span: 12, maxLength: 100 }),
      enCode: field('text', { label: c('code'), required: true, span: 12, maxLength: 100 }),
      ...orderAndState(c),
    }),
  });
}
