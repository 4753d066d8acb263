import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { useMessages } from '@smart-admin/ui/locale';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { toast } from '@smart-admin/ui/toast';
import { useState } from 'react';
import { api } from '../../../../app/api.js';
import { ImportPreviewDialog } from '../../../../resource/ImportPreviewDialog.js';
import { once } from '../../../../resource/once.js';
import { FamilyReport } from './family/FamilyReport.js';
import { type FamilyLine } from './family/readFamilyModel.js';
import { ImportedDifferences } from './ImportedDifferences.js';
import { type ModelFile, type ModelImport } from './ModelFile.js';
import { modelFileMessages } from './modelFileMessages.js';
import { useImportDetails } from './useImportDetails.js';

type Row = ModelImport['rows'][number];

/** What a file of models would do, in words, before it does it: what is new is chosen, what changes has to be ticked. */
export function ImportModelsDialog({ file, preview: first, report, onDone, onClose }: ImportModelsDialogProps) {
  const t = useMessages(modelFileMessages);
  const [preview, setPreview] = useState(first);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(first.rows.filter(({ outcome }) => outcome === 'new').map(({ enCode }) => enCode)),
  );
  const [compared, setCompared] = useState<Row>();
  const describe = useImportDetails();
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
    <ImportPreviewDialog<Row>
      title={t('title')}
      rows={preview.rows}
      describe={details}
      selection={{
        selectedKeys: chosen,
        onChange: setChosen,
        isDisabled: ({ outcome }) => outcome === 'unchanged' || outcome === 'refused',
      }}
      runText={t('run', { count: chosen.size })}
      canRun={chosen.size > 0}
      onRun={async () => {
        const body = { file, revision: preview.revision, codes: [...chosen] };
        await once('models.import', body, (key) => api.visualdev.models.import({ body }, key));
        toast.success(t('imported', { count: chosen.size }));
        await onDone();
      }}
      onFailed={async () => setPreview(await api.visualdev.models.importPreview({ body: file }))}
      onClose={onClose}
    >
      <p className="m-0 mb-3 text-2">{t('draftHint')}</p>
      {report && <FamilyReport report={report} />}
      {preview.ignored.length > 0 && (
        <Alert tone="warning" className="mb-3">
          {t('ignored', { parts: preview.ignored.join(t('and')) })}
        </Alert>
      )}
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
    </ImportPreviewDialog>
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
