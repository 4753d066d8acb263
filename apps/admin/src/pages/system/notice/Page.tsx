import { pages } from '@smart-admin/api-client/pages';
import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { Send, Users } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { parseFiles } from '../../../messages/messageFiles.js';
import { type ApiCodec, field } from '../../../resource/apiForm.js';
import { apiResource } from '../../../resource/apiResource.js';
import { commonColumns } from '../../../resource/commonFields.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { noticeMessages } from './noticeMessages.js';
import { ReadersDrawer } from './ReadersDrawer.js';

/** Notices: written as drafts, released to their receivers, and who has read them. */
export function Page() {
  const t = useMessages(noticeMessages);
  const c = useMessages(commonMessages);
  const [readers, setReaders] = useState<{ id: string; title: string }>();
  const { createdAt } = commonColumns(c);
  const states = [
    { value: '0', label: t('draft') },
    { value: '1', label: t('released') },
  ];
  const receivers = { span: 12, multiple: true, visibleWhen: '{toAll} != true' } as const;
  const definition = apiResource(api.message, {
    page: pages.notice,
    c,
    label: t('label'),
    search: [
      { id: 'keyword', label: t('title'), kind: 'keyword' },
      { id: 'enabledMark', label: t('state'), kind: 'select', options: states },
    ],
    columns: [
      { id: 'title', header: t('title'), minWidth: 240 },
      {
        id: 'enabledMark',
        header: t('state'),
        kind: 'option',
        options: states,
        width: 100,
        value: ({ enabledMark }) => String(enabledMark),
      },
      { id: 'creatorUser', header: t('creator'), width: 120 },
      { ...createdAt, sortable: true },
      { id: 'releaseTime', header: t('releaseTime'), kind: 'datetime', width: 140, sortable: true },
    ],
    nameOf: ({ title }) => title,
    formWidth: 800,
    formLayout: { dialogWidth: 800 },
    form: {
      title: field('text', { label: t('title'), required: true, maxLength: 200 }),
      toAll: field('switch', { label: t('toAll') }),
      toUserIds: field('userSelect', { label: t('toUserIds'), ...receivers }, joinedIds),
      toOrganizeIds: field(
        'organizeSelect',
        { label: t('toOrganizeIds'), ...receivers, help: t('organizeHelp') },
        joinedIds,
      ),
      toRoleIds: field('roleSelect', { label: t('toRoleIds'), ...receivers }, joinedIds),
      toGroupIds: field('groupSelect', { label: t('toGroupIds'), ...receivers }, joinedIds),
      bodyText: field('richText', { label: t('bodyText'), height: 260 }),
      files: field(
        'uploadFile',
        { label: t('files'), limit: 20, fileSize: 50 },
        { read: (raw) => parseFiles(String(raw)), write: (value) => JSON.stringify(value) },
      ),
    },
    actions: [
      {
        id: 'release',
        label: t('release'),
        icon: <Send aria-hidden />,
        place: 'row',
        primary: true,
        permission: 'btn_release',
        confirm: t('releaseQuestion'),
        visible: ({ enabledMark }) => enabledMark === 0,
        run: async ({ row, refresh }) => {
          if (!row) return;
          await api.message.release({ id: row.id });
          toast.success(t('releaseDone'));
          await refresh();
        },
      },
      {
        id: 'readers',
        label: t('readers'),
        icon: <Users aria-hidden />,
        place: 'row',
        visible: ({ enabledMark }) => enabledMark === 1,
        run: ({ row }) => setReaders(row),
      },
    ],
  });
  return (
    <>
      <ManagedResource definition={definition} />
      {readers ? (
        <ReadersDrawer id={readers.id} title={readers.title} t={t} onClose={() => setReaders(undefined)} />
      ) : null}
    </>
  );
}

/** Ids that the call joins by commas. */
const joinedIds: ApiCodec<string> = {
  read: (raw) => String(raw).split(',').filter(Boolean),
  write: (value) => (Array.isArray(value) ? value.join(',') : String(value)),
};
