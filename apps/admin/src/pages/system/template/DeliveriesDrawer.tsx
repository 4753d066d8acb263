import { ALLOW_ALL, ResourcePage, ResourceProvider, type ResourceDefinition } from '@smart-admin/form-engine/resource';
import { Drawer } from '@smart-admin/ui/drawer';
import { Tag } from '@smart-admin/ui/tag';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { apiQuery, textFilter } from '../../../resource/apiQuery.js';
import { columnStore } from '../../../resource/columnStore.js';
import { CHANNELS, type TemplateTranslate } from './templateForm.js';

type Delivery = Awaited<ReturnType<typeof api.system.messageDelivery.list>>['list'][number];

const STATES = ['waiting', 'retrying', 'sent', 'failed', 'noAddress', 'declined', 'channelOff'] as const;

/** What was sent to whom, by which channel, and why it failed. */
export function DeliveriesDrawer({ t, onClose }: { t: TemplateTranslate; onClose: () => void }) {
  const [definition] = useState(() => deliveriesDefinition(t));
  return (
    <Drawer open width={1080} title={t('deliveries')} onOpenChange={(open) => !open && onClose()}>
      <ResourceProvider permissions={ALLOW_ALL} columnSettings={columnStore}>
        <ResourcePage definition={definition} className="h-full min-h-96 border-0" />
      </ResourceProvider>
    </Drawer>
  );
}

const TONES = {
  waiting: 'neutral',
  retrying: 'warning',
  sent: 'success',
  failed: 'danger',
  noAddress: 'neutral',
  declined: 'neutral',
  channelOff: 'neutral',
} as const;

function deliveriesDefinition(t: TemplateTranslate): ResourceDefinition<Delivery> {
  const choices = <Value extends (typeof STATES)[number] | (typeof CHANNELS)[number]>(values: readonly Value[]) =>
    values.map((value) => ({ value, label: t(value) }));
  return {
    id: 'system.template.deliveries',
    label: t('deliveries'),
    source: {
      list: (query, signal) => {
        const channel = CHANNELS.find((name) => name === textFilter(query, 'channel'));
        const state = STATES.find((name) => name === textFilter(query, 'state'));
        return api.system.messageDelivery.list(
          { query: { ...apiQuery(query), ...(channel ? { channel } : {}), ...(state ? { state } : {}) } },
          { signal, silent: true },
        );
      },
    },
    search: [
      { id: 'keyword', label: t('keyword'), kind: 'keyword' },
      { id: 'channel', label: t('channel'), kind: 'select', options: choices(CHANNELS) },
      { id: 'state', label: t('sendState'), kind: 'select', options: choices(STATES) },
    ],
    columns: [
      { id: 'creatorTime', header: t('time'), kind: 'datetime', width: 150 },
      { id: 'userName', header: t('receiver'), width: 120 },
      { id: 'channel', header: t('channel'), width: 110, value: ({ channel }) => t(channel) },
      {
        id: 'state',
        header: t('sendState'),
        width: 110,
        render: ({ state }) => <Tag tone={TONES[state]}>{t(state)}</Tag>,
      },
      { id: 'address', header: t('address'), minWidth: 160 },
      { id: 'error', header: t('error'), minWidth: 200 },
      { id: 'subject', header: t('subject'), minWidth: 180 },
      { id: 'content', header: t('content'), minWidth: 220 },
      { id: 'templateName', header: t('label'), width: 140 },
      {
        id: 'provider',
        header: t('provider'),
        width: 130,
        value: ({ provider }) => (provider === '' ? '' : t(provider)),
      },
      { id: 'attempts', header: t('attempts'), kind: 'number', width: 80, align: 'right' },
    ],
  };
}
