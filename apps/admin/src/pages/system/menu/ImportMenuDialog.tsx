import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { DataTable } from '@smart-admin/ui/data-table';
import { Dialog } from '@smart-admin/ui/dialog';
import { Empty } from '@smart-admin/ui/empty';
import { useMessages } from '@smart-admin/ui/locale';
import { Tag, type TagTone } from '@smart-admin/ui/tag';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { toast } from '@smart-admin/ui/toast';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { importMessages } from './importMessages.js';
import { once } from '../../../resource/once.js';
import { type MenuFile, type MenuImport } from './menuFile.js';

type Row = MenuImport['rows'][number];
type Outcome = Row['outcome'];

const TONES: Record<Outcome, TagTone> = { new: 'success', changed: 'primary', unchanged: 'neutral', refused: 'danger' };
/** What has to be looked at stands above the rest. */
const SHOWN_FIRST = ['refused', 'new', 'changed'] as const;
const OUTCOMES = ['new', 'changed', 'unchanged', 'refused'] as const;

/** What a file would do to the menu, in words, before it does it. */
export function ImportMenuDialog({ file, preview: first, onDone, onClose }: ImportMenuDialogProps) {
  const t = useMessages(importMessages);
  const [preview, setPreview] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const countOf = (outcome: Outcome) => preview.rows.filter((row) => row.outcome === outcome).length;
  const told = SHOWN_FIRST.flatMap((outcome) => preview.rows.filter((row) => row.outcome === outcome));
  const isNothing = countOf('new') + countOf('changed') === 0;
  const run = async () => {
    setBusy(true);
    try {
      const body = { file, revision: preview.revision };
      await once('menu.import', body, (key) => api.system.menu.import({ body }, key));
      toast.success(t('imported', { count: countOf('new') + countOf('changed') }));
      await onDone();
      onClose();
    } catch {
      // the reason has been told by then; the menu as it is now is what the next try is about
      setPreview(await api.system.menu.importPreview({ body: file }));
    } finally {
      setBusy(false);
    }
  };
  const describe = ({ outcome, reason, changes }: Row) =>
    outcome === 'refused' ? reason : changes.map((field) => t(nameOf(field))).join(t('and'));
  return (
    <Dialog
      open
      width={DIMENSIONS.popupDialog}
      title={t('title')}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" loading={isBusy} disabled={isNothing} onClick={() => void run()}>
            {t('run')}
          </Button>
        </>
      }
    >
      <p role="status" className="m-0 mb-3 text-2">
        {OUTCOMES.map((outcome) => t('count', { outcome: t(outcome), count: countOf(outcome) })).join(t('and'))}
      </p>
      {countOf('refused') > 0 && (
        <Alert tone="warning" className="mb-3">
          {t('refusedHint')}
        </Alert>
      )}
      {told.length === 0 ? (
        <Empty title={t('same')} />
      ) : (
        <div className="flex h-90 flex-col overflow-hidden rounded-md border border-hairline">
          <DataTable<Row>
            aria-label={t('title')}
            data={told}
            rowKey="enCode"
            columns={[
              { id: 'fullName', header: t('fullName'), minWidth: 140, accessor: (row) => row.fullName },
              { id: 'enCode', header: t('enCode'), minWidth: 150, accessor: (row) => row.enCode },
              {
                id: 'outcome',
                header: t('outcome'),
                width: 100,
                cell: ({ outcome }) => <Tag tone={TONES[outcome]}>{t(outcome)}</Tag>,
              },
              { id: 'details', header: t('details'), minWidth: 220, ellipsis: false, cell: describe },
            ]}
            renderCard={(row) => (
              <div className="flex flex-col gap-1 py-1">
                <span className="flex items-center gap-2 font-medium">
                  {row.fullName}
                  <Tag tone={TONES[row.outcome]}>{t(row.outcome)}</Tag>
                </span>
                <span className="text-12 text-2">{describe(row) || row.enCode}</span>
              </div>
            )}
          />
        </div>
      )}
    </Dialog>
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
