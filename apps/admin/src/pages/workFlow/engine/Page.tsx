import { type FlowFile } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { lazyPart } from '@smart-admin/ui/lazy';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { Status } from '@smart-admin/ui/status';
import { toast } from '@smart-admin/ui/toast';
import { History, Workflow } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../../app/api.js';
import { apiResource } from '../../../resource/apiResource.js';
import { commonColumns, keywordSearch, stateSearch } from '../../../resource/commonFields.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { copyAction } from '../../../resource/copyAction.js';
import { exportActions, importAction } from '../../../resource/fileActions.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { parsedFile } from '../../../resource/parsedFile.js';
import { useDictionary } from '../../../resource/useDictionary.js';
import { engineMessages } from './engineMessages.js';
import { flowFileMessages } from './flowFiles/flowFileMessages.js';
import { previewFlows, type PreviewedFlows } from './flowFiles/previewFlows.js';
import { flowForm } from './flowForm.js';

const DesignFlow = lazyPart(
  () => import('./DesignFlow.js'),
  (module) => module.DesignFlow,
);
const FlowVersions = lazyPart(
  () => import('./FlowVersions.js'),
  (module) => module.FlowVersions,
);

const ImportFlowsDialog = lazyPart(
  () => import('./flowFiles/ImportFlowsDialog.js'),
  (module) => module.ImportFlowsDialog,
);

/** The flows, and their designer, which the address names so that a reload comes back to it. */
export function Page() {
  const [search, setSearch] = useSearchParams();
  const flow = search.get('flow');
  const open = (id: string | null) =>
    setSearch((params) => {
      if (id === null) params.delete('flow');
      else params.set('flow', id);
      return params;
    });
  if (flow === null) return <Flows onDesign={open} />;
  return (
    <Suspense fallback={<Skeleton className="size-full" />}>
      <DesignFlow key={flow} id={flow} onBack={() => open(null)} />
    </Suspense>
  );
}

function Flows({ onDesign }: { onDesign: (id: string) => void }) {
  const t = useMessages(engineMessages);
  const c = useMessages(commonMessages);
  const categories = useDictionary('flowCategory');
  const f = useMessages(flowFileMessages);
  const [imported, setImported] = useState<{ file: FlowFile; preview: PreviewedFlows; onDone: () => Promise<void> }>();
  const [shown, setShown] = useState<{ id: string; fullName: string; version: number }>();
  const { state } = commonColumns(c);
  const definition = apiResource(api.workflow.flow, {
    page: pages.flowEngine,
    c,
    label: t('label'),
    nameOf: ({ fullName }) => fullName,
    search: [
      keywordSearch(c),
      { id: 'category', label: t('category'), kind: 'select', options: categories },
      stateSearch(c),
    ],
    columns: [
      { id: 'fullName', header: c('name'), minWidth: 180, sortable: true },
      { id: 'enCode', header: c('code'), width: 150, sortable: true },
      { id: 'category', header: t('category'), kind: 'option', options: categories, width: 110 },
      { id: 'modelName', header: t('model'), width: 140 },
      { id: 'state', header: t('state'), width: 140, render: (row) => <ReleaseState state={row.state} /> },
      { id: 'version', header: t('version'), kind: 'number', width: 80, align: 'right' },
      { id: 'running', header: t('running'), kind: 'number', width: 90, align: 'right' },
      state,
      { id: 'lastModifyTime', header: t('modifiedAt'), kind: 'datetime', width: 150, sortable: true },
    ],
    formWidth: 800,
    form: (mode) => flowForm(t, c, { isNew: mode === 'create' }),
    actions: [
      importAction(f('import'), async (chosen, onDone) => {
        const file = (await parsedFile(chosen)) as FlowFile | null | undefined;
        if (file?.format !== 'smart-admin/flows') return void toast.error(f('badFile'));
        setImported({ file, preview: await previewFlows(file), onDone });
      }),
      ...exportActions(f('export'), (ids) => api.workflow.flow.export({ query: { ids: ids.join(',') } })),
      {
        id: 'design',
        label: t('design'),
        icon: <Workflow aria-hidden />,
        place: 'row',
        primary: true,
        permission: 'btn_edit',
        run: ({ row }) => row && onDesign(row.id),
      },
      {
        id: 'versions',
        label: t('versions'),
        icon: <History aria-hidden />,
        place: 'row',
        visible: ({ version }) => version > 0,
        run: ({ row }) => setShown(row),
      },
      copyAction(t('copy'), api.workflow.flow.copy, ({ fullName }) => t('copied', { name: fullName })),
    ],
  });
  return (
    <>
      <ManagedResource definition={definition} />
      {imported && (
        <Suspense fallback={null}>
          <ImportFlowsDialog {...imported} onClose={() => setImported(undefined)} />
        </Suspense>
      )}
      {shown && (
        <Suspense fallback={null}>
          <FlowVersions
            id={shown.id}
            fullName={shown.fullName}
            newest={shown.version}
            onClose={() => setShown(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

function ReleaseState({ state }: { state: number }) {
  const t = useMessages(engineMessages);
  if (state === 0) return <Status tone="disabled">{t('draft')}</Status>;
  return state === 1 ? <Status tone="enabled">{t('released')}</Status> : <Status tone="warning">{t('changed')}</Status>;
}
