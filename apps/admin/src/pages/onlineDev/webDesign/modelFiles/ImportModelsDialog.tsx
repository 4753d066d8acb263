import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { api } from '../../../../app/api.js';
import { ImportDraftsDialog } from '../../../../resource/ImportDraftsDialog.js';
import { once } from '../../../../resource/once.js';
import { FamilyReport } from './family/FamilyReport.js';
import { type FamilyLine } from './family/readFamilyModel.js';
import { ImportedDifferences } from './ImportedDifferences.js';
import { type ModelFile } from './ModelFile.js';
import { modelFileMessages } from './modelFileMessages.js';
import { previewModels, type PreviewedModels } from './previewModels.js';
import { useImportDetails } from './useImportDetails.js';

/** What a file of models would do, in words, before it does it. */
export function ImportModelsDialog({ file, preview, report, onDone, onClose }: ImportModelsDialogProps) {
  const t = useMessages(modelFileMessages);
  const describe = useImportDetails();
  return (
    <ImportDraftsDialog
      title={t('title')}
      hint={t('draftHint')}
      preview={preview}
      readPreview={() => previewModels(file)}
      describe={describe}
      canCompare={({ documents }) => documents !== null}
      compare={({ id, documents }) => documents && <ImportedDifferences id={id} documents={documents} />}
      onRun={async (body) => {
        await once('models.import', body, (key) => api.visualdev.models.import({ body }, key));
        toast.success(t('imported', { count: body.codes.length }));
        await onDone();
      }}
      onClose={onClose}
    >
      {report && <FamilyReport report={report} />}
    </ImportDraftsDialog>
  );
}

interface ImportModelsDialogProps {
  file: ModelFile;
  preview: PreviewedModels;
  /** What became of a model of another system. */
  report?: readonly FamilyLine[] | undefined;
  /** Loads the list again. */
  onDone: () => Promise<void>;
  onClose: () => void;
}
