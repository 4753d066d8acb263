import { pages } from '@smart-admin/api-client/pages';
import { type Option } from '@smart-admin/form-engine/core';
import { routeTitle } from '@smart-admin/layout/routing';
import { lazyPart } from '@smart-admin/ui/lazy';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { toast } from '@smart-admin/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { LayoutTemplate, Printer } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../../app/api.js';
import { drawsModel } from '../../../app/drawsModel.js';
import { useSession } from '../../../app/sessionStore.js';
import { apiResource } from '../../../resource/apiResource.js';
import { commonColumns, keywordSearch, stateSearch } from '../../../resource/commonFields.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { copyAction } from '../../../resource/copyAction.js';
import { exportAction, importAction } from '../../../resource/fileActions.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { importTemplate } from './importTemplate.js';
import { printForm, printLayout } from './printForm.js';
import { printMessages } from './printMessages.js';

const DesignTemplate = lazyPart(
  () => import('./DesignTemplate.js'),
  (module) => module.DesignTemplate,
);
const PrintDialog = lazyPart(
  () => import('./PrintDialog.js'),
  (module) => module.PrintDialog,
);

/** The print templates, and the designer of one. */
export function Page() {
  const [search, setSearch] = useSearchParams();
  const id = search.get('design');
  const go = (design?: string) =>
    setSearch((params) => {
      params.delete('design');
      if (design) params.set('design', design);
      return params;
    });
  const sources = useSources();
  // the form of a template is drawn once, with all that there is to choose
  if (!sources) return <Skeleton className="size-full" />;
  if (id === null) return <Templates sources={sources} onDesign={go} />;
  return (
    <Suspense fallback={<Skeleton className="size-full" />}>
      <DesignTemplate key={id} id={id} onBack={() => go()} />
    </Suspense>
  );
}

function Templates({ sources, onDesign }: { sources: Option[]; onDesign: (id: string) => void }) {
  const t = useMessages(printMessages);
  const c = useMessages(commonMessages);
  const [printed, setPrinted] = useState<{ id: string; name: string }>();
  const types = [
    { value: '1', label: t('flow') },
    { value: '2', label: t('form') },
  ];
  const definition = apiResource(api.system.printDev, {
    page: pages.print,
    c,
    label: t('label'),
    search: [keywordSearch(c), { id: 'type', label: t('type'), kind: 'select', options: types }, stateSearch(c)],
    columns: [
      { id: 'fullName', header: c('name'), minWidth: 180, sortable: true },
      { id: 'enCode', header: c('code'), width: 150, sortable: true },
      { id: 'category', header: t('category'), width: 120 },
      { id: 'type', header: t('type'), width: 90, value: ({ type }) => t(type === 1 ? 'flow' : 'form') },
      {
        id: 'paperSize',
        header: t('paperSize'),
        width: 110,
        value: ({ paperSize }) => (paperSize === 'A4' || paperSize === 'A5' ? paperSize : t(paperSize)),
      },
      commonColumns(c).sortCode,
      commonColumns(c).state,
      { ...commonColumns(c).createdAt, sortable: true },
    ],
    formLayout: { layout: printLayout(t), dialogWidth: 800, labelPosition: 'top' },
    form: () => printForm(t, c, sources),
    actions: [
      {
        id: 'design',
        label: t('design'),
        icon: <LayoutTemplate aria-hidden />,
        place: 'row',
        primary: true,
        permission: 'btn_edit',
        run: ({ row }) => {
          if (row) onDesign(row.id);
        },
      },
      {
        id: 'preview',
        label: t('preview'),
        icon: <Printer aria-hidden />,
        place: 'row',
        run: ({ row }) => {
          if (row) setPrinted({ id: row.id, name: row.fullName });
        },
      },
      copyAction(t('copy'), api.system.printDev.copy, () => t('copied')),
      importAction(
        t('import'),
        async (file, refresh) => {
          if (!(await importTemplate(file))) return void toast.error(t('notATemplate'));
          toast.success(t('imported'));
          await refresh();
        },
        'btn_add',
      ),
      exportAction(t('export'), (id) => api.system.printDev.export({ id })),
    ],
  });
  return (
    <>
      <ManagedResource definition={definition} />
      {printed && (
        <Suspense fallback={null}>
          <PrintDialog {...printed} onClose={() => setPrinted(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** What a template can ask: the pages of models that the caller has, and the interfaces that they may ask; none while they load. */
function useSources(): Option[] | undefined {
  const t = useMessages(printMessages);
  const locale = useLocale();
  const routes = useSession((session) => session.routes);
  const { data: interfaces = [], isPending } = useQuery({
    queryKey: ['options', 'printInterfaces'],
    queryFn: async () => (await api.system.dataInterface.callable({ query: { pageSize: 500 } }, { silent: true })).list,
    staleTime: 300_000,
  });
  if (isPending) return undefined;
  const models = routes.filter(drawsModel).map(({ moduleId, meta }) => ({
    value: `model:${moduleId}`,
    label: `${t('model')} · ${routeTitle(meta, locale)}`,
  }));
  const asked = interfaces.map((row) => ({
    value: `interface:${row.id}`,
    label: `${t('interface')} · ${row.fullName}`,
  }));
  return [...models, ...asked];
}
