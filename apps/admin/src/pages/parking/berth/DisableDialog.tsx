import { createField, createFormDocument } from '@smart-admin/form-engine/core';
import { useMessages } from '@smart-admin/ui/locale';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { queryClient } from '../../../app/queryClient.js';
import { EditDialog } from '../../../resource/EditDialog.js';
import { berthMessages } from './berthMessages.js';

/** Takes a berth out of use, and says why. */
export function DisableDialog({ berth, onClose }: { berth: { id: string; fullName: string }; onClose: () => void }) {
  const t = useMessages(berthMessages);
  const [document] = useState(() =>
    createFormDocument([
      createField('textarea', {
        id: 'reason',
        label: t('reason'),
        required: true,
        maxLength: 200,
        help: t('disableHelp'),
      }),
    ]),
  );
  return (
    <EditDialog
      title={t('disableTitle', { name: berth.fullName })}
      document={document}
      values={{}}
      width={450}
      saveLabel={t('disable')}
      save={async ({ reason }) => {
        await api.parking.berth.disable({ id: berth.id, body: { reason: String(reason) } }, { silent: true });
        await queryClient.invalidateQueries();
      }}
      onClose={onClose}
    />
  );
}
