import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { useMessages } from '@smart-admin/ui/locale';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { type ReactNode, useState } from 'react';
import { importDraftsMessages } from './importDraftsMessages.js';
import { type ImportedRow, ImportPreviewDialog } from './ImportPreviewDialog.js';

/** What a file of things that have drafts would do, in words, before it does it: what is new is chosen, what changes has to be ticked. */
export function ImportDraftsDialog<Row extends ImportedRow, File>(props: ImportDraftsDialogProps<Row, File>) {
  const t = useMessages(importDraftsMessages);
  const [preview, setPreview] = useState(props.preview);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(preview.rows.filter(({ outcome }) => outcome === 'new').map(({ enCode }) => enCode)),
  );
  const [compared, setCompared] = useState<Row>();
  const details = (row: Row) => (
    <>
      {props.describe(row).map((line) => (
        <span key={line} className="block whitespace-pre-line">
          {line}
        </span>
      ))}
      {props.canCompare(row) && (
        <Button variant="text" className="-ml-1.5" onClick={() => setCompared(row)}>
          {t('compare')}
        </Button>
      )}
    </>
  );
  return (
    <ImportPreviewDialog<Row>
      title={props.title}
      rows={preview.rows}
      describe={details}
      selection={{
        selectedKeys: chosen,
        onChange: setChosen,
        isDisabled: ({ outcome }) => outcome === 'unchanged' || outcome === 'refused',
      }}
      runText={t('run', { count: chosen.size })}
      canRun={chosen.size > 0}
      onRun={() => {
        const { file, revision } = preview;
        return props.onRun({ file, revision, codes: [...chosen] });
      }}
      onFailed={async () => setPreview(await props.readPreview())}
      onClose={props.onClose}
    >
      <p className="m-0 mb-3 text-2">{props.hint}</p>
      {props.children}
      {preview.ignored.length > 0 && (
        <Alert tone="warning" className="mb-3">
          {t('ignored', { parts: preview.ignored.join(t('and')) })}
        </Alert>
      )}
      {compared && (
        <Dialog
          open
          title={t('compareTitle', { name: compared.fullName })}
          width={DIMENSIONS.popupDialog}
          onOpenChange={(open) => !open && setCompared(undefined)}
        >
          {props.compare(compared)}
        </Dialog>
      )}
    </ImportPreviewDialog>
  );
}

interface DraftsPreview<Row, File> {
  /** What is imported: the file without what cannot be read. */
  file: File;
  revision: string;
  ignored: readonly string[];
  rows: Row[];
}

export interface ImportDraftsDialogProps<Row extends ImportedRow, File> {
  title: string;
  /** What an import of them means. */
  hint: string;
  preview: DraftsPreview<Row, File>;
  readPreview: () => Promise<DraftsPreview<Row, File>>;
  /** What is to be known of a thing, in lines. */
  describe: (row: Row) => string[];
  canCompare: (row: Row) => boolean;
  /** What the file changes of the draft of a thing. */
  compare: (row: Row) => ReactNode;
  /** Imports what is chosen; rejects after the reason was told. */
  onRun: (chosen: { file: File; revision: string; codes: string[] }) => Promise<void>;
  onClose: () => void;
  /** Below the hint. */
  children?: ReactNode;
}
