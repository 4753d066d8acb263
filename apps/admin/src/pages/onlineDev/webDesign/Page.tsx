import { pages } from '@smart-admin/api-client/pages';
import { lazyPart } from '@smart-admin/ui/lazy';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { Status } from '@smart-admin/ui/status';
import { toast } from '@smart-admin/ui/toast';
import {
  Braces,
  Columns3,
  Database,
  Eye,
  FileSpreadsheet,
  History,
  Languages,
  LayoutDashboard,
  LayoutTemplate,
} from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../app/api.js';
import { apiResource } from '../../../resource/apiResource.js';
import { keywordSearch } from '../../../resource/commonFields.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { copyAction } from '../../../resource/copyAction.js';
import { exportActions, importAction } from '../../../resource/fileActions.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { saveChange } from '../../../resource/saveChange.js';
import { Designers, type Designer } from './Designers.js';
import { createModel, modelForms } from './editModels.js';
import { familyMessages } from './modelFiles/family/familyMessages.js';
import { type FamilyLine } from './modelFiles/family/readFamilyModel.js';
import { type ModelFile } from './modelFiles/ModelFile.js';
import { modelFileMessages } from './modelFiles/modelFileMessages.js';
import { previewModels, type PreviewedModels } from './modelFiles/previewModels.js';
import { readModelFile } from './modelFiles/readModelFile.js';
import { previewMessages } from '../../previewModel/previewMessages.js';
import { releaseMessages } from './releaseMessages.js';
import { templateMessages } from './templates/templateMessages.js';
import { tableStartMessages } from './tableStart/tableStartMessages.js';
import { webCalls } from './webCalls.js';
import { webDesignMessages } from './webDesignMessages.js';

const ModelVersions = lazyPart(
  () => import('./ModelVersions.js'),
  (module) => module.ModelVersions,
);
const ModelTexts = lazyPart(
  () => import('./ModelTexts.js'),
  (module) => module.ModelTexts,
);
const StartFromSheet = lazyPart(
  () => import('./sheetStart/StartFromSheet.js'),
  (module) => module.StartFromSheet,
);
const StartFromTable = lazyPart(
  () => import('./tableStart/StartFromTable.js'),
  (module) => module.StartFromTable,
);
const ImportModelsDialog = lazyPart(
  () => import('./modelFiles/ImportModelsDialog.js'),
  (module) => module.ImportModelsDialog,
);

const TemplateGallery = lazyPart(
  () => import('./templates/TemplateGallery.js'),
  (module) => module.TemplateGallery,
);
/** The models, and the designers of their forms and lists. */
export function Page() {
  return <Designers calls={webCalls}>{(open) => <Models onDesign={open} />}</Designers>;
}

function Models({ onDesign }: { onDesign: (designer: Designer, id: string) => void }) {
  const t = useMessages(webDesignMessages);
  const r = useMessages(releaseMessages);
  const g = useMessages(templateMessages);
  const p = useMessages(previewMessages);
  const navigate = useNavigate();
  const c = useMessages(commonMessages);
  const [opened, setOpened] = useState<{ part: 'texts' | 'versions'; row: OpenedRow; refresh: () => Promise<void> }>();
  const [choosing, setChoosing] = useState<{ refresh: () => Promise<void> }>();
  const [starting, setStarting] = useState<{ refresh: () => Promise<void> }>();
  const [imported, setImported] = useState<{
    file: ModelFile;
    report?: FamilyLine[];
    preview: PreviewedModels;
    onDone: () => Promise<void>;
  }>();
  const m = useMessages(familyMessages);
  const f = useMessages(modelFileMessages);
  const s = useMessages(tableStartMessages);
  const [isTaking, setTaking] = useState(false);
  const locale = useLocale();
  const { read, list, remove } = api.visualdev.models;
  // its documents are drawn by the designers: the form asks for the rest
  const forms = useMemo(() => modelForms({ t, c }), [t, c]);
  const definition = apiResource(
    { list, remove },
    {
      page: pages.webDesign,
      c,
      label: t('label'),
      search: [keywordSearch(c)],
      columns: [
        { id: 'fullName', header: c('name'), minWidth: 180, sortable: true },
        { id: 'enCode', header: c('code'), width: 180, sortable: true },
        {
          id: 'type',
          header: t('kind'),
          kind: 'option',
          width: 140,
          options: [
            { value: '1', label: t('web') },
            { value: '2', label: t('app') },
            { value: '3', label: t('flow') },
          ],
        },
        { id: 'state', header: t('state'), width: 180, render: ({ state }) => <ReleaseState state={state} /> },
        { id: 'lastModifyTime', header: t('modifiedAt'), kind: 'datetime', width: 160, sortable: true },
      ],
      actions: [
        {
          id: 'template',
          label: g('gallery'),
          icon: <LayoutDashboard aria-hidden />,
          place: 'toolbar',
          permission: 'btn_add',
          run: ({ refresh }) => setChoosing({ refresh }),
        },
        {
          id: 'startFromSheet',
          label: t('fromSheet'),
          icon: <FileSpreadsheet aria-hidden />,
          place: 'toolbar',
          permission: 'btn_add',
          run: ({ refresh }) => setStarting({ refresh }),
        },
        {
          id: 'startFromTable',
          label: s('title'),
          icon: <Database aria-hidden />,
          place: 'toolbar',
          permission: 'btn_adopt',
          run: () => setTaking(true),
        },
        importAction(f('import'), async (chosen, onDone) => {
          const read = await readChosen(chosen, (reason) => toast.error(m('badDocument', { reason })));
          if (read === 'unreadable') return;
          if (!read) return void toast.error(f('badFile'));
          setImported({ ...read, preview: await previewModels(read.file), onDone });
        }),
        ...exportActions(f('export'), (ids) => api.visualdev.models.export({ query: { ids: ids.join(',') } })),
        {
          id: 'designForm',
          label: t('designForm'),
          icon: <LayoutTemplate aria-hidden />,
          place: 'row',
          primary: true,
          permission: 'btn_edit',
          run: ({ row }) => row && onDesign('form', row.id),
        },
        {
          id: 'designList',
          label: t('designList'),
          icon: <Columns3 aria-hidden />,
          place: 'row',
          primary: true,
          permission: 'btn_edit',
          run: ({ row }) => row && onDesign('design', row.id),
        },
        {
          id: 'designTexts',
          label: t('designTexts'),
          icon: <Languages aria-hidden />,
          place: 'row',
          permission: 'btn_edit',
          run: ({ row, refresh }) => row && setOpened({ part: 'texts', row, refresh }),
        },
        {
          id: 'preview',
          label: p('preview'),
          icon: <Eye aria-hidden />,
          place: 'row',
          run: ({ row }) => row && navigate(`/previewModel?id=${encodeURIComponent(row.id)}`),
        },
        {
          id: 'apiDocument',
          label: t('apiDocument'),
          icon: <Braces aria-hidden />,
          place: 'row',
          visible: ({ state }) => state !== 0,
          run: ({ row }) => {
            if (row) window.open(`/api/docs?model=${encodeURIComponent(row.id)}`, '_blank', 'noopener');
          },
        },
        {
          id: 'versions',
          label: r('versions'),
          icon: <History aria-hidden />,
          place: 'row',
          visible: ({ state }) => state !== 0,
          run: ({ row, refresh }) => row && setOpened({ part: 'versions', row, refresh }),
        },
        copyAction(t('copy'), api.visualdev.models.copy, ({ fullName }) => t('copied', { name: fullName })),
      ],
      nameOf: ({ fullName }) => fullName,
      source: {
        read: async (id, signal) => {
          const model = await read({ id }, { signal });
          return { ...model, _revision: model.revision };
        },
        create: async (values, { key }) => {
          const id = await createModel(values, { locale, firstField: t('firstField'), key });
          onDesign('form', id);
          return id;
        },
        change: (id, { revision }, { before, after }) =>
          saveChange({
            ...{ form: forms.update, revision, before, after },
            send: (body) => api.visualdev.models.update({ id, body }, { silent: true }),
          }),
      },
    },
  );
  const close = () => {
    setOpened(undefined);
    void opened?.refresh();
  };
  return (
    <>
      <ManagedResource
        definition={{ ...definition, form: (mode) => (mode === 'create' ? forms.create : forms.update.document) }}
      />
      {choosing && (
        <Suspense fallback={null}>
          <TemplateGallery
            onClose={() => {
              setChoosing(undefined);
              // a model may have been made
              void choosing.refresh();
            }}
            onCreated={(id) => onDesign('form', id)}
          />
        </Suspense>
      )}
      {starting && (
        <Suspense fallback={null}>
          <StartFromSheet
            onClose={(isDraftLeft) => {
              setStarting(undefined);
              if (isDraftLeft) void starting.refresh();
            }}
            onStarted={(path) => void navigate(path)}
          />
        </Suspense>
      )}
      {isTaking && (
        <Suspense fallback={null}>
          <StartFromTable onClose={() => setTaking(false)} onStarted={(id) => onDesign('form', id)} />
        </Suspense>
      )}
      {imported && (
        <Suspense fallback={null}>
          <ImportModelsDialog {...imported} onClose={() => setImported(undefined)} />
        </Suspense>
      )}
      {opened && (
        <Suspense fallback={null}>
          {opened.part === 'texts' ? (
            <ModelTexts id={opened.row.id} onClose={close} />
          ) : (
            <ModelVersions id={opened.row.id} fullName={opened.row.fullName} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}

/** What a chosen file holds; says why a model of another system cannot be read. */
async function readChosen(file: File, tell: (reason: string) => void) {
  try {
    return await readModelFile(file);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    tell(error.message);
    return 'unreadable' as const;
  }
}

interface OpenedRow {
  id: string;
  fullName: string;
}

function ReleaseState({ state }: { state: number }) {
  const t = useMessages(webDesignMessages);
  if (state === 0) return <Status tone="disabled">{t('draft')}</Status>;
  return state === 1 ? <Status tone="enabled">{t('released')}</Status> : <Status tone="warning">{t('changed')}</Status>;
}
