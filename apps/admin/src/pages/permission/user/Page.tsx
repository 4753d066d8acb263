import { pages } from '@smart-admin/api-client/pages';
import { Avatar } from '@smart-admin/ui/avatar';
import { useMessages } from '@smart-admin/ui/locale';
import { Status } from '@smart-admin/ui/status';
import { toast } from '@smart-admin/ui/toast';
import { KeyRound, LockOpen, ShieldCheck, ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { usePage } from '../../../app/PageProvider.js';
import { apiResource } from '../../../resource/apiResource.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { useCan, useHasPage } from '../../../app/useHasPage.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { paneNodes } from '../../../resource/treePane.js';
import { transfersOf } from '../../../resource/transfers.js';
import { useSelectorOptions } from '../../../resource/useSelectorOptions.js';
import { GrantsDrawer } from '../../../grants/GrantsDrawer.js';
import { type GrantHolder } from '../../../grants/grants.js';
import { ResetPasswordDialog } from './ResetPasswordDialog.js';
import { userForm } from './userForm.js';
import { userMessages } from './userMessages.js';
import { userImport, type UserRow } from './userImport.js';

const USER_TRANSFERS = transfersOf('users');

/** Users by organisation: create, change, enable, unlock, reset the password, import, export, authorise. */
export function Page() {
  const t = useMessages(userMessages);
  const c = useMessages(commonMessages);
  const { permissions } = usePage();
  const [resetting, setResetting] = useState<UserRow | null>(null);
  const canAuthorize = useHasPage('/permission/authorize');
  const canEdit = useCan('/permission/authorize', 'btn_edit');
  const [granting, setGranting] = useState<GrantHolder | null>(null);
  const positions = useSelectorOptions('position', async () =>
    (await api.permission.position.all()).list.map(({ id, fullName, organizeName }) => ({
      value: id,
      label: `${fullName} · ${organizeName}`,
    })),
  );

  const definition = apiResource(api.permission.users, {
    page: pages.user,
    c,
    label: t('label'),
    source: { import: userImport(t), transfers: USER_TRANSFERS },
    codes: { batchRemove: 'btn_remove' },
    ...(permissions.canColumn('organizeName')
      ? {
          tree: {
            title: t('tree'),
            param: 'organizeId',
            load: async () => paneNodes((await api.permission.organize.tree({}, { silent: true })).list),
          },
        }
      : {}),
    search: [
      { id: 'keyword', label: t('keyword'), kind: 'keyword' },
      {
        id: 'state',
        label: c('state'),
        kind: 'select',
        options: [
          { value: 'enabled', label: c('enabled') },
          { value: 'disabled', label: c('disabled') },
          { value: 'locked', label: c('locked') },
        ],
      },
      { id: 'positionId', label: t('position'), kind: 'select', options: positions, permission: 'positionName' },
      { id: 'creatorTime', label: c('createdAt'), kind: 'date-range', permission: 'creatorTime' },
    ],
    columns: [
      {
        id: 'realName',
        header: t('realName'),
        width: 136,
        sortable: true,
        render: (row) => (
          <span className="flex min-w-0 items-center gap-2">
            <Avatar name={row.realName} src={row.headIcon} size={24} />
            <span className="truncate">{row.realName}</span>
          </span>
        ),
      },
      { id: 'account', header: t('account'), width: 128, sortable: true },
      {
        id: 'organizeName',
        header: t('department'),
        width: 176,
        permission: 'organizeName',
        named: { reference: { kind: 'organize' }, ids: (row) => row.organizeId },
      },
      { id: 'positionName', header: t('position'), width: 100, permission: 'positionName' },
      { id: 'mobilePhone', header: t('mobile'), width: 116, permission: 'mobilePhone' },
      { id: 'email', header: t('email'), width: 200, permission: 'email', hidden: true },
      { id: 'roleName', header: t('role'), width: 140, hidden: true, permission: 'roleName' },
      { id: 'state', header: c('state'), kind: 'enabled', width: 88, render: (row) => <UserState row={row} /> },
      {
        id: 'lastLoginTime',
        header: t('lastLogin'),
        kind: 'datetime',
        width: 104,
        sortable: true,
        permission: 'lastLoginTime',
      },
      {
        id: 'creatorTime',
        header: c('createdAt'),
        kind: 'datetime',
        width: 140,
        sortable: true,
        hidden: true,
        permission: 'creatorTime',
      },
    ],
    form: (mode) => userForm(t, c, { isNew: mode === 'create', canSee: permissions.canColumn }),
    formWidth: 800,
    formLayout: { dialogWidth: 800 },
    actions: [
      {
        id: 'authorize',
        label: t('authorize'),
        icon: <ShieldCheck aria-hidden />,
        place: 'row',
        primary: true,
        permission: 'btn_edit',
        visible: () => canAuthorize,
        run: ({ row }) => row && setGranting({ type: 'User', id: row.id, name: row.realName }),
      },
      {
        id: 'unlock',
        label: t('unlock'),
        icon: <LockOpen aria-hidden />,
        place: 'row',
        permission: 'btn_unlock',
        visible: (row) => row.lockMark === 1,
        run: async ({ row, refresh }) => {
          if (!row) return;
          await api.permission.users.unlock({ id: row.id });
          toast.success(t('unlocked'));
          await refresh();
        },
      },
      {
        id: 'resetPassword',
        label: t('resetPassword'),
        icon: <KeyRound aria-hidden />,
        place: 'row',
        permission: 'btn_resetPassword',
        run: ({ row }) => setResetting(row ?? null),
      },
      {
        id: 'removeSecondFactor',
        label: t('removeSecondFactor'),
        icon: <ShieldOff aria-hidden />,
        place: 'row',
        permission: 'btn_resetPassword',
        confirm: t('removeSecondFactorText'),
        run: async ({ row }) => {
          if (!row) return;
          await api.permission.users.removeSecondFactor({ id: row.id });
          toast.success(t('secondFactorRemoved'));
        },
      },
    ],
    initialValues: ({ treeNode }) => (treeNode ? { organizeIds: [treeNode] } : {}),
    nameOf: (row) => row.realName,
  });
  return (
    <>
      <ManagedResource definition={definition} />
      {resetting ? <ResetPasswordDialog user={resetting} onClose={() => setResetting(null)} /> : null}
      {granting ? <GrantsDrawer holder={granting} canEdit={canEdit} onClose={() => setGranting(null)} /> : null}
    </>
  );
}

function UserState({ row }: { row: UserRow }) {
  const c = useMessages(commonMessages);
  if (row.enabledMark === 0) return <Status tone="disabled">{c('disabled')}</Status>;
  return row.lockMark === 1 ? (
    <Status tone="locked">{c('locked')}</Status>
  ) : (
    <Status tone="enabled">{c('enabled')}</Status>
  );
}
