import { createField, createFormDocument } from '@smart-admin/form-engine/core';
import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { EditDialog } from '../../../resource/EditDialog.js';
import { flowsChanged } from '../../../workflow/flowCache.js';
import { monitorMessages } from './monitorMessages.js';

/** Gives the open tasks of somebody who leaves to somebody else. */
export function HandOverDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(monitorMessages);
  const [document] = useState(() =>
    createFormDocument(
      [
        createField('userSelect', { id: 'from', label: t('from'), required: true }),
        createField('userSelect', { id: 'to', label: t('to'), required: true, help: t('handOverHelp') }),
        createField('textarea', { id: 'comment', label: t('comment'), maxLength: 500 }),
      ],
      { labelPosition: 'top' },
    ),
  );
  return (
    <EditDialog
      title={t('handOverTitle')}
      document={document}
      values={{}}
      width={450}
      saveLabel={t('handOver')}
      save={async ({ from, to, comment }) => {
        const { tasks } = await api.workflow.flowList.handOver(
          { body: { from: String(from), to: String(to), ...(comment ? { comment: String(comment) } : {}) } },
          { silent: true },
        );
        flowsChanged();
        toast.success(t('handedOver', { count: tasks }));
      }}
      onClose={onClose}
    />
  );
}
