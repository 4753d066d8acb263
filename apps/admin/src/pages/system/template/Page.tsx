import { pages } from '@smart-admin/api-client/pages';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { joinNames } from '@smart-admin/ui/messages';
import { Eye, ListChecks, RadioTower } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { usePage } from '../../../app/PageProvider.js';
import { apiResource } from '../../../resource/apiResource.js';
import { commonColumns, keywordSearch, stateSearch } from '../../../resource/commonFields.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { ChannelsDrawer } from './ChannelsDrawer.js';
import { DeliveriesDrawer } from './DeliveriesDrawer.js';
import { PreviewDialog } from './PreviewDialog.js';
import { templateForm, templateLayout } from './templateForm.js';
import { templateMessages } from './templateMessages.js';

type Shown = { kind: 'preview'; id: string; name: string } | { kind: 'channels' } | { kind: 'deliveries' };

/** Texts that modules send to people, the channels by which they go, and what was sent. */
export function Page() {
  const t = useMessages(templateMessages);
  const c = useMessages(commonMessages);
  const locale = useLocale();
  const { permissions } = usePage();
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown(undefined);
  const definition = apiResource(api.system.messageTemplate, {
    page: pages.template,
    c,
    label: t('label'),
    search: [keywordSearch(c), stateSearch(c)],
    columns: [
      { id: 'fullName', header: c('name'), minWidth: 160 },
      { id: 'enCode', header: c('code'), minWidth: 140 },
      {
        id: 'channels',
        header: t('channels'),
        minWidth: 160,
        value: ({ channels }) =>
          joinNames(
            channels.map((channel) => t(channel)),
            locale,
          ),
      },
      { id: 'subject', header: t('subject'), minWidth: 200 },
      {
        id: 'systemMark',
        header: t('origin'),
        width: 110,
        value: ({ systemMark }) => t(systemMark === 1 ? 'system' : 'custom'),
      },
      commonColumns(c).state,
    ],
    formLayout: { layout: templateLayout(t), dialogWidth: 800, labelPosition: 'top' },
    form: (_mode, row) => templateForm(t, c, row?.systemMark === 1),
    actions: [
      {
        id: 'preview',
        label: t('preview'),
        icon: <Eye aria-hidden />,
        place: 'row',
        primary: true,
        run: ({ row }) => {
          if (row) setShown({ kind: 'preview', id: row.id, name: row.fullName });
        },
      },
      {
        id: 'channels',
        label: t('setUpChannels'),
        icon: <RadioTower aria-hidden />,
        place: 'toolbar',
        permission: 'btn_channels',
        run: () => setShown({ kind: 'channels' }),
      },
      {
        id: 'deliveries',
        label: t('deliveries'),
        icon: <ListChecks aria-hidden />,
        place: 'toolbar',
        permission: 'btn_deliveries',
        run: () => setShown({ kind: 'deliveries' }),
      },
    ],
  });
  return (
    <>
      <ManagedResource definition={definition} />
      {shown?.kind === 'preview' && (
        <PreviewDialog {...shown} maySend={permissions.can('btn_edit')} t={t} onClose={close} />
      )}
      {shown?.kind === 'channels' && <ChannelsDrawer t={t} onClose={close} />}
      {shown?.kind === 'deliveries' && <DeliveriesDrawer t={t} onClose={close} />}
    </>
  );
}
