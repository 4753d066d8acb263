import { createField, createFormDocument } from '@smart-admin/form-engine/core';
import { useMessages } from '@smart-admin/ui/locale';
import { useState } from 'react';
import { EditDialog } from '../../../resource/EditDialog.js';
import { actOnFlow } from '../../../workflow/actOnFlow.js';
import { type FlowListRow } from '../../../workflow/flowRow.js';
import { monitorMessages } from './monitorMessages.js';

/** Ends a flow before its end, and says why. */
export function CancelDialog({ flow, onClose }: { flow: FlowListRow; onClose: () => void }) {
  const t = useMessages(monitorMessages);
  const [document] = useState(() =>
    createFormDocument(
      [
        createField('textarea', {
          id: 'reason',
          label: t('reason'),
          required: true,
          maxLength: 500,
          help: t('cancelHelp'),
        }),
      ],
      { labelPosition: 'top' },
    ),
  );
  return (
    <EditDialog
      title={t('cancelTitle', { title: flow.title })}
      document={document}
      values={{}}
      width={450}
      saveLabel={t('cancel')}
      save={({ reason }) => actOnFlow(flow.instanceId, { kind: 'cancel', comment: String(reason) }, { silent: true })}
      onClose={onClose}
    />
  );
}
