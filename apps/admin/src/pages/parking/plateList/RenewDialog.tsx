import { createField, createFormDocument } from '@smart-admin/form-engine/core';
import { useMessages } from '@smart-admin/ui/locale';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { queryClient } from '../../../app/queryClient.js';
import { EditDialog } from '../../../resource/EditDialog.js';
import { once } from '../../../resource/once.js';
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
        const renewal = { id: card.id, body: { months: Number(months) } };
        await once('listedPlate.renew', renewal, (key) =>
          api.parking.listedPlate.renew(renewal, { silent: true, ...key }),
        );
        await queryClient.invalidateQueries();
      }}
      onClose={onClose}
    />
  );
}
