import { Button } from '@smart-admin/ui/button';
import { DataTable, type DataTableProps } from '@smart-admin/ui/data-table';
import { Dialog } from '@smart-admin/ui/dialog';
import { Empty } from '@smart-admin/ui/empty';
import { useMessages } from '@smart-admin/ui/locale';
import { Tag, type TagTone } from '@smart-admin/ui/tag';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { useState, type ReactNode } from 'react';
import { importPreviewMessages } from './importPreviewMessages.js';

export type ImportOutcome = 'new' | 'changed' | 'unchanged' | 'refused';

/** What an import would do with one thing of a file. */
export interface ImportedRow {
  enCode: string;
  fullName: string;
  outcome: ImportOutcome;
}

const TONES: Record<ImportOutcome, TagTone> = {
  new: 'success',
  changed: 'primary',
  unchanged: 'neutral',
  refused: 'danger',
};
const OUTCOMES = ['new', 'changed', 'unchanged', 'refused'] as const;

/** What a file would do to what is here, in words, before it does it. Stays open with a new preview where the import fails. */
export function ImportPreviewDialog<Row extends ImportedRow>(props: ImportPreviewDialogProps<Row>) {
  const { title, rows, describe, selection, same, runText, canRun, children } = props;
  const t = useMessages(importPreviewMessages);
  const [isBusy, setBusy] = useState(false);
  // a file may name a code twice, and all but one of them are refused
  const keys = new Map(rows.flatMap((row, at) => (row.outcome === 'refused' ? [[row, `refused ${at}`] as const] : [])));
  const run = async () => {
    setBusy(true);
    try {
      await props.onRun();
      props.onClose();
    } catch {
      // the reason has been told by then; what is here now is what the next try is about
      await props.onFailed();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      width={DIMENSIONS.popupDialog}
      title={title}
      onOpenChange={(open) => !open && props.onClose()}
      footer={
        <>
          <Button onClick={props.onClose}>{t('cancel')}</Button>
          <Button variant="primary" loading={isBusy} disabled={!canRun} onClick={() => void run()}>
            {runText}
          </Button>
        </>
      }
    >
      <p role="status" className="m-0 mb-3 text-2">
        {OUTCOMES.map((outcome) =>
          t('count', { outcome: t(outcome), count: countOf(props.counted ?? rows, outcome) }),
        ).join(t('and'))}
      </p>
      {children}
      {rows.length === 0 && same ? (
        <Empty title={same} />
      ) : (
        <div className="flex h-90 flex-col overflow-hidden rounded-md border border-hairline">
          <DataTable<Row>
            aria-label={title}
            data={rows}
            rowKey={(row) => keys.get(row) ?? row.enCode}
            {...(selection ? { selection } : {})}
            columns={[
              { id: 'fullName', header: t('fullName'), minWidth: 140, accessor: (row) => row.fullName },
              { id: 'enCode', header: t('enCode'), minWidth: 140, accessor: (row) => row.enCode },
              {
                id: 'outcome',
                header: t('outcome'),
                width: 100,
                cell: ({ outcome }) => <Tag tone={TONES[outcome]}>{t(outcome)}</Tag>,
              },
              { id: 'details', header: t('details'), minWidth: 240, ellipsis: false, cell: describe },
            ]}
            renderCard={(row) => (
              <div className="flex flex-col gap-1 py-1">
                <span className="flex items-center gap-2 font-medium">
                  {row.fullName}
                  <Tag tone={TONES[row.outcome]}>{t(row.outcome)}</Tag>
                </span>
                <span className="text-12 text-2">{row.enCode}</span>
                <span className="text-12 text-2">{describe(row)}</span>
              </div>
            )}
          />
        </div>
      )}
    </Dialog>
  );
}

/** How many things of a file have an outcome. */
export function countOf(rows: readonly ImportedRow[], outcome: ImportOutcome): number {
  return rows.filter((row) => row.outcome === outcome).length;
}

interface ImportPreviewDialogProps<Row extends ImportedRow> {
  title: string;
  /** What is listed. */
  rows: readonly Row[];
  /** Everything that is counted. Default: what is listed. */
  counted?: readonly Row[];
  describe: (row: Row) => ReactNode;
  selection?: DataTableProps<Row>['selection'];
  /** Told instead of an empty list. */
  same?: string;
  runText: string;
  canRun: boolean;
  /** Imports; rejects after the reason was told. */
  onRun: () => Promise<void>;
  /** Looks again at what the file would do. */
  onFailed: () => Promise<void>;
  onClose: () => void;
  /** Hints above the list. */
  children?: ReactNode;
}
