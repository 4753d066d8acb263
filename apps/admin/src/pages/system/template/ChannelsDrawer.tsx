import { FieldKindsProvider } from '@smart-admin/form-engine/fields';
import { ALLOW_ALL, ResourcePage, ResourceProvider } from '@smart-admin/form-engine/resource';
import { Drawer } from '@smart-admin/ui/drawer';
import { useMessages } from '@smart-admin/ui/locale';
import { type Translate } from '@smart-admin/ui/messages';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { adminKinds } from '../../../fields/adminKinds.js';
import { apiResource } from '../../../resource/apiResource.js';
import { columnStore } from '../../../resource/columnStore.js';
import { commonColumns } from '../../../resource/commonFields.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { channelForm } from './channelForm.js';
import { type TemplateTranslate } from './templateForm.js';

/** The channels beyond the product: which are on, and by what their messages go. */
export function ChannelsDrawer({ t, onClose }: { t: TemplateTranslate; onClose: () => void }) {
  const c = useMessages(commonMessages);
  const [definition] = useState(() => channelsDefinition(t, c));
  return (
    <Drawer open width={960} title={t('setUpChannels')} onOpenChange={(open) => !open && onClose()}>
      <ResourceProvider permissions={ALLOW_ALL} columnSettings={columnStore}>
        <FieldKindsProvider kinds={adminKinds}>
          <ResourcePage definition={definition} className="h-full min-h-96 border-0" />
        </FieldKindsProvider>
      </ResourceProvider>
    </Drawer>
  );
}

function channelsDefinition(t: TemplateTranslate, c: Translate<keyof (typeof commonMessages)['zh']>) {
  return apiResource(api.system.messageChannel, {
    page: { address: 'system.template.channels', buttons: [] },
    c,
    label: t('channel'),
    search: [],
    columns: [
      { id: 'id', header: t('channel'), width: 140, value: ({ id }) => t(id) },
      commonColumns(c).state,
      { id: 'provider', header: t('provider'), minWidth: 180, value: ({ provider }) => t(provider) },
      { id: 'host', header: t('host'), minWidth: 160, value: ({ host, url, signName }) => host || url || signName },
    ],
    formLayout: { labelPosition: 'top' },
    // none is added
    form: (_mode, row) => channelForm(t, c, row?.id ?? 'mail'),
  });
}
