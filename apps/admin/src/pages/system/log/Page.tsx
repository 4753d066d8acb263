import { pages } from '@smart-admin/api-client/pages';
import { createField, createFormDocument } from '@smart-admin/form-engine/core';
import { type ResourceDefinition } from '@smart-admin/form-engine/resource';
import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { Eraser } from 'lucide-react';
import { api } from '../../../app/api.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { transfersOf } from '../../../resource/transfers.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { categoryOf, logDefinition, type LogRow } from './logDefinition.js';
import { logMessages } from './logMessages.js';

const LOG_TRANSFERS = transfersOf('log');

/** Who did what, when and from where. */
export function Page() {
  const t = useMessages(logMessages);
  const definition = logDefinition(t, useMessages(commonMessages), pages.log, api.system.log);
  const text = (id: string & keyof LogRow, label: string, span = 12) => createField('text', { id, label, span });
  const managed: ResourceDefinition<LogRow> = {
    ...definition,
    source: {
      ...definition.source,
      transfers: LOG_TRANSFERS,
      remove: async (id) => void (await api.system.log.remove({ body: { ids: [id] } })),
      removeMany: async (ids) => void (await api.system.log.remove({ body: { ids } })),
    },
    codes: { batchRemove: 'btn_remove' },
    form: createFormDocument(
      [
        text('description', t('description'), 24),
        createField('subtable', {
          id: 'changes',
          label: t('changes'),
          span: 24,
          columns: [
            createField('text', { id: 'label', label: t('field') }),
            createField('text', { id: 'before', label: t('before') }),
            createField('text', { id: 'after', label: t('after') }),
          ],
        }),
        text('userName', t('user')),
        createField('createTime', { id: 'creatorTime', label: t('time'), span: 12 }),
        text('requestMethod', t('method')),
        createField('number', { id: 'resultCode', label: t('result'), span: 12 }),
        text('requestURL', t('address'), 24),
        text('ipAddress', t('ip')),
        text('ipAddressName', t('place')),
        text('platForm', t('platform')),
        createField('number', { id: 'requestDuration', label: t('duration'), span: 12 }),
      ],
      { dialogWidth: 600 },
    ),
    actions: [
      {
        id: 'clear',
        label: t('clear'),
        icon: <Eraser aria-hidden />,
        place: 'toolbar',
        permission: 'btn_remove',
        tone: 'danger',
        confirm: t('clearQuestion'),
        run: async ({ query, refresh, clearSelection }) => {
          await api.system.log.clear({ body: { category: categoryOf(query) } });
          toast.success(t('cleared'));
          clearSelection();
          await refresh();
        },
      },
    ],
  };
  return <ManagedResource definition={managed} />;
}
