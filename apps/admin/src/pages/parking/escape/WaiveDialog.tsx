import { createField, createFormDocument } from '@smart-admin/form-engine/core';
import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { yuan } from '../../../parking/yuan.js';
import { EditDialog } from '../../../resource/EditDialog.js';
import { escapeMessages } from './escapeMessages.js';

/** Asks no more for what stays owe, and says why. */
export function WaiveDialog({ orders, amount, onDone, onClose }: WaiveDialogProps) {
  const t = useMessages(escapeMessages);
  const [document] = useState(() =>
    createFormDocument([createField('textarea', { id: 'reason', label: t('reason'), required: true, maxLength: 200 })]),
  );
  return (
    <EditDialog
      title={t('waiveTitle', { count: orders.length, amount: yuan(amount) })}
      document={document}
      values={{}}
      width={450}
      save={async ({ reason }) => {
        const body = { orderIds: orders.map(({ id }) => id), reason: String(reason) };
        await api.parking.escape.waive({ body }, { silent: true });
        toast.success(t('waived'));
        await onDone();
      }}
      onClose={onClose}
    />
  );
}

interface WaiveDialogProps {
  orders: readonly { id: string }[];
  amount: number;
  onDone: () => Promise<void>;
  onClose: () => void;
}
