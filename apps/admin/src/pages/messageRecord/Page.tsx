import { ALLOW_ALL, ResourcePage, ResourceProvider, type ResourceDefinition } from '@smart-admin/form-engine/resource';
import { Button } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { CheckCheck, MailOpen } from 'lucide-react';
import { api } from '../../app/api.js';
import { type MessageRow, messagesChanged } from '../../messages/messageCache.js';
import { messageTexts } from '../../messages/messageTexts.js';
import { useOpenMessage } from '../../messages/useOpenMessage.js';
import { useReadAll } from '../../messages/useReadAll.js';
import { columnStore } from '../../resource/columnStore.js';

/** The message centre: everything that one received. */
export function Page() {
  const t = useMessages(messageTexts);
  const { open, dialog } = useOpenMessage(api.message);
  const readAll = useReadAll(api.message);
  const types = ([1, 2, 3] as const).map((type) => ({ value: String(type), label: t(`type${type}`) }));
  const states = [
    { value: '0', label: t('unread') },
    { value: '1', label: t('read') },
  ];
  const definition: ResourceDefinition<MessageRow> = {
    id: 'messageRecord',
    label: t('label'),
    source: {
      list: ({ currentPage, pageSize, keyword, filters }, signal) =>
        api.message.mine(
          {
            query: {
              currentPage,
              pageSize,
              ...(keyword ? { keyword } : {}),
              ...(filters.type ? { type: Number(filters.type) as MessageRow['type'] } : {}),
              ...(filters.isRead ? { isRead: filters.isRead === '1' ? 1 : 0 } : {}),
            },
          },
          { signal, silent: true },
        ),
      async removeMany(ids) {
        await api.message.removeMine({ body: { ids } });
        messagesChanged();
      },
    },
    search: [
      { id: 'keyword', label: t('title'), kind: 'keyword' },
      { id: 'type', label: t('type'), kind: 'select', options: types },
      { id: 'isRead', label: t('state'), kind: 'select', options: states },
    ],
    columns: [
      {
        id: 'title',
        header: t('title'),
        minWidth: 240,
        render: (row) => (
          <Button variant="text" className={row.isRead === '0' ? 'font-semibold' : ''} onClick={() => void open(row)}>
            {row.title}
          </Button>
        ),
      },
      { id: 'type', header: t('type'), kind: 'option', options: types, width: 110, value: ({ type }) => String(type) },
      { id: 'isRead', header: t('state'), kind: 'option', options: states, width: 90 },
      { id: 'creatorUser', header: t('sender'), width: 140, value: ({ creatorUser }) => creatorUser || t('system') },
      { id: 'lastModifyTime', header: t('time'), kind: 'datetime', width: 150 },
    ],
    nameOf: ({ title }) => title,
    actions: [
      {
        id: 'readAll',
        label: t('readAll'),
        icon: <CheckCheck aria-hidden />,
        place: 'toolbar',
        run: readAll,
      },
      {
        id: 'open',
        label: t('open'),
        icon: <MailOpen aria-hidden />,
        place: 'row',
        primary: true,
        run: async ({ row }) => {
          if (row) await open(row);
        },
      },
    ],
  };
  return (
    <ResourceProvider permissions={ALLOW_ALL} columnSettings={columnStore} onChanged={messagesChanged}>
      <ResourcePage definition={definition} />
      {dialog}
    </ResourceProvider>
  );
}
