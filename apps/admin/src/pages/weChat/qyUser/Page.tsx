import { pages } from '@smart-admin/api-client/pages';
import { useMessages } from '@smart-admin/ui/locale';
import { RefreshCw } from 'lucide-react';
import { api } from '../../../app/api.js';
import { useCan } from '../../../app/useHasPage.js';
import { apiResource } from '../../../resource/apiResource.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { DIRECTORY_STATES, directoryColumns, directoryState, syncDirectory } from '../../../wechat/directoryColumns.js';
import { weChatMessages } from '../../../wechat/weChatMessages.js';

/** People of the platform, and what they are at WeCom. */
export function Page() {
  const t = useMessages(weChatMessages);
  const maySync = useCan('/weChat/qyOrganize', 'btn_edit');
  const definition = apiResource(
    { list: api.wechat.qyDirectory.users },
    {
      page: pages.weChatQyUser,
      c: useMessages(commonMessages),
      label: t('users'),
      search: [
        { id: 'keyword', label: t('userKeyword'), kind: 'keyword' },
        {
          id: 'state',
          label: t('state'),
          kind: 'select',
          options: DIRECTORY_STATES.map((value) => ({ value, label: directoryState(value, t) })),
        },
      ],
      columns: [
        { id: 'fullName', header: t('name'), minWidth: 120 },
        { id: 'account', header: t('account'), minWidth: 120 },
        { id: 'organizeName', header: t('organize'), minWidth: 140 },
        { id: 'mobilePhone', header: t('mobile'), width: 130 },
        { id: 'email', header: t('email'), minWidth: 180, hidden: true },
        ...directoryColumns(t),
      ],
      actions: maySync
        ? [
            {
              id: 'sync',
              label: t('syncAll'),
              icon: <RefreshCw aria-hidden />,
              place: 'toolbar',
              primary: true,
              confirm: t('syncQuestion'),
              run: async ({ refresh }) => {
                await syncDirectory({ part: 'users' }, t);
                await refresh();
              },
            },
            {
              id: 'syncSome',
              label: t('selected'),
              icon: <RefreshCw aria-hidden />,
              place: 'batch',
              run: async ({ rows, refresh, clearSelection }) => {
                await syncDirectory({ userIds: rows.map(({ id }) => id) }, t);
                clearSelection();
                await refresh();
              },
            },
          ]
        : [],
    },
  );
  return <ManagedResource definition={definition} />;
}
