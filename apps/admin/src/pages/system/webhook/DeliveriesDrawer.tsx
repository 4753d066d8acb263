import { ALLOW_ALL, ResourcePage, ResourceProvider, type ResourceDefinition } from '@smart-admin/form-engine/resource';
import { Drawer } from '@smart-admin/ui/drawer';
import { Tag } from '@smart-admin/ui/tag';
import { toast } from '@smart-admin/ui/toast';
import { FileText, Send } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { apiQuery, textFilter } from '../../../resource/apiQuery.js';
import { columnStore } from '../../../resource/columnStore.js';
import { once } from '../../../resource/once.js';
import { DeliveryDialog } from './DeliveryDialog.js';
import {
  DELIVERY_STATES,
  EVENT_NAMES,
  FLOW_EVENTS,
  RECORD_EVENTS,
  reasonText,
  type Delivery,
  type WebhookTranslate,
} from './webhookWords.js';

/** What was sent to a webhook or waits, how it was answered, and again by hand. */
export function DeliveriesDrawer({ id, name, maySend, t, onClose }: DeliveriesDrawerProps) {
  const [opened, setOpened] = useState<string>();
  const [definition] = useState(() => deliveriesDefinition({ id, maySend, t, onOpen: setOpened }));
  return (
    <Drawer open width={1080} title={t('deliveriesOf', { name })} onOpenChange={(open) => !open && onClose()}>
      <ResourceProvider permissions={ALLOW_ALL} columnSettings={columnStore}>
        <ResourcePage definition={definition} className="h-full min-h-96 border-0" />
      </ResourceProvider>
      {opened !== undefined && (
        <DeliveryDialog id={id} deliveryId={opened} t={t} onClose={() => setOpened(undefined)} />
      )}
    </Drawer>
  );
}

interface DeliveriesDrawerProps {
  id: string;
  name: string;
  /** Whether the caller may send events again. */
  maySend: boolean;
  t: WebhookTranslate;
  onClose: () => void;
}

/** How a delivery stands. */
export function DeliveryState({ state, t }: { state: Delivery['state']; t: WebhookTranslate }) {
  return <Tag tone={TONES[state]}>{t(state)}</Tag>;
}

const TONES = {
  waiting: 'neutral',
  retrying: 'warning',
  sent: 'success',
  failed: 'danger',
  withheld: 'neutral',
  off: 'neutral',
} as const;

const EVENTS = [...RECORD_EVENTS, ...FLOW_EVENTS, 'webhook.test'] as const;

function deliveriesDefinition({ id, maySend, t, onOpen }: DeliveriesOptions): ResourceDefinition<Delivery> {
  return {
    id: 'system.webhook.deliveries',
    label: t('deliveries'),
    source: {
      list: (query, signal) => {
        const event = EVENTS.find((name) => name === textFilter(query, 'event'));
        const state = DELIVERY_STATES.find((name) => name === textFilter(query, 'state'));
        return api.system.webhook.deliveries(
          { id, query: { ...apiQuery(query), ...(event ? { event } : {}), ...(state ? { state } : {}) } },
          { signal, silent: true },
        );
      },
    },
    search: [
      { id: 'keyword', label: t('deliveryKeyword'), kind: 'keyword' },
      {
        id: 'event',
        label: t('event'),
        kind: 'select',
        options: EVENTS.map((value) => ({ value, label: t(EVENT_NAMES[value]) })),
      },
      {
        id: 'state',
        label: t('state'),
        kind: 'select',
        options: DELIVERY_STATES.map((value) => ({ value, label: t(value) })),
      },
    ],
    columns: [
      { id: 'eventTime', header: t('time'), kind: 'datetime', width: 150 },
      { id: 'event', header: t('event'), width: 110, value: ({ event }) => t(EVENT_NAMES[event]) },
      { id: 'modelName', header: t('model'), minWidth: 130 },
      { id: 'state', header: t('state'), width: 110, render: ({ state }) => <DeliveryState state={state} t={t} /> },
      { id: 'attempts', header: t('attempts'), kind: 'number', width: 76, align: 'right' },
      { id: 'status', header: t('status'), width: 76, align: 'right', value: ({ status }) => status ?? '' },
      { id: 'duration', header: t('duration'), kind: 'number', width: 104, align: 'right' },
      { id: 'reason', header: t('reason'), minWidth: 180, value: (row) => reasonText(row, t) },
      { id: 'nextTime', header: t('nextTime'), kind: 'datetime', width: 150 },
      { id: 'isResent', header: t('resent'), kind: 'boolean', width: 88, hidden: true },
      { id: 'id', header: 'webhook-id', width: 180, hidden: true },
    ],
    actions: [
      {
        id: 'details',
        label: t('details'),
        icon: <FileText aria-hidden />,
        place: 'row',
        primary: true,
        run: ({ row }) => {
          if (row) onOpen(row.id);
        },
      },
      ...(maySend
        ? [
            {
              id: 'resend',
              label: t('resend'),
              icon: <Send aria-hidden />,
              place: 'row' as const,
              confirm: t('resendQuestion'),
              run: async ({ row, refresh }: { row: Delivery | undefined; refresh: () => Promise<void> }) => {
                if (!row) return;
                await once('webhook.resend', row.id, (key) =>
                  api.system.webhook.resend({ id, deliveryId: row.id }, key),
                );
                toast.success(t('resendDone'));
                await refresh();
              },
            },
          ]
        : []),
    ],
  };
}

interface DeliveriesOptions extends Pick<DeliveriesDrawerProps, 'id' | 'maySend' | 't'> {
  onOpen: (deliveryId: string) => void;
}
