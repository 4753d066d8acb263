import { ALLOW_ALL, ResourcePage, ResourceProvider, type ResourceDefinition } from '@smart-admin/form-engine/resource';
import { Alert } from '@smart-admin/ui/alert';
import { Drawer } from '@smart-admin/ui/drawer';
import { useMessages } from '@smart-admin/ui/locale';
import { type Translate } from '@smart-admin/ui/messages';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { columnStore } from '../../../resource/columnStore.js';
import { orderMessages } from '../orders/orderMessages.js';
import { yuan } from '../../../parking/yuan.js';

const DAYS = 31;
type Row = Awaited<ReturnType<typeof api.parking.payment.reconcile>>['list'][number] & { id: string };

/** What we and the providers took day by day, and what differs. */
export function ReconcileDrawer({ onClose }: { onClose: () => void }) {
  const t = useMessages(orderMessages);
  const [definition] = useState(() => reconcileDefinition(t));
  return (
    <Drawer open width={900} title={t('reconcileTitle', { days: DAYS })} onOpenChange={(open) => !open && onClose()}>
      <div className="flex h-full min-h-96 flex-col gap-3">
        <Alert>{t('reconcileHelp')}</Alert>
        <ResourceProvider permissions={ALLOW_ALL} columnSettings={columnStore}>
          <ResourcePage definition={definition} className="min-h-0 flex-1 border-0" />
        </ResourceProvider>
      </div>
    </Drawer>
  );
}

function reconcileDefinition(t: Translate<keyof (typeof orderMessages)['zh']>): ResourceDefinition<Row> {
  return {
    id: 'parking.payment.reconcile',
    label: t('reconcile'),
    source: {
      async list({ currentPage, pageSize }, signal) {
        const { list } = await api.parking.payment.reconcile({ query: { days: DAYS } }, { signal, silent: true });
        const start = (currentPage - 1) * pageSize;
        return {
          list: list.slice(start, start + pageSize).map((row) => ({ ...row, id: `${row.day} ${row.method}` })),
          pagination: { currentPage, pageSize, total: list.length },
        };
      },
    },
    search: [],
    defaultPageSize: 50,
    columns: [
      { id: 'day', header: t('day'), width: 130 },
      { id: 'method', header: t('method'), width: 120, value: ({ method }) => t(`method_${method}`) },
      { id: 'payments', header: t('payCount'), kind: 'number', width: 90, align: 'right' },
      { id: 'ours', header: t('ours'), width: 140, align: 'right', value: ({ ours }) => yuan(ours) },
      { id: 'theirs', header: t('theirs'), width: 140, align: 'right', value: ({ theirs }) => yuan(theirs) },
      {
        id: 'difference',
        header: t('difference'),
        width: 140,
        align: 'right',
        render: ({ difference }) => (
          <span className={difference === 0 ? 'text-success-text' : 'font-semibold text-danger-text'}>
            {yuan(difference)}
          </span>
        ),
        summarize: (rows) => yuan(rows.reduce((sum, { difference }) => sum + difference, 0)),
      },
    ],
  };
}
