import { pages } from '@smart-admin/api-client/pages';
import { useMessages } from '@smart-admin/ui/locale';
import { ReceiptText, Wallet } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { field } from '../../../resource/apiForm.js';
import { apiResource, type RowOf } from '../../../resource/apiResource.js';
import {
  commonColumns,
  keywordSearch,
  nameAndCode,
  orderAndState,
  stateSearch,
} from '../../../resource/commonFields.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { contactFields } from '../contactFields.js';
import { Expiry } from '../Expiry.js';
import { parkingMessages } from '../parkingMessages.js';
import { asFen, placeField, reductionFields, reductionText, usePlaces } from '../parkingFields.js';
import { yuan } from '../../../parking/yuan.js';
import { reductionMessages } from '../reductionMessages.js';
import { usePrintedSheet } from '../usePrintedSheet.js';
import { StatementDrawer } from './StatementDrawer.js';
import { TopUpDialog } from './TopUpDialog.js';

type Merchant = RowOf<typeof api.parking.merchant>;

/** Merchants that pay for the reductions of their customers, with their accounts. */
export function Page() {
  const t = useMessages(reductionMessages);
  const p = useMessages(parkingMessages);
  const c = useMessages(commonMessages);
  const places = usePlaces();
  const [open, setOpen] = useState<{ what: 'topUp' | 'statement'; merchant: Merchant } | null>(null);
  const close = () => setOpen(null);
  const sheet = usePrintedSheet<Merchant>({
    load: (id) => api.parking.merchant.sheet({ id }, { silent: true }),
    linesOf: (row) => [row.placeName, reductionText(t, row)],
  });
  const { state } = commonColumns(c);
  const definition = apiResource(api.parking.merchant, {
    page: pages.parkingMerchant,
    c,
    label: t('merchantLabel'),
    search: [
      keywordSearch(c),
      { id: 'placeId', label: p('place'), kind: 'select', options: places },
      stateSearch(c),
      {
        id: 'expiry',
        label: t('validity'),
        kind: 'select',
        options: [
          { value: 'valid', label: t('valid') },
          { value: 'soon', label: t('expirySoon') },
          { value: 'expired', label: t('expired') },
        ],
      },
    ],
    columns: [
      { id: 'fullName', header: c('name'), minWidth: 160, sortable: true },
      { id: 'enCode', header: c('code'), width: 120, sortable: true, hidden: true },
      { id: 'placeName', header: p('place'), minWidth: 150 },
      { id: 'value', header: t('kind'), width: 130, value: (row) => reductionText(t, row) },
      {
        id: 'balance',
        header: t('balance'),
        width: 120,
        align: 'right',
        card: 'right',
        sortable: true,
        value: ({ balance }) => yuan(balance),
      },
      { id: 'contact', header: t('contact'), width: 100 },
      { id: 'phone', header: t('phone'), width: 130 },
      {
        id: 'expiresAt',
        header: t('expiresAt'),
        width: 140,
        sortable: true,
        render: ({ expiresAt }) => <Expiry at={expiresAt} />,
      },
      state,
    ],
    form: {
      ...nameAndCode(c),
      placeId: placeField(p('place')),
      ...reductionFields(t),
      price: field(
        'number',
        { label: t('price'), span: 12, min: 0, max: 100_000, precision: 2, help: t('priceHelp') },
        asFen,
      ),
      usesPerStay: field('number', {
        label: t('usesPerStay'),
        span: 12,
        required: true,
        min: 1,
        max: 20,
        precision: 0,
        defaultValue: 1,
      }),
      ...contactFields(t),
      ...orderAndState(c),
    },
    actions: [
      sheet.action,
      {
        id: 'topUp',
        label: t('topUp'),
        icon: <Wallet aria-hidden />,
        place: 'row',
        primary: true,
        permission: 'btn_topUp',
        run: ({ row }) => row && setOpen({ what: 'topUp', merchant: row }),
      },
      {
        id: 'statement',
        label: t('statement'),
        icon: <ReceiptText aria-hidden />,
        place: 'row',
        run: ({ row }) => row && setOpen({ what: 'statement', merchant: row }),
      },
    ],
  });
  return (
    <>
      <ManagedResource definition={definition} />
      {open?.what === 'topUp' ? <TopUpDialog merchant={open.merchant} onClose={close} /> : null}
      {open?.what === 'statement' ? <StatementDrawer merchant={open.merchant} onClose={close} /> : null}
      {sheet.dialog}
    </>
  );
}
