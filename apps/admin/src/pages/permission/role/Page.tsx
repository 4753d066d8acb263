import { pages } from '@smart-admin/api-client/pages';
import { useMessages } from '@smart-admin/ui/locale';
import { api } from '../../../app/api.js';
import { HolderResource } from '../../../grants/HolderResource.js';
import { asNumber, field } from '../../../resource/apiForm.js';
import { apiResource } from '../../../resource/apiResource.js';
import {
  commonColumns,
  keywordSearch,
  nameAndCode,
  orderAndState,
  stateSearch,
} from '../../../resource/commonFields.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { permissionMessages } from '../permissionMessages.js';

/** Roles, global or of organisations, with their members and permissions. */
export function Page() {
  const t = useMessages(permissionMessages);
  const c = useMessages(commonMessages);
  const { userCount, state } = commonColumns(c);
  const scopes = [
    { value: '1', label: t('global') },
    { value: '0', label: t('local') },
  ];
  const definition = apiResource(api.permission.role, {
    page: pages.role,
    c,
    label: t('role'),
    search: [
      keywordSearch(c),
      { id: 'globalMark', label: t('scope'), kind: 'select', options: scopes },
      stateSearch(c),
    ],
    columns: [
      { id: 'fullName', header: c('name'), minWidth: 160, sortable: true },
      { id: 'enCode', header: c('code'), width: 160, sortable: true },
      {
        id: 'globalMark',
        header: t('scope'),
        width: 100,
        value: (row) => String(row.globalMark),
        kind: 'option',
        options: scopes,
      },
      {
        id: 'organizeNames',
        header: t('organizes'),
        width: 180,
        // those beyond the caller's data permission are a number
        value: ({ organizeNames: names, otherOrganizes: count }) =>
          count > 0 ? t('withOthers', { names, count }) : names,
        named: { reference: { kind: 'organize' }, ids: (row) => row.organizeIds },
      },
      userCount,
      state,
      { id: 'description', header: c('description'), width: 220 },
    ],
    form: {
      ...nameAndCode(c),
      globalMark: field('radio', { label: t('scope'), defaultValue: '1', options: scopes }, asNumber),
      organizeIds: field('organizeSelect', {
        label: t('organizes'),
        required: true,
        multiple: true,
        visibleWhen: "{globalMark} = '0'",
      }),
      ...orderAndState(c),
    },
  });
  return <HolderResource definition={definition} type="Role" />;
}
