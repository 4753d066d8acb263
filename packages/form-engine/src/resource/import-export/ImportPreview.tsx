import { IconButton } from '@smart-admin/ui/button';
import { Checkbox } from '@smart-admin/ui/checkbox';
import { type DataColumn, DataTable } from '@smart-admin/ui/data-table';
import { Empty } from '@smart-admin/ui/empty';
import { useMessages } from '@smart-admin/ui/locale';
import { CircleAlert, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type ImportContent } from './ImportSource.js';
import { ImportCell } from './ImportCell.js';
import { importMessages } from './importMessages.js';
import { type ImportEntry, isBadRow } from './importRows.js';
import { type ImportState } from './useImportState.js';

const CELL = 'px-1 py-0.5';

/** Rows of a read file to be put right: every cell can be edited, wrong ones carry their messages, rows can be taken out. */
export function ImportPreview({ state, content }: ImportPreviewProps) {
  const t = useMessages(importMessages);
  // a row that is put right stays where it is until the filter is set again
  const [kept, setKept] = useState<ReadonlySet<string>>();
  const { entries, bad, change } = state;
  const isPart = content.rows.length < content.total;
  const isBusy = state.isCommitting || (state.start?.isPending ?? false);
  // those that the file fills, in its order
  const columns = content.columns.flatMap(({ field }) => content.fields.filter(({ id }) => id === field));
  const shown = kept ? entries.filter((entry) => kept.has(entry.id) || isBadRow(entry)) : entries;
  const tableColumns: DataColumn<ImportEntry>[] = [
    { id: '_number', header: t('row'), width: 56, fixed: 'left', resizable: false, cell: ({ number }) => number },
    { id: '_problem', header: t('problem'), width: 168, ellipsis: false, cell: (entry) => <Problem entry={entry} /> },
    ...columns.map(({ id, label: header }): DataColumn<ImportEntry> => ({
      id: `c_${id}`,
      header,
      width: 152,
      minWidth: 112,
      ellipsis: false,
      className: CELL,
      cell: (entry) => (
        <ImportCell
          entry={entry}
          column={id}
          header={header}
          disabled={isBusy}
          onChange={change}
          onLeave={state.check}
        />
      ),
    })),
    {
      id: '_remove',
      header: <span className="sr-only">{t('remove')}</span>,
      label: t('remove'),
      width: 48,
      fixed: 'right',
      resizable: false,
      ellipsis: false,
      className: CELL,
      cell: ({ id, number }) => (
        <IconButton
          pane
          tooltip={false}
          label={t('removeRow', { row: number })}
          disabled={isBusy}
          onClick={(event) => {
            focusNeighbour(event.currentTarget);
            change({ type: 'remove', id });
          }}
        >
          <Trash2 aria-hidden />
        </IconButton>
      ),
    },
  ];
  const panel = useRef<HTMLDivElement>(null);
  const { result } = state;
  const isAnyLoaded = entries.length > 0;
  // when rows come, never while somebody types: a wrong cell far to the right is brought into view
  useEffect(() => {
    if (isAnyLoaded)
      panel.current
        ?.querySelector('[data-slot=import-cell][aria-invalid=true]')
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isAnyLoaded, result]);
  return (
    <div ref={panel} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="m-0 text-2" role="status">
          {isPart
            ? t('shown', { total: content.total, count: content.rows.length })
            : t('preview', { total: entries.length, bad: bad.length })}
        </p>
        <Checkbox
          value={kept !== undefined}
          disabled={bad.length === 0 && kept === undefined}
          onValueChange={(on) => setKept(on ? new Set(bad.map(({ id }) => id)) : undefined)}
        >
          {t('onlyBad')}
        </Checkbox>
      </div>
      <DataTable<ImportEntry>
        aria-label={t('preview', { total: entries.length, bad: bad.length })}
        className="max-h-100 flex-none overflow-hidden rounded-md border border-hairline bg-surface phone:max-h-[60dvh]"
        columns={tableColumns}
        data={shown}
        rowKey="id"
        loading={state.isChecking}
        virtualFrom={VIRTUAL_FROM}
        empty={<Empty title={t('noneBad')} />}
      />
    </div>
  );
}

const VIRTUAL_FROM = 60;

/** The row goes with its focus: the same button of the next row takes it. */
function focusNeighbour(button: HTMLElement): void {
  const row = button.closest('tr');
  for (const neighbour of [row?.nextElementSibling, row?.previousElementSibling]) {
    const other = neighbour?.querySelector<HTMLElement>('td:last-child button');
    if (other) return other.focus();
  }
}

function Problem({ entry }: { entry: ImportEntry }) {
  const messages = Object.values(entry.errors);
  if (messages.length === 0) return null;
  return (
    <span className="flex items-start gap-1 text-12 text-danger-text" title={messages.join('；')}>
      <CircleAlert aria-hidden className="mt-0.75 size-3 flex-none" />
      {messages.join('；')}
    </span>
  );
}

export interface ImportPreviewProps {
  state: ImportState;
  content: ImportContent;
}
