import { pages } from '@smart-admin/api-client/pages';
import { useMessages } from '@smart-admin/ui/locale';
import { api } from '../../../app/api.js';
import { HolderResource } from '../../../grants/HolderResource.js';
import { field } from '../../../resource/apiForm.js';
import { apiResource } from '../../../resource/apiResource.js';
import {
  commonColumns,
  keywordSearch,
  nameAndCode,
  orderAndState,
  stateSearch,
} from '../../../resource/commonFields.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { paneNodes } from '../../../resource/treePane.js';
import { useDictionary } from '../../../resource/useDictionary.js';
import { permissionMessages } from '../permissionMessages.js';

/** Positions by organisation, with their members and permissions. */
export function Page() {
  const t = useMessages(permissionMessages);
  const c = useMessages(commonMessages);
  const types = useDictionary('positionType');
  const { userCount, state, createdAt } = commonColumns(c);
  const definition = apiResource(api.permission.position, {
    page: pages.position,
    c,
    label: t('position'),
    tree: {
      title: t('organize'),
      param: 'organizeId',
      load: async () => paneNodes((await api.permission.organize.tree({}, { silent: true })).list),
    },
    search: [keywordSearch(c), { id: 'type', label: c('type'), kind: 'select', options: types }, stateSearch(c)],
    columns: [
      { id: 'fullName', header: c('name'), minWidth: 160, sortable: true },
      { id: 'enCode', header: c('code'), width: 180, sortable: true },
      { id: 'type', header: c('type'), kind: 'option', options: types, width: 110 },
      {
        id: 'organizeName',
        header: c('organize'),
        width: 180,
        named: { reference: { kind: 'organize' }, ids: (row) => row.organizeId },
      },
      userCount,
      state,
      { ...createdAt, sortable: true },
    ],
    form: {
      organizeId: field('organizeSelect', { label: c('organize'), required: true }),
      ...nameAndCode(c),
      type: field('select', { label: c('type'), dataType: 'dictionary', dictionaryType: 'positionType' }),
      ...orderAndState(c),
    },
    initialValues: ({ treeNode }) => (treeNode ? { organizeId: treeNode } : {}),
  });
  return <HolderResource definition={definition} type="Position" />;
}
