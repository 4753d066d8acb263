import { createField, createFormDocument } from '@smart-admin/form-engine/core';
import { useMessages } from '@smart-admin/ui/locale';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { queryClient } from '../../../app/queryClient.js';
import { EditDialog } from '../../../resource/EditDialog.js';
import { findingMessages } from './findingMessages.js';

/** Leaves a stay as it is stored, and says why. */
export function DismissDialog({ finding, onClose }: { finding: { id: string; plate: string }; onClose: () => void }) {
  const t = useMessages(findingMessages);
  const [document] = useState(() =>
    createFormDocument([createField('textarea', { id: 'reason', label: t('reason'), required: true, maxLength: 200 })]),
  );
  return (
    <EditDialog
      title={t('dismissTitle', { plate: finding.plate })}
      document={document}
      values={{}}
      width={450}
      save={async ({ reason }) => {
        await api.parking.finding.dismiss({ id: finding.id, body: { reason: String(reason) } }, { silent: true });
        await queryClient.invalidateQueries();
      }}
      onClose={onClose}
    />
  );
}
