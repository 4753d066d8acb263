import { ALLOW_ALL, ResourcePage, ResourceProvider, type ResourceDefinition } from '@smart-admin/form-engine/resource';
import { Drawer } from '@smart-admin/ui/drawer';
import { useMessages } from '@smart-admin/ui/locale';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { apiQuery } from '../../../resource/apiQuery.js';
import { columnStore } from '../../../resource/columnStore.js';
import { type ReductionTranslate } from '../parkingFields.js';
import { yuan } from '../../../parking/yuan.js';
import { reductionMessages } from '../reductionMessages.js';

type Entry = Awaited<ReturnType<typeof api.parking.merchant.statement>>['list'][number];

/** What moved on the account of a merchant, the newest first. */
export function StatementDrawer({
  merchant,
  onClose,
}: {
  merchant: { id: string; fullName: string };
  onClose: () => void;
}) {
  const t = useMessages(reductionMessages);
  const [definition] = useState(() => statementDefinition(t, merchant.id));
  return (
    <Drawer
      open
      width={900}
      title={`${merchant.fullName} ${t('statement')}`}
      onOpenChange={(open) => !open && onClose()}
    >
      <ResourceProvider permissions={ALLOW_ALL} columnSettings={columnStore}>
        <ResourcePage definition={definition} className="h-full min-h-96 border-0" />
      </ResourceProvider>
    </Drawer>
  );
}

function statementDefinition(t: ReductionTranslate, id: string): ResourceDefinition<Entry> {
  return {
    id: 'parking.merchant.statement',
    label: t('statement'),
    source: {
      list: (query, signal) => api.parking.merchant.statement({ id, query: apiQuery(query) }, { signal, silent: true }),
    },
    search: [],
    columns: [
      { id: 'creatorTime', header: t('time'), kind: 'datetime', width: 150 },
      { id: 'kind', header: t('entryKind'), width: 110, value: ({ kind }) => t(`entry_${kind}`) },
      { id: 'amount', header: t('entryAmount'), width: 120, align: 'right', value: ({ amount }) => yuan(amount) },
      { id: 'balance', header: t('balance'), width: 120, align: 'right', value: ({ balance }) => yuan(balance) },
      { id: 'maskedPlate', header: t('plate'), width: 120 },
      { id: 'orderNumber', header: t('orderNumber'), width: 170 },
      { id: 'expiresAt', header: t('prolongTo'), kind: 'datetime', width: 150 },
      { id: 'note', header: t('note'), minWidth: 140 },
    ],
  };
}
