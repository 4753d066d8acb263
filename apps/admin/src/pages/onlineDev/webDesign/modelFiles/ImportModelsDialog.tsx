import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { DataTable } from '@smart-admin/ui/data-table';
import { Dialog } from '@smart-admin/ui/dialog';
import { useMessages } from '@smart-admin/ui/locale';
import { Tag, type TagTone } from '@smart-admin/ui/tag';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { toast } from '@smart-admin/ui/toast';
import { useState } from 'react';
import { api } from '../../../../app/api.js';
import { once } from '../../../../resource/once.js';
import { FamilyReport } from './family/FamilyReport.js';
import { type FamilyLine } from './family/readFamilyModel.js';
import { ImportedDifferences } from './ImportedDifferences.js';
import { type ModelFile, type ModelImport } from './ModelFile.js';
import { modelFileMessages } from './modelFileMessages.js';
import { useImportDetails } from './useImportDetails.js';

type Row = ModelImport['rows'][number];
type Outcome = Row['outcome'];

const TONES: Record<Outcome, TagTone> = { new: 'success', changed: 'primary', unchanged: 'neutral', refused: 'danger' };
const OUTCOMES = ['new', 'changed', 'unchanged', 'refused'] as const;

/** What a file of models would do, in words, before it does it: what is new is chosen, what changes has to be ticked. */
export function ImportModelsDialog({ file, preview: first, report, onDone, onClose }: ImportModelsDialogProps) {
  const t = useMessages(modelFileMessages);
  const [preview, setPreview] = useState(first);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(first.rows.filter(({ outcome }) => outcome === 'new').map(({ enCode }) => enCode)),
  );
  const [compared, setCompared] = useState<Row>();
  const [isBusy, setBusy] = useState(false);
  const describe = useImportDetails();
  const countOf = (outcome: Outcome) => preview.rows.filter((row) => row.outcome === outcome).length;
  const run = async () => {
    setBusy(true);
    try {
      const body = { file, revision: preview.revision, codes: [...chosen] };
      await once('models.import', body, (key) => api.visualdev.models.import({ body }, key));
      toast.success(t('imported', { count: chosen.size }));
      await onDone();
      onClose();
    } catch {
      // the reason has been told by then; the models as they are now are what the next try is about
      setPreview(await api.visualdev.models.importPreview({ body: file }));
    } finally {
      setBusy(false);
    }
  };
  const details = (row: Row) => (
    <>
      {describe(row).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      {row.documents && (
        <Button variant="text" onClick={() => setCompared(row)}>
          {t('compare')}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      open
      width={DIMENSIONS.popupDialog}
      title={t('title')}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" loading={isBusy} disabled={chosen.size === 0} onClick={() => void run()}>
            {t('run', { count: chosen.size })}
          </Button>
        </>
      }
    >
      <p role="status" className="m-0 mb-3 text-2">
        {OUTCOMES.map((outcome) => t('count', { outcome: t(outcome), count: countOf(outcome) })).join(t('and'))}
      </p>
      <p className="m-0 mb-3 text-2">{t('draftHint')}</p>
      {report && <FamilyReport report={report} />}
      {preview.ignored.length > 0 && (
        <Alert tone="warning" className="mb-3">
          {t('ignored', { parts: preview.ignored.join(t('and')) })}
        </Alert>
      )}
      <div className="flex h-90 flex-col overflow-hidden rounded-md border border-hairline">
        <DataTable<Row>
          aria-label={t('title')}
          data={preview.rows}
          rowKey="enCode"
          selection={{
            selectedKeys: chosen,
            onChange: setChosen,
            isDisabled: ({ outcome }) => outcome === 'unchanged' || outcome === 'refused',
          }}
          columns={[
            { id: 'fullName', header: t('fullName'), minWidth: 140, accessor: (row) => row.fullName },
            { id: 'enCode', header: t('enCode'), minWidth: 120, accessor: (row) => row.enCode },
            {
              id: 'outcome',
              header: t('outcome'),
              width: 100,
              cell: ({ outcome }) => <Tag tone={TONES[outcome]}>{t(outcome)}</Tag>,
            },
            { id: 'details', header: t('details'), minWidth: 260, ellipsis: false, cell: details },
          ]}
          renderCard={(row) => (
            <div className="flex flex-col gap-1 py-1">
              <span className="flex items-center gap-2 font-medium">
                {row.fullName}
                <Tag tone={TONES[row.outcome]}>{t(row.outcome)}</Tag>
              </span>
              <span className="text-12 text-2">{row.enCode}</span>
              <span className="text-12 text-2">{details(row)}</span>
            </div>
          )}
        />
      </div>
      {compared?.documents && (
        <Dialog
          open
          title={t('compareTitle', { name: compared.fullName })}
          width={DIMENSIONS.popupDialog}
          onOpenChange={(open) => !open && setCompared(undefined)}
        >
          <ImportedDifferences id={compared.id} documents={compared.documents} />
        </Dialog>
      )}
    </Dialog>
  );
}

interface ImportModelsDialogProps {
  file: ModelFile;
  preview: ModelImport;
  /** What became of a model of another system. */
  report?: readonly FamilyLine[] | undefined;
  /** Loads the list again. */
  onDone: () => Promise<void>;
  onClose: () => void;
}
