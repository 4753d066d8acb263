import { pages } from '@smart-admin/api-client/pages';
import { useMessages } from '@smart-admin/ui/locale';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { apiResource } from '../../../resource/apiResource.js';
import { commonColumns, stateSearch } from '../../../resource/commonFields.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { accessOptions, apiKeyForm, reachOptions } from './apiKeyForm.js';
import { apiKeyMessages } from './apiKeyMessages.js';
import { MadeKeyDialog, type MadeKey } from './MadeKeyDialog.js';

/** Keys by which other programs call the API, each in the name of somebody. */
export function Page() {
  const t = useMessages(apiKeyMessages);
  const c = useMessages(commonMessages);
  const [made, setMade] = useState<MadeKey>();
  const { state, createdAt } = commonColumns(c);
  const [accesses, reaches] = [accessOptions(t), reachOptions(t)];
  const calls = {
    ...api.system.apiKey,
    create: async (...[input, options]: Parameters<typeof api.system.apiKey.create>) => {
      const { id, key } = await api.system.apiKey.create(input, options);
      setMade({ name: input.body.fullName, key });
      return id;
    },
  };
  const definition = apiResource(calls, {
    page: pages.apiKey,
    c,
    label: t('label'),
    search: [
      { id: 'keyword', label: t('keyword'), kind: 'keyword' },
      { id: 'access', label: t('access'), kind: 'select', options: accesses },
      stateSearch(c),
    ],
    columns: [
      { id: 'fullName', header: c('name'), minWidth: 140, sortable: true },
      { id: 'prefix', header: t('prefix'), width: 140, render: ({ prefix }) => <code>{prefix}…</code> },
      { id: 'ownerName', header: t('owner'), width: 120, value: ({ ownerName }) => ownerName || t('ownerGone') },
      { id: 'access', header: t('access'), kind: 'option', options: accesses, width: 120 },
      { id: 'reach', header: t('reach'), kind: 'option', options: reaches, width: 150 },
      state,
      { id: 'lastUsedTime', header: t('lastUsed'), kind: 'datetime', width: 130, sortable: true },
      { id: 'lastUsedIp', header: t('lastUsedIp'), width: 130 },
      { id: 'expiresTime', header: t('expires'), kind: 'datetime', width: 150, sortable: true },
      { ...createdAt, sortable: true, hidden: true },
    ],
    formLayout: { labelWidth: 120 },
    form: apiKeyForm(t, c),
  });
  return (
    <>
      <ManagedResource definition={definition} />
      {made && <MadeKeyDialog made={made} origin={location.origin} onClose={() => setMade(undefined)} />}
    </>
  );
}
