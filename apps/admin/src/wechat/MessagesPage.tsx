import { pages } from '@smart-admin/api-client/pages';
import { type WeChatReceiver } from '@smart-admin/api-client/contract';
import { ALLOW_ALL, ResourcePage, ResourceProvider, type ResourceDefinition } from '@smart-admin/form-engine/resource';
import { Drawer } from '@smart-admin/ui/drawer';
import { useMessages } from '@smart-admin/ui/locale';
import { Status, type StatusProps } from '@smart-admin/ui/status';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { ListChecks, MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';
import { api } from '../app/api.js';
import { apiQuery, textFilter } from '../resource/apiQuery.js';
import { apiResource } from '../resource/apiResource.js';
import { columnStore } from '../resource/columnStore.js';
import { commonMessages } from '../resource/commonMessages.js';
import { ManagedResource } from '../resource/ManagedResource.js';
import { ComposeDialog } from './ComposeDialog.js';
import { type WeChatTranslate } from './directoryColumns.js';
import { weChatMessages } from './weChatMessages.js';

const STATES = ['waiting', 'sending', 'sent', 'partly', 'failed'] as const;
const TONES: Record<(typeof STATES)[number], NonNullable<StatusProps['tone']>> = {
  waiting: 'neutral',
  sending: 'info',
  sent: 'success',
  partly: 'warning',
  failed: 'danger',
};

/** Messages that were sent by an account, what became of them, and another one. */
export function MessagesPage({ account }: { account: 'mp' | 'qy' }) {
  const t = useMessages(weChatMessages);
  const c = useMessages(commonMessages);
  const [isWriting, setWriting] = useState<() => Promise<void>>();
  const [shown, setShown] = useState<{ id: string; summary: string }>();
  const calls = account === 'mp' ? api.wechat.mpMessage : api.wechat.qyMessage;
  const page = account === 'mp' ? pages.weChatMpMessage : pages.weChatQyMessage;
  const definition = apiResource(calls, {
    page,
    c,
    label: t(account === 'mp' ? 'mpMessages' : 'qyMessages'),
    nameOf: ({ summary }) => summary,
    search: [
      { id: 'keyword', label: t('messageKeyword'), kind: 'keyword' },
      { id: 'state', label: t('state'), kind: 'select', options: STATES.map((value) => ({ value, label: t(value) })) },
    ],
    columns: [
      { id: 'summary', header: t('content'), minWidth: 240 },
      { id: 'type', header: t('type'), width: 90, value: ({ type }) => t(type) },
      {
        id: 'receivers',
        header: t('receivers'),
        width: 130,
        align: 'right',
        value: ({ toAll, receivers }) =>
          toAll ? `${t(account === 'mp' ? 'toAllFollowers' : 'toAllMembers')} ${receivers}` : receivers,
      },
      { id: 'delivered', header: t('delivered'), kind: 'number', width: 90, align: 'right' },
      { id: 'failed', header: t('failed'), kind: 'number', width: 90, align: 'right' },
      {
        id: 'state',
        header: t('state'),
        width: 120,
        render: ({ state }) => <Status tone={TONES[state]}>{t(state)}</Status>,
      },
      { id: 'userName', header: t('sender'), width: 110 },
      { id: 'creatorTime', header: t('time'), kind: 'datetime', width: 150, sortable: true },
    ],
    actions: [
      {
        id: 'send',
        label: t('send'),
        icon: <MessageSquarePlus aria-hidden />,
        place: 'toolbar',
        primary: true,
        permission: 'btn_add',
        run: ({ refresh }) => setWriting(() => refresh),
      },
      {
        id: 'receivers',
        label: t('details'),
        icon: <ListChecks aria-hidden />,
        place: 'row',
        primary: true,
        visible: ({ toAll }) => !toAll,
        run: ({ row }) => setShown(row),
      },
    ],
  });
  return (
    <>
      <ManagedResource definition={definition} />
      {isWriting && (
        <ComposeDialog account={account} onSent={() => void isWriting()} onClose={() => setWriting(undefined)} />
      )}
      {shown && <ReceiversDrawer key={shown.id} {...shown} account={account} onClose={() => setShown(undefined)} />}
    </>
  );
}

function ReceiversDrawer({ account, id, summary, onClose }: ReceiversDrawerProps) {
  const t = useMessages(weChatMessages);
  const [definition] = useState(() => receiversDefinition({ id, account, t }));
  return (
    <Drawer open width={DIMENSIONS.popupDialog} title={summary} onOpenChange={(open) => !open && onClose()}>
      <ResourceProvider permissions={ALLOW_ALL} columnSettings={columnStore}>
        <ResourcePage definition={definition} className="h-full min-h-96 border-0" />
      </ResourceProvider>
    </Drawer>
  );
}

function receiversDefinition({ id, account, t }: ReceiversOptions): ResourceDefinition<WeChatReceiver> {
  const calls = account === 'mp' ? api.wechat.mpMessage : api.wechat.qyMessage;
  return {
    id: `weChat.${account}.receivers`,
    label: t('details'),
    source: {
      list: (query, signal) => {
        const state = RECEIVED.find((name) => name === textFilter(query, 'state'));
        return calls.receivers(
          { id, query: { ...apiQuery(query), ...(state ? { state } : {}) } },
          { signal, silent: true },
        );
      },
    },
    search: [
      { id: 'keyword', label: t('name'), kind: 'keyword' },
      {
        id: 'state',
        label: t('state'),
        kind: 'select',
        options: RECEIVED.map((value) => ({ value, label: t(value) })),
      },
    ],
    columns: [
      { id: 'name', header: t('name'), minWidth: 140 },
      {
        id: 'state',
        header: t('state'),
        width: 110,
        render: ({ state }) => <Status tone={TONES[state]}>{t(state)}</Status>,
      },
      { id: 'reason', header: t('reason'), minWidth: 240 },
    ],
  };
}

const RECEIVED = ['waiting', 'sent', 'failed'] as const;

interface ReceiversOptions {
  id: string;
  account: 'mp' | 'qy';
  t: WeChatTranslate;
}

interface ReceiversDrawerProps {
  account: 'mp' | 'qy';
  id: string;
  summary: string;
  onClose: () => void;
}
