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
import { useDictionary } from '../../../resource/useDictionary.js';
import { permissionMessages } from '../permissionMessages.js';

/** Groups of users, with their members and permissions. */
export function Page() {
  const t = useMessages(permissionMessages);
  const c = useMessages(commonMessages);
  const types = useDictionary('groupType');
  const { userCount, state, createdAt } = commonColumns(c);
  const definition = apiResource(api.permission.group, {
    page: pages.group,
    c,
    label: t('group'),
    search: [keywordSearch(c), { id: 'type', label: c('type'), kind: 'select', options: types }, stateSearch(c)],
    columns: [
      { id: 'fullName', header: c('name'), minWidth: 180, sortable: true },
      { id: 'enCode', header: c('code'), width: 180, sortable: true },
      { id: 'type', header: c('type'), kind: 'option', options: types, width: 120 },
      userCount,
      state,
      { ...createdAt, sortable: true },
    ],
    form: {
      ...nameAndCode(c),
      type: field('select', { label: c('type'), dataType: 'dictionary', dictionaryType: 'groupType' }),
      ...orderAndState(c),
    },
  });
  return <HolderResource definition={definition} type="Group" />;
}
