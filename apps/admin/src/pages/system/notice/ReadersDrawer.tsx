import { ALLOW_ALL, ResourcePage, ResourceProvider, type ResourceDefinition } from '@smart-admin/form-engine/resource';
import { Drawer } from '@smart-admin/ui/drawer';
import { type Translate } from '@smart-admin/ui/messages';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { columnStore } from '../../../resource/columnStore.js';
import { type noticeMessages } from './noticeMessages.js';

type Reader = Awaited<ReturnType<typeof api.message.readers>>['list'][number];
type NoticeTranslate = Translate<keyof (typeof noticeMessages)['zh']>;

/** Who received a notice and when they read it. */
export function ReadersDrawer({ id, title, t, onClose }: ReadersDrawerProps) {
  const [definition] = useState(() => readersDefinition(id, t));
  return (
    <Drawer open width={720} title={t('readersOf', { title })} onOpenChange={(open) => !open && onClose()}>
      <ResourceProvider permissions={ALLOW_ALL} columnSettings={columnStore}>
        <ResourcePage definition={definition} className="h-full min-h-96 border-0" />
      </ResourceProvider>
    </Drawer>
  );
}

function readersDefinition(id: string, t: NoticeTranslate): ResourceDefinition<Reader> {
  const states = [
    { value: '0', label: t('unread') },
    { value: '1', label: t('read') },
  ];
  return {
    id: 'system.notice.readers',
    label: t('person'),
    source: {
      list: ({ currentPage, pageSize, keyword, filters: { isRead } }, signal) =>
        api.message.readers(
          {
            id,
            query: {
              currentPage,
              pageSize,
              ...(keyword ? { keyword } : {}),
              ...(isRead ? { isRead: isRead === '1' ? 1 : 0 } : {}),
            },
          },
          { signal, silent: true },
        ),
    },
    search: [
      { id: 'keyword', label: t('keyword'), kind: 'keyword' },
      { id: 'isRead', label: t('readState'), kind: 'select', options: states },
    ],
    columns: [
      { id: 'realName', header: t('person'), minWidth: 140 },
      { id: 'account', header: t('account'), width: 140 },
      {
        id: 'isRead',
        header: t('readState'),
        kind: 'option',
        options: states,
        width: 100,
        value: ({ isRead }) => String(isRead),
      },
      { id: 'readTime', header: t('readTime'), kind: 'datetime', width: 150 },
    ],
  };
}

interface ReadersDrawerProps {
  id: string;
  title: string;
  t: NoticeTranslate;
  onClose: () => void;
}
