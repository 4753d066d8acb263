import { pages } from '@smart-admin/api-client/pages';
import { lazyPart } from '@smart-admin/ui/lazy';
import { useMessages } from '@smart-admin/ui/locale';
import { Status } from '@smart-admin/ui/status';
import { CodeXml } from 'lucide-react';
import { Suspense, useState } from 'react';
import { api } from '../../app/api.js';
import { apiQuery, textFilter } from '../../resource/apiQuery.js';
import { apiResource } from '../../resource/apiResource.js';
import { keywordSearch } from '../../resource/commonFields.js';
import { commonMessages } from '../../resource/commonMessages.js';
import { ManagedResource } from '../../resource/ManagedResource.js';
import { useDictionary } from '../../resource/useDictionary.js';
import { type CodeKind } from './codeDraft.js';
import { generatorMessages } from './generatorMessages.js';

const GenerateDialog = lazyPart(
  () => import('./GenerateDialog.js'),
  (module) => module.GenerateDialog,
);

const PAGES = { web: pages.generatorWeb, app: pages.generatorApp, flow: pages.generatorFlow } as const;

/** Released models, of each of which code can be generated: for desks, for phones, or with approvals. */
export function GeneratorPage({ kind }: { kind: CodeKind }) {
  const t = useMessages(generatorMessages);
  const c = useMessages(commonMessages);
  const categories = useDictionary('modelCategory');
  const [opened, setOpened] = useState<{ id: string; fullName: string }>();
  const { list } = api.visualdev.generator;
  const definition = apiResource(
    { list },
    {
      page: PAGES[kind],
      c,
      label: t('label'),
      search: [keywordSearch(c), { id: 'category', label: t('category'), kind: 'select', options: categories }],
      list: (query, options) =>
        list({ query: { ...apiQuery(query), kind, category: textFilter(query, 'category') } }, options),
      columns: [
        { id: 'fullName', header: c('name'), minWidth: 160, sortable: true },
        { id: 'enCode', header: c('code'), width: 160, sortable: true },
        { id: 'category', header: t('category'), kind: 'option', options: categories, width: 120 },
        { id: 'state', header: t('state'), width: 160, render: ({ state }) => <ReleaseState state={state} /> },
        { id: 'tables', header: t('tables'), minWidth: 200, value: ({ tables }) => tables.join(' ') },
        { id: 'lastModifyTime', header: t('changedAt'), kind: 'datetime', width: 160, sortable: true },
      ],
      actions: [
        {
          id: 'generate',
          label: t('generate'),
          icon: <CodeXml aria-hidden />,
          place: 'row',
          primary: true,
          run: ({ row }) => setOpened(row),
        },
      ],
      nameOf: ({ fullName }) => fullName,
    },
  );
  return (
    <>
      <ManagedResource definition={definition} />
      {opened && (
        <Suspense fallback={null}>
          <GenerateDialog kind={kind} id={opened.id} fullName={opened.fullName} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function ReleaseState({ state }: { state: number }) {
  const t = useMessages(generatorMessages);
  return state === 1 ? <Status tone="enabled">{t('released')}</Status> : <Status tone="warning">{t('changed')}</Status>;
}
