import { type Renewal } from '@smart-admin/api-client/contract';
import { createField, createFormDocument } from '@smart-admin/form-engine/core';
import { ALLOW_ALL, ResourcePage, ResourceProvider, type ResourceDefinition } from '@smart-admin/form-engine/resource';
import { Drawer } from '@smart-admin/ui/drawer';
import { useMessages } from '@smart-admin/ui/locale';
import { type Translate } from '@smart-admin/ui/messages';
import { createId } from '@smart-admin/ui/random';
import { toast } from '@smart-admin/ui/toast';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { usePage } from '../../../app/PageProvider.js';
import { queryClient } from '../../../app/queryClient.js';
import { apiQuery } from '../../../resource/apiQuery.js';
import { columnStore } from '../../../resource/columnStore.js';
import { EditDialog } from '../../../resource/EditDialog.js';
import { cardMessages } from '../cardMessages.js';
import { yuanColumn } from '../parkingColumns.js';

/** What was paid for a card, the newest first; whole months that have not begun are given back from here. */
export function RenewalsDrawer({ card, onClose }: { card: { id: string; plate: string }; onClose: () => void }) {
  const t = useMessages(cardMessages);
  const { permissions } = usePage();
  const [refunded, setRefunded] = useState<Renewal | null>(null);
  const mayRefund = permissions.can('btn_refund');
  const [definition] = useState(() => renewalsOf(t, card.id, mayRefund ? setRefunded : undefined));
  return (
    <Drawer open width={900} title={t('historyOf', { plate: card.plate })} onOpenChange={(open) => !open && onClose()}>
      <ResourceProvider permissions={ALLOW_ALL} columnSettings={columnStore}>
        <ResourcePage definition={definition} className="h-full min-h-96 border-0" />
      </ResourceProvider>
      {refunded ? <RefundMonthsDialog card={card} renewal={refunded} onClose={() => setRefunded(null)} /> : null}
    </Drawer>
  );
}

function RefundMonthsDialog({ card, renewal, onClose }: RefundMonthsProps) {
  const t = useMessages(cardMessages);
  const [key] = useState(createId);
  const [document] = useState(() =>
    createFormDocument([
      createField('number', {
        id: 'months',
        label: t('refundMonths'),
        required: true,
        min: 1,
        max: renewal.unusedMonths,
        precision: 0,
        help: t('refundHelp', { months: renewal.unusedMonths }),
      }),
      createField('textarea', { id: 'reason', label: t('reason'), required: true, maxLength: 200 }),
    ]),
  );
  return (
    <EditDialog
      title={t('refundTitle', { plate: card.plate })}
      document={document}
      values={{ months: renewal.unusedMonths }}
      width={450}
      save={async ({ months, reason }) => {
        const body = { paymentId: renewal.id, months: Number(months), reason: String(reason), key };
        await api.parking.listedPlate.refundRenewal({ id: card.id, body }, { silent: true });
        toast.success(t('refundDone'));
        await queryClient.invalidateQueries();
      }}
      onClose={onClose}
    />
  );
}

interface RefundMonthsProps {
  card: { id: string; plate: string };
  renewal: Renewal;
  onClose: () => void;
}

function renewalsOf(
  t: Translate<keyof (typeof cardMessages)['zh']>,
  id: string,
  onRefund: ((renewal: Renewal) => void) | undefined,
): ResourceDefinition<Renewal> {
  return {
    id: 'parking.plateList.renewals',
    label: t('history'),
    source: {
      list: (query, signal) =>
        api.parking.listedPlate.renewals({ id, query: apiQuery(query) }, { signal, silent: true }),
    },
    search: [],
    columns: [
      { id: 'creatorTime', header: t('time'), kind: 'datetime', width: 150 },
      { id: 'months', header: t('months'), width: 90, align: 'right' },
      { ...yuanColumn<'amount', Renewal>('amount', t('amount')), card: 'right' },
      { id: 'method', header: t('method'), width: 100, value: ({ method }) => t(`method_${method}`) },
      { id: 'state', header: t('state'), width: 100, value: ({ state }) => t(`state_${state}`) },
      { id: 'fromTime', header: t('fromEnd'), kind: 'datetime', width: 150 },
      { id: 'toTime', header: t('toEnd'), kind: 'datetime', width: 150 },
      yuanColumn<'refunded', Renewal>('refunded', t('refunded')),
      {
        id: 'refundedMonths',
        header: t('refundedMonths'),
        width: 110,
        align: 'right',
        value: ({ refundedMonths }) => refundedMonths || '',
      },
      {
        id: 'operatorName',
        header: t('operator'),
        width: 100,
        value: ({ operatorName }) => operatorName || t('byDriver'),
      },
    ],
    ...(onRefund
      ? {
          actions: [
            {
              id: 'refund',
              label: t('refund'),
              icon: <Undo2 aria-hidden />,
              place: 'row' as const,
              primary: true,
              visible: ({ unusedMonths }: Renewal) => unusedMonths > 0,
              run: ({ row }: { row: Renewal | undefined }) => row && onRefund(row),
            },
          ],
        }
      : {}),
  };
}
