import { pages } from '@smart-admin/api-client/pages';
import { type ResourceDefinition } from '@smart-admin/form-engine/resource';
import { useMessages } from '@smart-admin/ui/locale';
import { Tag } from '@smart-admin/ui/tag';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Table2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { textFilter } from '../../../resource/apiQuery.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { DropDialog } from './DropDialog.js';
import { modelMessages } from './modelMessages.js';
import { TableDialog } from './TableDialog.js';
import { TableDrawer } from './TableDrawer.js';
import { type TableRow } from './tableTypes.js';

const OWNERS = { platform: 'neutral', model: 'info', none: 'success' } as const;

/** Tables of the data sources: their structure and rows, and those that are made here. */
export function Page() {
  const t = useMessages(modelMessages);
  const c = useMessages(commonMessages);
  const [shown, setShown] = useState<Shown>();
  const { data: sources } = useQuery({
    queryKey: ['dataModel', 'sources'],
    queryFn: ({ signal }) => api.system.dataModel.sources({}, { signal, silent: true }),
  });
  const sourceOf = (id: string | undefined) => sources?.list.find((source) => source.id === id);
  const close = () => setShown(undefined);
  const open = (kind: Shown['kind']) => ({
    run: ({ row, query, refresh }: Parameters<NonNullable<Definition['actions']>[number]['run']>[0]) => {
      const source = sourceOf(textFilter(query, 'sourceId'));
      if (source && (row || kind === 'create')) setShown({ kind, source, table: row?.name ?? '', refresh });
    },
  });
  const definition: Definition = {
    id: pages.dataModel.address,
    label: t('table'),
    source: {
      list: async ({ keyword = '', filters }, signal) => {
        const sourceId = textFilter({ filters }, 'sourceId');
        if (!sourceId) return { list: [], pagination: { currentPage: 1, pageSize: 1, total: 0 } };
        const { list } = await api.system.dataModel.tables({ sourceId, query: { keyword } }, { signal, silent: true });
        const rows = list.map((row) => ({ ...row, id: row.name }));
        return { list: rows, pagination: { currentPage: 1, pageSize: rows.length || 1, total: rows.length } };
      },
    },
    tree: {
      title: t('sources'),
      param: 'sourceId',
      required: true,
      load: async () =>
        (await api.system.dataModel.sources({}, { silent: true })).list.map(({ id, fullName }) => ({
          ...{ id, label: id === OWN_SOURCE ? t('ownDatabase') : fullName, icon: 'database', isLeaf: true },
        })),
    },
    // a source answers all its tables
    treeRows: { childrenKey: 'children' },
    search: [{ id: 'keyword', label: t('keyword'), kind: 'keyword' }],
    columns: [
      { id: 'name', header: t('name'), minWidth: 220 },
      { id: 'comment', header: t('comment'), minWidth: 160 },
      {
        id: 'owner',
        header: t('owner'),
        width: 120,
        render: ({ owner }) => <Tag tone={OWNERS[owner]}>{t(owner)}</Tag>,
      },
      {
        id: 'rows',
        header: t('rowsEstimated'),
        width: 130,
        align: 'right',
        value: ({ rows }) => (rows === null ? '-' : rows.toLocaleString('en-US')),
      },
    ],
    actions: [
      {
        id: 'create',
        label: t('create'),
        icon: <Plus aria-hidden />,
        place: 'toolbar',
        permission: 'btn_add',
        ...open('create'),
      },
      { id: 'view', label: t('view'), icon: <Table2 aria-hidden />, place: 'row', primary: true, ...open('view') },
      {
        ...{ id: 'edit', label: t('edit'), icon: <Pencil aria-hidden />, place: 'row', permission: 'btn_edit' },
        visible: ({ canChange }) => canChange,
        ...open('edit'),
      },
      {
        ...{ id: 'drop', label: t('drop'), icon: <Trash2 aria-hidden />, place: 'row', permission: 'btn_remove' },
        tone: 'danger',
        visible: ({ canChange }) => canChange,
        ...open('drop'),
      },
    ],
    nameOf: ({ name }) => name,
  };
  const told = async () => {
    close();
    await shown?.refresh();
  };
  return (
    <>
      <ManagedResource definition={definition} />
      {shown?.kind === 'view' ? <TableDrawer source={shown.source} table={shown.table} t={t} onClose={close} /> : null}
      {shown?.kind === 'create' || shown?.kind === 'edit' ? (
        <TableDialog source={shown.source} table={shown.table} t={t} onSaved={told} onClose={close} />
      ) : null}
      {shown?.kind === 'drop' ? (
        <DropDialog sourceId={shown.source.id} table={shown.table} t={t} c={c} onDropped={told} onClose={close} />
      ) : null}
    </>
  );
}

type Definition = ResourceDefinition<TableRow & { id: string }>;

interface Shown {
  kind: 'view' | 'create' | 'edit' | 'drop';
  source: Awaited<ReturnType<typeof api.system.dataModel.sources>>['list'][number];
  /** '' for a new one. */
  table: string;
  refresh: () => Promise<void>;
}

/** Id of the platform's own database, whose name is that of the product. */
const OWN_SOURCE = 'default';
