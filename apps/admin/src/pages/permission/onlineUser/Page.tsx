import { pages } from '@smart-admin/api-client/pages';
import { Avatar } from '@smart-admin/ui/avatar';
import { useMessages } from '@smart-admin/ui/locale';
import { Tag } from '@smart-admin/ui/tag';
import { toast } from '@smart-admin/ui/toast';
import { LogOut } from 'lucide-react';
import { api } from '../../../app/api.js';
import { apiResource } from '../../../resource/apiResource.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { onlineMessages } from './onlineMessages.js';

/** Who is signed in now; one of them can be signed out at once. */
export function Page() {
  const t = useMessages(onlineMessages);
  const definition = apiResource(api.permission.onlineUser, {
    page: pages.onlineUser,
    c: useMessages(commonMessages),
    label: t('label'),
    search: [{ id: 'keyword', label: t('keyword'), kind: 'keyword' }],
    columns: [
      {
        id: 'userName',
        header: t('user'),
        width: 236,
        render: (row) => (
          <span className="flex min-w-0 items-center gap-2">
            <Avatar name={row.userName} size={24} />
            <span className="truncate">{row.userName}</span>
            <span className="text-3">{row.userAccount}</span>
            {row.current ? <Tag tone="primary">{t('me')}</Tag> : null}
          </span>
        ),
      },
      { id: 'organizeName', header: t('organize'), width: 180 },
      { id: 'loginTime', header: t('loginTime'), kind: 'datetime', width: 120 },
      { id: 'lastActiveTime', header: t('lastActive'), kind: 'datetime', width: 120 },
      { id: 'loginIPAddress', header: t('ip'), width: 120 },
      { id: 'loginAddress', header: t('place'), width: 96 },
      { id: 'loginPlatForm', header: t('platform'), width: 168 },
    ],
    actions: [
      {
        id: 'forceOffline',
        label: t('force'),
        icon: <LogOut aria-hidden />,
        place: 'row',
        permission: 'btn_remove',
        primary: true,
        visible: (row) => !row.current,
        confirm: ([row]) => t('forceConfirm', { name: row?.userName ?? '' }),
        run: async ({ row, refresh }) => {
          if (!row) return;
          await api.permission.onlineUser.forceOffline({ id: row.id });
          toast.success(t('forced', { name: row.userName }));
          await refresh();
        },
      },
    ],
    nameOf: (row) => row.userName,
  });
  return <ManagedResource definition={definition} />;
}
