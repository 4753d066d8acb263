import { useMessages } from '@smart-admin/ui/locale';
import { createId } from '@smart-admin/ui/random';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { queryClient } from '../../../app/queryClient.js';
import { apiForm, constant, field } from '../../../resource/apiForm.js';
import { EditDialog } from '../../../resource/EditDialog.js';
import { asFen, momentField } from '../parkingFields.js';
import { reductionMessages } from '../reductionMessages.js';

/** Puts money on the account of a merchant, once however often the button is pressed. */
export function TopUpDialog({
  merchant,
  onClose,
}: {
  merchant: { id: string; fullName: string };
  onClose: () => void;
}) {
  const t = useMessages(reductionMessages);
  const [key] = useState(createId);
  const [form] = useState(() =>
    apiForm<TopUp>({
      amount: field(
        'number',
        { label: t('topUpAmount'), required: true, min: 0.01, max: 1_000_000, precision: 2 },
        asFen,
      ),
      expiresAt: momentField(t('prolongTo'), { help: t('prolongHelp') }),
      note: field('text', { label: t('note'), maxLength: 200 }),
      key: constant(key),
    }),
  );
  return (
    <EditDialog
      title={t('topUpTitle', { name: merchant.fullName })}
      document={form.document}
      values={{}}
      width={450}
      save={async (values) => {
        await api.parking.merchant.topUp({ id: merchant.id, body: await form.write(values) }, { silent: true });
        await queryClient.invalidateQueries();
      }}
      onClose={onClose}
    />
  );
}

type TopUp = Parameters<typeof api.parking.merchant.topUp>[0]['body'];
