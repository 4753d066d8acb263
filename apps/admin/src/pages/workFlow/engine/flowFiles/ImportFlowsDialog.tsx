import { type FlowFile, type FlowImport } from '@smart-admin/api-client/contract';
import { DifferenceList, diffItems } from '@smart-admin/form-engine/editor';
import { decodeFlowDocument } from '@smart-admin/form-engine/flow';
import { conditionWords, describeFlow } from '@smart-admin/form-engine/flow-designer';
import { modelForm } from '@smart-admin/form-engine/resource';
import { LoadError } from '@smart-admin/ui/error-state';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { toast } from '@smart-admin/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../app/api.js';
import { ImportDraftsDialog } from '../../../../resource/ImportDraftsDialog.js';
import { once } from '../../../../resource/once.js';
import { engineMessages } from '../engineMessages.js';
import { flowFileMessages } from './flowFileMessages.js';
import { previewFlows, type PreviewedFlows } from './previewFlows.js';

/** What a file of flows would do, and whom it names in vain, before it does it. */
export function ImportFlowsDialog({ file, preview, onDone, onClose }: ImportFlowsDialogProps) {
  const t = useMessages(flowFileMessages);
  const describe = ({ reason, changes, missing }: FlowImport['rows'][number]) => [
    ...(reason === undefined ? [] : [reason]),
    ...(changes.length > 0 ? [t('changes', { parts: changes.map((part) => t(nameOf(part))).join(t('and')) })] : []),
    ...missing.map(({ kind, label, name }) =>
      t(label === '' ? 'missing' : 'missingAt', { kind: t(`of.${kind}`), name, label }),
    ),
  ];
  return (
    <ImportDraftsDialog
      title={t('title')}
      hint={t('draftHint')}
      preview={preview}
      readPreview={() => previewFlows(file)}
      describe={describe}
      canCompare={({ document, changes }) => document !== null && changes.includes('document')}
      compare={({ id, document }) => document !== null && <Differences id={id} document={document} />}
      onRun={async (body) => {
        await once('flow.import', body, (key) => api.workflow.flow.import({ body }, key));
        toast.success(t('imported', { count: body.codes.length }));
        await onDone();
      }}
      onClose={onClose}
    />
  );
}

interface ImportFlowsDialogProps {
  file: FlowFile;
  preview: PreviewedFlows;
  /** Loads the list again. */
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** What a file would change of the draft of a flow. */
function Differences({ id, document }: { id: string; document: string }) {
  const t = useMessages(engineMessages);
  const locale = useLocale();
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['importedFlow', id, document, locale],
    queryFn: async () => {
      const [was, { formData }] = await Promise.all([
        api.workflow.flow.read({ id }, { silent: true }),
        api.workflow.flow.form({ id }, { silent: true }),
      ]);
      const form = modelForm({ formData }, locale);
      const words = { form, describeBranch: conditionWords(form, { locale }) };
      return diffItems(
        describeFlow(decodeFlowDocument(was.document), locale, words),
        describeFlow(decodeFlowDocument(document), locale, words),
      );
    },
    gcTime: 0,
  });
  if (isError) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40 w-full" />;
  return data.length === 0 ? <p className="m-0 text-2">{t('same')}</p> : <DifferenceList differences={data} />;
}

/** The message that names a part; parts that a newer server tells are called so together. */
function nameOf(part: string) {
  return PARTS.find((name) => name === part) ?? 'other';
}

const PARTS = [
  ...(['fullName', 'category', 'icon', 'model', 'billRule', 'titleFormula', 'launchers', 'description'] as const),
  ...(['sortCode', 'enabledMark', 'document'] as const),
] as const;
