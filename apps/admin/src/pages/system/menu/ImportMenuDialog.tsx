import { Alert } from '@smart-admin/ui/alert';
import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { countOf, ImportPreviewDialog } from '../../../resource/ImportPreviewDialog.js';
import { once } from '../../../resource/once.js';
import { importMessages } from './importMessages.js';
import { type MenuFile, type MenuImport, previewMenu } from './menuFile.js';

type Row = MenuImport['rows'][number];

/** What has to be looked at stands above the rest. */
const SHOWN_FIRST = ['refused', 'new', 'changed'] as const;

/** What a file would do to the menu, in words, before it does it. */
export function ImportMenuDialog({ file, preview: first, onDone, onClose }: ImportMenuDialogProps) {
  const t = useMessages(importMessages);
  const [preview, setPreview] = useState(first);
  const { rows, revision, file: imported } = preview;
  const count = countOf(rows, 'new') + countOf(rows, 'changed');
  return (
    <ImportPreviewDialog<Row>
      title={t('title')}
      rows={SHOWN_FIRST.flatMap((outcome) => rows.filter((row) => row.outcome === outcome))}
      counted={rows}
      describe={({ outcome, reason, changes }) =>
        outcome === 'refused' ? (
          <span className="whitespace-pre-line">{reason}</span>
        ) : (
          changes.map((field) => t(nameOf(field))).join(t('and'))
        )
      }
      same={t('same')}
      runText={t('run')}
      canRun={count > 0}
      onRun={async () => {
        const body = { file: imported, revision };
        await once('menu.import', body, (key) => api.system.menu.import({ body }, key));
        toast.success(t('imported', { count }));
        await onDone();
      }}
      onFailed={async () => setPreview(await previewMenu(file))}
      onClose={onClose}
    >
      {countOf(rows, 'refused') > 0 && (
        <Alert tone="warning" className="mb-3">
          {t('refusedHint')}
        </Alert>
      )}
    </ImportPreviewDialog>
  );
}

/** The message that names a field; fields that a newer server tells are called so together. */
function nameOf(field: string) {
  return FIELDS.find((name) => name === field) ?? 'other';
}

const FIELDS = [
  'fullName',
  'names',
  'parent',
  'type',
  'icon',
  'urlAddress',
  'linkTarget',
  'propertyJson',
  'enabledMark',
  'sortCode',
  'buttons',
  'columns',
  'forms',
  'isButtonAuthorize',
  'isColumnAuthorize',
  'isFormAuthorize',
  'isDataAuthorize',
] as const;

interface ImportMenuDialogProps {
  file: MenuFile;
  preview: MenuImport;
  /** Loads the list again. */
  onDone: () => Promise<void>;
  onClose: () => void;
}
