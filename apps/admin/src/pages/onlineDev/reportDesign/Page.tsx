import { pages } from '@smart-admin/api-client/pages';
import { lazyPart } from '@smart-admin/ui/lazy';
import { useMessages } from '@smart-admin/ui/locale';
import { createId } from '@smart-admin/ui/random';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { Status } from '@smart-admin/ui/status';
import { toast } from '@smart-admin/ui/toast';
import { Copy, Eye, History, Table2, Upload } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { api } from '../../../app/api.js';
import { isAccepted } from '../../../app/isAccepted.js';
import { apiResource } from '../../../resource/apiResource.js';
import { constant, field } from '../../../resource/apiForm.js';
import { chooseFile } from '../../../resource/chooseFile.js';
import { keywordSearch, nameAndCode, orderAndText } from '../../../resource/commonFields.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { exportAction } from '../../../resource/exportAction.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { emptyReport } from './emptyReport.js';
import { reportListMessages } from './reportListMessages.js';
import { describeReport } from '../../../report/designer/describeReport.js';
import { DesignVersions } from '../../../design/DesignVersions.js';
import { importDesign } from '../../../design/importDesign.js';

const DesignReport = lazyPart(
  () => import('../../../report/designer/DesignReport.js'),
  (module) => module.DesignReport,
);

/** The reports, and the designer of one, which the address names. */
export function Page() {
  const [search, setSearch] = useSearchParams();
  const id = search.get('design');
  const go = (design?: string) =>
    setSearch((params) => {
      params.delete('design');
      if (design) params.set('design', design);
      return params;
    });
  if (id === null) return <Reports onDesign={go} />;
  return (
    <Suspense fallback={<Skeleton className="size-full" />}>
      <DesignReport key={id} id={id} onBack={() => go()} />
    </Suspense>
  );
}

function Reports({ onDesign }: { onDesign: (id: string) => void }) {
  const t = useMessages(reportListMessages);
  const c = useMessages(commonMessages);
  const navigate = useNavigate();
  const [versions, setVersions] = useState<{ id: string; fullName: string; refresh: () => Promise<void> }>();
  const definition = apiResource(api.design.report, {
    page: pages.reportDesign,
    c,
    label: t('label'),
    search: [
      keywordSearch(c),
      {
        id: 'state',
        label: t('state'),
        kind: 'select',
        options: (['draft', 'released', 'changed'] as const).map((key, index) => ({
          value: String(index),
          label: t(key),
        })),
      },
    ],
    columns: [
      { id: 'fullName', header: c('name'), minWidth: 180, sortable: true },
      { id: 'enCode', header: c('code'), width: 160, sortable: true },
      { id: 'category', header: t('category'), width: 120 },
      { id: 'state', header: t('state'), width: 180, render: ({ state }) => <ReleaseState state={state} /> },
      { id: 'version', header: t('version'), width: 90, align: 'right', value: ({ version }) => version || '' },
      { id: 'lastModifyTime', header: t('modifiedAt'), kind: 'datetime', width: 160, sortable: true },
    ],
    form: () => ({
      ...nameAndCode(c),
      category: field('text', { label: t('category'), span: 12, maxLength: 50 }),
      ...orderAndText(c),
      document: constant(emptyReport()),
    }),
    actions: [
      {
        id: 'design',
        label: t('design'),
        icon: <Table2 aria-hidden />,
        place: 'row',
        primary: true,
        permission: 'btn_edit',
        run: ({ row }) => row && onDesign(row.id),
      },
      {
        id: 'preview',
        label: t('preview'),
        icon: <Eye aria-hidden />,
        place: 'row',
        run: ({ row }) => row && navigate(`/previewModel?report=${encodeURIComponent(row.id)}`),
      },
      {
        id: 'versions',
        label: t('versions'),
        icon: <History aria-hidden />,
        place: 'row',
        visible: ({ state }) => state !== 0,
        run: ({ row, refresh }) => row && setVersions({ id: row.id, fullName: row.fullName, refresh }),
      },
      {
        id: 'copy',
        label: t('copy'),
        icon: <Copy aria-hidden />,
        place: 'row',
        permission: 'btn_add',
        run: async ({ row, refresh }) => {
          if (!row) return;
          if (!(await isAccepted(api.design.report.copy({ id: row.id }, { idempotencyKey: createId() })))) return;
          toast.success(t('copied', { name: row.fullName }));
          await refresh();
        },
      },
      {
        id: 'import',
        label: t('import'),
        icon: <Upload aria-hidden />,
        place: 'toolbar',
        permission: 'btn_add',
        run: async ({ refresh }) => {
          const file = await chooseFile('.json');
          if (!file) return;
          const outcome = await importDesign<Parameters<typeof api.design.report.create>[0]['body']>(
            file,
            'report',
            (body) => api.design.report.create({ body }, { idempotencyKey: createId() }),
          );
          if (outcome === 'foreign') toast.error(t('notAReport'));
          if (outcome !== 'made') return;
          toast.success(t('imported'));
          await refresh();
        },
      },
      exportAction(t('export'), (id) => api.design.report.export({ id })),
    ],
    nameOf: ({ fullName }) => fullName,
  });
  return (
    <>
      <ManagedResource definition={definition} />
      {versions ? (
        <DesignVersions
          {...versions}
          calls={api.design.report}
          describe={describeReport}
          onClose={() => {
            setVersions(undefined);
            void versions.refresh();
          }}
        />
      ) : null}
    </>
  );
}

function ReleaseState({ state }: { state: number }) {
  const t = useMessages(reportListMessages);
  if (state === 0) return <Status tone="disabled">{t('draft')}</Status>;
  return state === 1 ? <Status tone="enabled">{t('released')}</Status> : <Status tone="warning">{t('changed')}</Status>;
}
