import { type InvoiceRow } from '@smart-admin/api-client/contract';
import { createField, createFormDocument } from '@smart-admin/form-engine/core';
import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { queryClient } from '../../../app/queryClient.js';
import { yuan } from '../../../parking/yuan.js';
import { EditDialog } from '../../../resource/EditDialog.js';
import { invoiceMessages } from './invoiceMessages.js';

export type InvoiceStep = 'issue' | 'refuse' | 'reverse';

/** What is said of an invoice when it is issued by hand, refused or reversed. */
export function InvoiceDialog({ invoice, step, onClose }: InvoiceDialogProps) {
  const t = useMessages(invoiceMessages);
  const [document] = useState(() => {
    const number = (id: string, label: string) => createField('text', { id, label, required: true, maxLength: 40 });
    const fields = {
      issue: [
        number('invoiceNumber', t('invoiceNumber')),
        createField('text', {
          id: 'link',
          label: t('link'),
          maxLength: 500,
          help: t('linkHelp'),
          placeholder: 'https://',
        }),
      ],
      refuse: [createField('textarea', { id: 'reason', label: t('reason'), required: true, maxLength: 200 })],
      reverse: [number('redNumber', t('redNumber'))],
    };
    return createFormDocument(fields[step]);
  });
  const { id } = invoice;
  return (
    <EditDialog
      title={`${t(step)} · ${invoice.title} ${yuan(invoice.amount)}`}
      document={document}
      values={{}}
      width={450}
      save={async ({ invoiceNumber, link, reason, redNumber }) => {
        const { issue, refuse, reverse } = api.parking.invoice;
        if (step === 'issue')
          await issue({ id, body: { invoiceNumber: String(invoiceNumber), link: String(link ?? '') } }, SILENT);
        else if (step === 'refuse') await refuse({ id, body: { reason: String(reason) } }, SILENT);
        else await reverse({ id, body: { redNumber: String(redNumber) } }, SILENT);
        toast.success(t('saved'));
        await queryClient.invalidateQueries();
      }}
      onClose={onClose}
    />
  );
}

const SILENT = { silent: true };

interface InvoiceDialogProps {
  invoice: InvoiceRow;
  step: InvoiceStep;
  onClose: () => void;
}
