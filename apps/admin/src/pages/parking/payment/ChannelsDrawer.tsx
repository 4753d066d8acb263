import { FieldKindsProvider } from '@smart-admin/form-engine/fields';
import { ALLOW_ALL, ResourcePage, ResourceProvider } from '@smart-admin/form-engine/resource';
import { Alert } from '@smart-admin/ui/alert';
import { Drawer } from '@smart-admin/ui/drawer';
import { useMessages } from '@smart-admin/ui/locale';
import { type Translate } from '@smart-admin/ui/messages';
import { toast } from '@smart-admin/ui/toast';
import { PlugZap } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { adminKinds } from '../../../fields/adminKinds.js';
import { apiResource } from '../../../resource/apiResource.js';
import { columnStore } from '../../../resource/columnStore.js';
import { commonColumns } from '../../../resource/commonFields.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { channelForm } from './channelForm.js';
import { channelMessages, type ChannelTranslate } from './channelMessages.js';

/** How drivers pay: which ways are on, and by which accounts the money comes. */
export function ChannelsDrawer({ onClose }: { onClose: () => void }) {
  const t = useMessages(channelMessages);
  const c = useMessages(commonMessages);
  const [definition] = useState(() => channelsDefinition(t, c));
  return (
    <Drawer open width={960} title={t('title')} onOpenChange={(open) => !open && onClose()}>
      <div className="flex h-full min-h-96 flex-col gap-3">
        <Alert tone="warning">{t('simulatedHelp')}</Alert>
        <ResourceProvider permissions={ALLOW_ALL} columnSettings={columnStore}>
          <FieldKindsProvider kinds={adminKinds}>
            <ResourcePage definition={definition} className="min-h-0 flex-1 border-0" />
          </FieldKindsProvider>
        </ResourceProvider>
      </div>
    </Drawer>
  );
}

function channelsDefinition(t: ChannelTranslate, c: Translate<keyof (typeof commonMessages)['zh']>) {
  return apiResource(api.parking.paymentChannel, {
    page: { address: 'parking.payment.channels', buttons: [] },
    c,
    label: t('channel'),
    search: [],
    columns: [
      { id: 'id', header: t('channel'), width: 140, value: ({ id }) => t(id) },
      commonColumns(c).state,
      { id: 'provider', header: t('provider'), minWidth: 160, value: ({ provider }) => t(provider) },
      { id: 'appId', header: t('appId'), minWidth: 160 },
    ],
    formLayout: { labelPosition: 'top' },
    form: (_mode, row) => channelForm(t, c, row?.id === 'wechat'),
    actions: [
      {
        id: 'check',
        label: t('check'),
        icon: <PlugZap aria-hidden />,
        place: 'row',
        run: async ({ row }) => {
          if (!row) return;
          const { ok, message } = await api.parking.paymentChannel.check({ id: row.id });
          if (ok) toast.success(t('checked'));
          else toast.error(t('notChecked', { message }));
        },
      },
    ],
  });
}
