import { pages } from '@smart-admin/api-client/pages';
import { Alert } from '@smart-admin/ui/alert';
import { formatFileSize } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { Tag } from '@smart-admin/ui/tag';
import { toast } from '@smart-admin/ui/toast';
import { DatabaseBackup, Download } from 'lucide-react';
import { api } from '../../../app/api.js';
import { apiResource } from '../../../resource/apiResource.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { saveFile } from '../../../resource/saveFile.js';
import { once } from '../../../resource/once.js';
import { backupMessages } from './backupMessages.js';

const TONES = { running: 'info', done: 'success', failed: 'danger' } as const;

/** Copies of the database: made at once or by tasks, taken away and deleted. */
export function Page() {
  const t = useMessages(backupMessages);
  const c = useMessages(commonMessages);
  const { list, remove } = api.system.backup;
  const definition = apiResource(
    { list, remove },
    {
      page: pages.backup,
      c,
      label: t('label'),
      search: [],
      columns: [
        { id: 'fileName', header: t('fileName'), minWidth: 260 },
        { id: 'creatorTime', header: t('madeAt'), kind: 'datetime', width: 140 },
        {
          id: 'state',
          header: t('state'),
          width: 120,
          render: ({ state }) => <Tag tone={TONES[state]}>{t(state)}</Tag>,
        },
        { id: 'size', header: t('size'), width: 110, align: 'right', value: ({ size }) => formatFileSize(size) },
        { id: 'tables', header: t('tables'), kind: 'number', width: 90, align: 'right' },
        {
          id: 'rows',
          header: t('rows'),
          width: 120,
          align: 'right',
          value: ({ rows }) => rows.toLocaleString('en-US'),
        },
        { id: 'taskCode', header: t('taskCode'), width: 140, value: ({ taskCode }) => taskCode || t('byHand') },
      ],
      nameOf: (row) => row.fileName,
      isChanging: ({ state }) => state === 'running',
      actions: [
        {
          id: 'create',
          label: t('create'),
          icon: <DatabaseBackup aria-hidden />,
          place: 'toolbar',
          permission: 'btn_add',
          confirm: t('createQuestion'),
          run: async ({ refresh }) => {
            await once('backup.create', null, (key) => api.system.backup.create(key));
            toast.success(t('started'));
            await refresh();
          },
        },
        {
          id: 'file',
          label: t('download'),
          icon: <Download aria-hidden />,
          place: 'row',
          primary: true,
          permission: 'btn_download',
          disabled: ({ state }) => state !== 'done',
          run: async ({ row }) => {
            if (row) saveFile(await api.system.backup.file({ id: row.id }), row.fileName);
          },
        },
      ],
    },
  );
  return (
    <div className="flex h-full flex-col gap-3">
      <Alert tone="info">{t('note')}</Alert>
      <div className="min-h-0 flex-1">
        <ManagedResource definition={definition} />
      </div>
    </div>
  );
}
