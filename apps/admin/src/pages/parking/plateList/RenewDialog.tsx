import { createField, createFormDocument } from '@smart-admin/form-engine/core';
import { useMessages } from '@smart-admin/ui/locale';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { queryClient } from '../../../app/queryClient.js';
import { EditDialog } from '../../../resource/EditDialog.js';
import { reductionMessages } from '../reductionMessages.js';

/** Prolongs a monthly card by whole months. */
export function RenewDialog({ card, onClose }: { card: { id: string; plate: string }; onClose: () => void }) {
  const t = useMessages(reductionMessages);
  const [document] = useState(() =>
    createFormDocument([
      createField('number', { id: 'months', label: t('months'), required: true, min: 1, max: 24, precision: 0 }),
    ]),
  );
  return (
    <EditDialog
      title={t('renewTitle', { plate: card.plate })}
      document={document}
      values={{ months: 1 }}
      width={450}
      save={async ({ months }) => {
        await api.parking.listedPlate.renew({ id: card.id, body: { months: Number(months) } }, { silent: true });
        await queryClient.invalidateQueries();
      }}
      onClose={onClose}
    />
  );
}
