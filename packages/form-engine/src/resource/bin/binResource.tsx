import { formatDenseDate } from '@smart-admin/ui/format';
import { toast } from '@smart-admin/ui/toast';
import { type Translate } from '@smart-admin/ui/messages';
import { ArchiveRestore } from 'lucide-react';
import {
  type BinRow,
  type BinSource,
  type ResourceAction,
  type ResourceColumn,
  type ResourceDefinition,
  type ResourceRow,
} from '../types.js';
import { type binMessages } from './binMessages.js';

/** The deleted records of a resource as a resource: its own columns, who deleted them and when, and what can be done. */
export function binResource<Row extends ResourceRow>(
  { id, label, columns, nameOf, pageSizes, defaultPageSize }: ResourceDefinition<Row>,
  bin: BinSource<Row>,
  { t, permission }: { t: Translate<keyof (typeof binMessages)['zh']>; permission: string | undefined },
): ResourceDefinition<BinRow<Row>> {
  const [first, ...others] = columns.map((column): ResourceColumn<BinRow<Row>> => ({ ...column, sortable: false }));
  const marks: ResourceColumn<BinRow<Row>>[] = [
    { id: '_deletedBy', header: t('deletedBy'), width: 120 },
    { id: '_deletedAt', header: t('deletedAt'), kind: 'datetime', width: 150 },
    { id: '_purgedAt', header: t('purgedAt'), kind: 'datetime', width: 150 },
  ];
  const act = (call: (ids: string[]) => Promise<void>, said: string): ResourceAction<BinRow<Row>>['run'] =>
    async function run({ rows, refresh, clearSelection }) {
      await call(rows.map((row) => row.id));
      toast.success(said);
      clearSelection();
      await refresh();
    };
  const right = permission === undefined ? {} : { permission };
  const restore = { label: t('restore'), ...right, run: act((ids) => bin.restore(ids), t('restored')) };
  const purge = {
    label: t('purge'),
    ...right,
    tone: 'danger' as const,
    confirm: (rows: readonly unknown[]) => t('purgeQuestion', { count: rows.length }),
    run: act((ids) => bin.purge(ids), t('purged')),
  };
  return {
    id: `${id}.bin`,
    label: t('deleted', { label }),
    source: { list: (query, signal) => bin.list(query, signal) },
    columns: [...(first ? [first] : []), ...marks, ...others],
    search: [{ id: 'keyword', label: t('keyword'), kind: 'keyword' }],
    describe: (row) => `${row._deletedBy} · ${formatDenseDate(row._deletedAt)}`,
    actions: [
      { ...restore, id: 'restore', place: 'row', primary: true },
      { ...purge, id: 'purge', place: 'row' },
      { ...restore, id: 'restoreMany', place: 'batch', icon: <ArchiveRestore aria-hidden /> },
      { ...purge, id: 'purgeMany', place: 'batch' },
    ],
    ...(nameOf ? { nameOf } : {}),
    ...(pageSizes ? { pageSizes } : {}),
    ...(defaultPageSize === undefined ? {} : { defaultPageSize }),
  };
}
