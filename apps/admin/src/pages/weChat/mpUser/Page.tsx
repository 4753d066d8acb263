import { pages } from '@smart-admin/api-client/pages';
import { createField, createFormDocument } from '@smart-admin/form-engine/core';
import { useMessages } from '@smart-admin/ui/locale';
import { Status } from '@smart-admin/ui/status';
import { toast } from '@smart-admin/ui/toast';
import { MessageSquarePlus, Pencil, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { useCan } from '../../../app/useHasPage.js';
import { apiResource } from '../../../resource/apiResource.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { EditDialog } from '../../../resource/EditDialog.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { ComposeDialog } from '../../../wechat/ComposeDialog.js';
import { weChatMessages } from '../../../wechat/weChatMessages.js';

const SCENES = ['ADD_SCENE_SEARCH', 'ADD_SCENE_QR_CODE', 'ADD_SCENE_PROFILE_CARD', 'ADD_SCENE_OTHERS'] as const;

/** Followers of the public account: found, remarked, synchronised, and written to. */
export function Page() {
  const t = useMessages(weChatMessages);
  const c = useMessages(commonMessages);
  const [edited, setEdited] = useState<Follower>();
  const [receivers, setReceivers] = useState<readonly Follower[]>();
  const [refreshed, setRefreshed] = useState<() => Promise<void>>();
  const maySend = useCan('/weChat/mpMessage', 'btn_add');
  const states = (['following', 'gone'] as const).map((value) => ({ value, label: t(value) }));
  const definition = apiResource(api.wechat.mpUser, {
    page: pages.weChatMpUser,
    c,
    label: t('followers'),
    nameOf: nameOf,
    search: [
      { id: 'keyword', label: t('followerKeyword'), kind: 'keyword' },
      { id: 'state', label: t('state'), kind: 'select', options: states },
    ],
    columns: [
      { id: 'nickname', header: t('nickname'), minWidth: 140 },
      { id: 'remark', header: t('remark'), minWidth: 140 },
      {
        id: 'isFollowing',
        header: t('state'),
        width: 120,
        render: ({ isFollowing }) => (
          <Status tone={isFollowing ? 'success' : 'disabled'}>{t(isFollowing ? 'following' : 'gone')}</Status>
        ),
      },
      {
        id: 'scene',
        header: t('scene'),
        width: 130,
        value: ({ scene }) => {
          const known = SCENES.find((name) => name === scene);
          return known ? t(known) : scene;
        },
      },
      { id: 'followTime', header: t('followTime'), kind: 'datetime', width: 150, sortable: true },
      { id: 'openId', header: t('openId'), minWidth: 200 },
    ],
    actions: [
      {
        id: 'sync',
        label: t('sync'),
        icon: <RefreshCw aria-hidden />,
        place: 'toolbar',
        primary: true,
        permission: 'btn_edit',
        run: async ({ refresh }) => {
          toast.success(t('synced', { ...(await synchronise()) }));
          await refresh();
        },
      },
      {
        id: 'remark',
        label: t('editRemark'),
        icon: <Pencil aria-hidden />,
        place: 'row',
        primary: true,
        permission: 'btn_edit',
        run: ({ row, refresh }) => {
          setRefreshed(() => refresh);
          setEdited(row);
        },
      },
      ...(maySend
        ? [
            {
              id: 'send',
              label: t('send'),
              icon: <MessageSquarePlus aria-hidden />,
              place: 'batch' as const,
              run: ({ rows }: { rows: Follower[] }) => setReceivers(rows),
            },
          ]
        : []),
    ],
  });
  return (
    <>
      <ManagedResource definition={definition} />
      {edited && (
        <EditDialog
          title={t('editRemark')}
          document={createFormDocument([createField('text', { id: 'remark', label: t('remark'), maxLength: 30 })])}
          values={{ remark: edited.remark }}
          save={async ({ remark }) => {
            await api.wechat.mpUser.remark({ id: edited.id, body: { remark: String(remark ?? '') } }, { silent: true });
            await refreshed?.();
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
      {receivers && (
        <ComposeDialog
          account="mp"
          receivers={receivers
            .filter(({ isFollowing }) => isFollowing)
            .map((row) => ({ id: row.id, name: nameOf(row) }))}
          onClose={() => setReceivers(undefined)}
        />
      )}
    </>
  );
}

function nameOf({ remark, nickname, openId }: Follower): string {
  return remark || nickname || openId;
}

/** Reads all followers, some at a time. */
async function synchronise(): Promise<{ count: number; gone: number }> {
  let count = 0;
  let [next, run] = ['', ''];
  for (;;) {
    const answer = await api.wechat.mpUser.sync({ body: { next, run } });
    count += answer.read;
    if (answer.isWhole) return { count, gone: answer.gone };
    ({ next, run } = answer);
  }
}

type Follower = Awaited<ReturnType<typeof api.wechat.mpUser.list>>['list'][number];
