import { pages } from '@smart-admin/api-client/pages';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { joinNames } from '@smart-admin/ui/messages';
import { toast } from '@smart-admin/ui/toast';
import { KeyRound, ListChecks, Send } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { usePage } from '../../../app/PageProvider.js';
import { apiResource } from '../../../resource/apiResource.js';
import { commonColumns, stateSearch } from '../../../resource/commonFields.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { MadeSecretDialog } from '../../../resource/MadeSecretDialog.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { once } from '../../../resource/once.js';
import { DeliveriesDrawer, DeliveryState } from './DeliveriesDrawer.js';
import { VerifyExample } from './VerifyExample.js';
import { webhookForm } from './webhookForm.js';
import { webhookMessages } from './webhookMessages.js';
import { EVENT_NAMES, offReasonText } from './webhookWords.js';

/** Other systems that are told what happens: where, which events, and what became of them. */
export function Page() {
  const t = useMessages(webhookMessages);
  const c = useMessages(commonMessages);
  const locale = useLocale();
  const { permissions } = usePage();
  const [made, setMade] = useState<{ name: string; secret: string }>();
  const [shown, setShown] = useState<{ id: string; name: string }>();
  const { state, createdAt } = commonColumns(c);
  const calls = {
    ...api.system.webhook,
    create: async (...[input, options]: Parameters<typeof api.system.webhook.create>) => {
      const { id, secret } = await api.system.webhook.create(input, options);
      setMade({ name: input.body.fullName, secret });
      return id;
    },
  };
  const definition = apiResource(calls, {
    page: pages.webhook,
    c,
    label: t('label'),
    search: [{ id: 'keyword', label: t('keyword'), kind: 'keyword' }, stateSearch(c)],
    columns: [
      { id: 'fullName', header: c('name'), minWidth: 140, sortable: true },
      { id: 'url', header: t('url'), minWidth: 220 },
      { id: 'ownerName', header: t('owner'), width: 120, value: ({ ownerName }) => ownerName || t('ownerGone') },
      {
        id: 'events',
        header: t('events'),
        minWidth: 200,
        value: ({ events }) =>
          joinNames(
            events.map((event) => t(EVENT_NAMES[event])),
            locale,
          ),
      },
      state,
      { id: 'lastTime', header: t('lastTime'), kind: 'datetime', width: 150, sortable: true },
      {
        id: 'lastState',
        header: t('lastState'),
        width: 110,
        render: ({ lastState }) => (lastState === '' ? null : <DeliveryState state={lastState} t={t} />),
      },
      { id: 'failures', header: t('failures'), kind: 'number', width: 96, align: 'right', sortable: true },
      { id: 'offReason', header: t('offReason'), minWidth: 180, value: (row) => offReasonText(row, t) },
      { ...createdAt, sortable: true, hidden: true },
    ],
    formLayout: { labelWidth: 110, dialogWidth: 800 },
    form: webhookForm(t, c),
    actions: [
      {
        id: 'deliveries',
        label: t('deliveries'),
        icon: <ListChecks aria-hidden />,
        place: 'row',
        primary: true,
        permission: 'btn_deliveries',
        run: ({ row }) => {
          if (row) setShown({ id: row.id, name: row.fullName });
        },
      },
      {
        id: 'test',
        label: t('sendTest'),
        icon: <Send aria-hidden />,
        place: 'row',
        permission: 'btn_edit',
        confirm: t('testQuestion'),
        run: async ({ row }) => {
          if (!row) return;
          await once('webhook.test', row.id, (key) => api.system.webhook.test({ id: row.id }, key));
          toast.success(t('testSent'));
        },
      },
      {
        id: 'rotate',
        label: t('rotate'),
        icon: <KeyRound aria-hidden />,
        place: 'row',
        permission: 'btn_edit',
        confirm: t('rotateQuestion'),
        run: async ({ row }) => {
          if (!row) return;
          const { secret } = await api.system.webhook.rotateSecret({ id: row.id });
          setMade({ name: row.fullName, secret });
        },
      },
    ],
  });
  return (
    <>
      <ManagedResource definition={definition} />
      {shown && (
        <DeliveriesDrawer
          key={shown.id}
          {...shown}
          maySend={permissions.can('btn_edit')}
          t={t}
          onClose={() => setShown(undefined)}
        />
      )}
      {made && (
        <MadeSecretDialog
          title={t('madeTitle')}
          text={t('madeText', { name: made.name })}
          label={t('secret')}
          secret={made.secret}
          saved={t('saved')}
          onClose={() => setMade(undefined)}
        >
          <VerifyExample label={t('verify')} />
        </MadeSecretDialog>
      )}
    </>
  );
}
