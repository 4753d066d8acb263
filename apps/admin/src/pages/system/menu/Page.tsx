import { type RowPlace } from '@smart-admin/form-engine/resource';
import { pages } from '@smart-admin/api-client/pages';
import { useMessages } from '@smart-admin/ui/locale';
import { Icon } from '@smart-admin/ui/icon';
import { lazyPart } from '@smart-admin/ui/lazy';
import { toast } from '@smart-admin/ui/toast';
import { Download } from 'lucide-react';
import { Suspense, useState } from 'react';
import { api } from '../../../app/api.js';
import { apiResource } from '../../../resource/apiResource.js';
import { commonColumns, keywordSearch } from '../../../resource/commonFields.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { exportAction, importAction } from '../../../resource/fileActions.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { saveFile } from '../../../resource/saveFile.js';
import { importMessages } from './importMessages.js';
import { type MenuFile, type MenuImport, previewMenu, readMenuFile } from './menuFile.js';
import { menuForm, menuLayout, ROOT } from './menuForm.js';
import { menuMessages } from './menuMessages.js';
import { MENU_TYPES } from './menuRecord.js';

const ImportMenuDialog = lazyPart(
  () => import('./ImportMenuDialog.js'),
  (module) => module.ImportMenuDialog,
);

const calls = api.system.menu;
const CATEGORIES = ['Web', 'App'] as const;

/** The entries of the web menu and of the app's, with the codes that can be granted on their pages. */
export function Page() {
  const t = useMessages(menuMessages);
  const tImport = useMessages(importMessages);
  const c = useMessages(commonMessages);
  const [imported, setImported] = useState<Imported>();
  const { state, sortCode } = commonColumns(c);
  const typeNames = Object.entries(MENU_TYPES).map(([name, value]) => ({
    value: String(value),
    label: t(name as keyof typeof MENU_TYPES),
  }));
  const definition = apiResource(calls, {
    page: pages.menu,
    c,
    label: t('label'),
    treeRows: {
      childrenKey: 'children',
      addBelow: true,
      move: {
        permission: 'btn_edit',
        canHold: ({ type }) => type === MENU_TYPES.directory,
        save: async ({ id }, { from, to }) => {
          await api.system.menu.move({ id, body: { ...inMenu(to), from: inMenu(from) } });
        },
      },
    },
    tree: {
      title: t('category'),
      param: 'category',
      required: true,
      load: () =>
        Promise.resolve(CATEGORIES.map((id) => ({ id, label: t(id), icon: id === 'Web' ? 'monitor' : 'smartphone' }))),
    },
    list: ({ keyword, ...query }, options) =>
      api.system.menu.list({ query: { keyword, category: categoryOf(query.filters) } }, options),
    search: [keywordSearch(c)],
    columns: [
      {
        id: 'fullName',
        header: c('name'),
        minWidth: 210,
        render: ({ fullName, icon }) => (
          <span className="inline-flex min-w-0 items-center gap-2">
            {icon !== '' && <Icon name={icon} size={16} className="flex-none text-2" />}
            <span className="truncate">{fullName}</span>
          </span>
        ),
      },
      {
        id: 'type',
        header: c('type'),
        kind: 'option',
        options: typeNames,
        width: 100,
        value: ({ type }) => String(type),
      },
      { id: 'enCode', header: c('code'), width: 176 },
      { id: 'urlAddress', header: t('urlAddress'), minWidth: 150 },
      { ...sortCode, hidden: true },
      state,
    ],
    nameOf: ({ fullName }) => fullName,
    formWidth: 800,
    formLayout: { layout: menuLayout(t), dialogWidth: 800, labelWidth: 100 },
    form: (_mode, row) => menuForm(t, c, row?.id),
    initialValues: ({ treeNode, parent }) => ({
      category: treeNode === 'App' ? 'App' : 'Web',
      parentId: parent && parent.id !== ROOT ? parent.id : '',
    }),
    actions: [
      importAction(tImport('import'), async (chosen, onDone) => {
        const file = await readMenuFile(chosen);
        if (!file) return void toast.error(tImport('badFile'));
        setImported({ file, preview: await previewMenu(file), onDone });
      }),
      {
        id: 'exportAll',
        label: tImport('export'),
        icon: <Download aria-hidden />,
        place: 'toolbar',
        permission: 'btn_download',
        run: async ({ query }) =>
          saveFile(await api.system.menu.export({ query: { category: categoryOf(query.filters) } })),
      },
      exportAction(tImport('exportBranch'), (id) => api.system.menu.export({ query: { id } })),
    ],
  });
  return (
    <>
      <ManagedResource definition={definition} />
      {imported && (
        <Suspense fallback={null}>
          <ImportMenuDialog {...imported} onClose={() => setImported(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function categoryOf(filters: Readonly<Record<string, unknown>>) {
  return filters['category'] === 'App' ? 'App' : 'Web';
}

function inMenu({ parentId, ...beside }: RowPlace) {
  return { parentId: parentId ?? ROOT, ...beside };
}

interface Imported {
  file: MenuFile;
  preview: MenuImport;
  onDone: () => Promise<void>;
}
