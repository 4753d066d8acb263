import { type StatementItem } from '@smart-admin/api-client/contract';
import { createField, createFormDocument } from '@smart-admin/form-engine/core';
import { useMessages } from '@smart-admin/ui/locale';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { queryClient } from '../../../app/queryClient.js';
import { yuan } from '../../../parking/yuan.js';
import { EditDialog } from '../../../resource/EditDialog.js';
import { statementMessages } from './statementMessages.js';

/** Says why a difference is settled. */
export function SettleDialog({ item, onClose }: { item: StatementItem; onClose: () => void }) {
  const t = useMessages(statementMessages);
  const [document] = useState(() =>
    createFormDocument([
      createField('textarea', { id: 'reason', label: t('settleReason'), required: true, maxLength: 200 }),
    ]),
  );
  return (
    <EditDialog
      title={t('settleTitle', { amount: yuan(item.difference) })}
      document={document}
      values={{}}
      width={450}
      save={async ({ reason }) => {
        await api.parking.statementItem.settle({ id: item.id, body: { reason: String(reason) } }, { silent: true });
        await queryClient.invalidateQueries();
      }}
      onClose={onClose}
    />
  );
}
