import { type InvoiceRow } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { type ListQuery } from '@smart-admin/form-engine/resource';
import { useMessages } from '@smart-admin/ui/locale';
import { Status } from '@smart-admin/ui/status';
import { Tag } from '@smart-admin/ui/tag';
import { CircleX, ReceiptText, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { apiQuery, namedRange, textFilter } from '../../../resource/apiQuery.js';
import { apiResource, type RowOf } from '../../../resource/apiResource.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { listExport } from '../../../resource/listExport.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { useShowOrder } from '../orders/useShowOrder.js';
import { plateColumn, summedYuanColumn } from '../parkingColumns.js';
import { usePlaces } from '../parkingFields.js';
import { InvoiceDialog, type InvoiceStep } from './InvoiceDialog.js';
import { invoiceMessages } from './invoiceMessages.js';

const STATES = ['asked', 'issued', 'refused', 'reversing', 'reversed'] as const;
const TONES = {
  asked: 'warning',
  issued: 'success',
  refused: 'neutral',
  reversing: 'danger',
  reversed: 'neutral',
} as const;

/** Electronic invoices that drivers asked for: issued, refused with a reason, reversed after a refund. */
export function Page() {
  const t = useMessages(invoiceMessages);
  const c = useMessages(commonMessages);
  const places = usePlaces();
  const showOrder = useShowOrder<RowOf<typeof api.parking.invoice>>();
  const [step, setStep] = useState<{ invoice: InvoiceRow; step: InvoiceStep } | null>(null);
  const stepAction = (id: InvoiceStep, icon: React.ReactNode, from: InvoiceRow['state'], primary = false) => ({
    ...{ id, label: t(id), icon, place: 'row' as const, primary, permission: 'btn_issue' as const },
    visible: ({ state }: InvoiceRow) => state === from,
    run: ({ row }: { row: InvoiceRow | undefined }) => setStep(row ? { invoice: row, step: id } : null),
  });
  const definition = apiResource(api.parking.invoice, {
    page: pages.parkingInvoice,
    c,
    label: t('label'),
    list: (query, options) => api.parking.invoice.list({ query: filtersOf(query) }, options),
    source: EXPORT,
    search: [
      { id: 'keyword', label: t('plate'), kind: 'keyword' },
      { id: 'state', label: t('state'), kind: 'select', options: STATES.map((value) => ({ value, label: t(value) })) },
      { id: 'placeId', label: t('place'), kind: 'select', options: places },
      { id: 'creatorTime', label: t('creatorTime'), kind: 'date-range' },
    ],
    columns: [
      plateColumn(t('plate')),
      { id: 'title', header: t('title'), minWidth: 180 },
      { ...summedYuanColumn('amount', t('amount')), card: 'right' },
      {
        id: 'state',
        header: t('state'),
        width: 110,
        render: ({ state }) => <Status tone={TONES[state]}>{t(state)}</Status>,
      },
      {
        id: 'invoiceNumber',
        header: t('invoiceNumber'),
        minWidth: 190,
        render: ({ invoiceNumber, link, provider }) => (
          <span className="flex min-w-0 items-center gap-2">
            {link ? (
              <a href={link} target="_blank" rel="noreferrer" className="truncate text-link">
                {invoiceNumber}
              </a>
            ) : (
              <span className="truncate">{invoiceNumber}</span>
            )}
            {provider === 'simulated' ? <Tag tone="warning">{t('simulated')}</Tag> : null}
          </span>
        ),
      },
      { id: 'reason', header: t('reason'), minWidth: 150 },
      { id: 'taxNumber', header: t('taxNumber'), width: 190 },
      { id: 'email', header: t('email'), width: 190, hidden: true },
      { id: 'placeName', header: t('place'), minWidth: 150 },
      { id: 'creatorTime', header: t('creatorTime'), kind: 'datetime', width: 150 },
      { id: 'issuedTime', header: t('issuedTime'), kind: 'datetime', width: 150 },
      { id: 'redNumber', header: t('redNumber'), width: 190, hidden: true },
      { id: 'operatorName', header: t('operator'), width: 100, hidden: true },
    ],
    actions: [
      stepAction('issue', <ReceiptText aria-hidden />, 'asked', true),
      stepAction('refuse', <CircleX aria-hidden />, 'asked'),
      stepAction('reverse', <Undo2 aria-hidden />, 'reversing', true),
      showOrder,
    ],
    nameOf: ({ title }) => title,
  });
  return (
    <>
      <ManagedResource definition={definition} />
      {step ? <InvoiceDialog {...step} onClose={() => setStep(null)} /> : null}
    </>
  );
}

function filtersOf(query: ListQuery) {
  return {
    ...apiQuery(query),
    placeId: textFilter(query, 'placeId'),
    state: STATES.filter((state) => state === textFilter(query, 'state')),
    ...namedRange(query, 'creatorTime', ['createdFrom', 'createdTo']),
  };
}

const EXPORT = listExport('parkingInvoice', filtersOf, api.parking.invoice.startExport);
