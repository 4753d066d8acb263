import { pages } from '@smart-admin/api-client/pages';
import { formatFileSize } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { Eraser, Eye } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { apiResource } from '../../../resource/apiResource.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { cacheMessages } from './cacheMessages.js';
import { ValueDialog } from './ValueDialog.js';

const CACHES = [
  'sessions',
  'rights',
  'menus',
  'config',
  'texts',
  'organizes',
  'models',
  'interfaces',
  'counts',
] as const;

/** What the server keeps in memory; looking at it, and having it read anew. */
export function Page() {
  const t = useMessages(cacheMessages);
  const c = useMessages(commonMessages);
  const [shown, setShown] = useState<{ id: string; name: string }>();
  const caches = CACHES.map((value) => ({ value, label: t(value) }));
  const definition = apiResource(api.system.cache, {
    page: pages.cache,
    c,
    label: t('label'),
    search: [
      { id: 'keyword', label: t('key'), kind: 'keyword' },
      { id: 'cache', label: t('cache'), kind: 'select', options: caches },
    ],
    columns: [
      { id: 'cache', header: t('cache'), kind: 'option', options: caches, width: 160 },
      { id: 'key', header: t('key'), minWidth: 280 },
      { id: 'size', header: t('size'), width: 110, align: 'right', value: ({ size }) => formatFileSize(size) },
      { id: 'expiresTime', header: t('expires'), kind: 'datetime', width: 160 },
    ],
    actions: [
      {
        id: 'value',
        label: t('value'),
        icon: <Eye aria-hidden />,
        place: 'row',
        primary: true,
        permission: 'btn_detail',
        run: ({ row }) => {
          if (row) setShown({ id: row.id, name: `${t(row.cache)} ${row.key}` });
        },
      },
      {
        id: 'clear',
        label: t('clear'),
        icon: <Eraser aria-hidden />,
        place: 'toolbar',
        permission: 'btn_remove',
        confirm: t('clearQuestion'),
        run: async ({ refresh }) => {
          await api.system.cache.clear({});
          toast.success(t('cleared'));
          await refresh();
        },
      },
    ],
    nameOf: (row) => row.key,
  });
  return (
    <>
      <ManagedResource definition={definition} />
      {shown && <ValueDialog {...shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
