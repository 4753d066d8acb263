import { Button } from '@smart-admin/ui/button';
import { confirm } from '@smart-admin/ui/confirm';
import { FieldKindsProvider, FormDataSourcesProvider } from '@smart-admin/form-engine/fields';
import { FormErrorSummary, FormRenderer, useFormStore, useFormSummary } from '@smart-admin/form-engine/renderer';
import { RecordConflictError, ResourceError } from '@smart-admin/form-engine/resource';
import { useUnsavedChanges } from '@smart-admin/layout/stores';
import { LoadError } from '@smart-admin/ui/error-state';
import { lazyPart } from '@smart-admin/ui/lazy';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { toast } from '@smart-admin/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { Suspense, useState } from 'react';
import { api } from '../../../app/api.js';
import { isAccepted } from '../../../app/isAccepted.js';
import { usePage } from '../../../app/PageProvider.js';
import { adminKinds } from '../../../fields/adminKinds.js';
import { changedBody } from '../../../resource/changedBody.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { formSources } from '../../../resource/formSources.js';
import { hasLabelsBeside } from '../../../resource/hasLabelsBeside.js';
import { saving } from '../../../resource/saving.js';
import { configForm } from './configForm.js';
import { configMessages } from './configMessages.js';

const ConfigHistory = lazyPart(
  () => import('./ConfigHistory.js'),
  (module) => module.ConfigHistory,
);

/** Names, icons, security and limits of the whole system; a change is in effect for everybody at once. */
export function Page() {
  const t = useMessages(configMessages);
  // a form that is open keeps its start: only saving and reverting load it again
  const [round, setRound] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: ['systemConfig', round],
    queryFn: ({ signal }) => api.system.config.read({}, { signal, silent: true }),
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <section
      aria-label={t('label')}
      className="flex min-h-0 flex-1 flex-col overflow-hidden rounded-lg border border-hairline bg-surface"
    >
      {error && !data ? (
        <LoadError error={error} className="m-auto" onRetry={() => void refetch()} />
      ) : data ? (
        <FieldKindsProvider kinds={adminKinds}>
          <FormDataSourcesProvider sources={formSources}>
            <ConfigForm key={round} values={data} onReload={() => setRound(round + 1)} />
          </FormDataSourcesProvider>
        </FieldKindsProvider>
      ) : (
        <Skeleton lines={12} className="m-6 max-w-200" />
      )}
    </section>
  );
}

function ConfigForm({ values, onReload }: { values: ReadConfig; onReload: () => void }) {
  const t = useMessages(configMessages);
  const c = useMessages(commonMessages);
  const { path, permissions } = usePage();
  const { revision, timeZone } = values;
  const isBeside = hasLabelsBeside(useLocale());
  const form = configForm(t, { isBeside, timeZone });
  const start = form.read(values);
  const store = useFormStore(form.document, start);
  const { dirty } = useFormSummary(store);
  const [isSaving, setSaving] = useState(false);
  const [isHistoryShown, setHistoryShown] = useState(false);
  useUnsavedChanges(path, dirty);
  const mayEdit = permissions.can('btn_edit');
  const handleSave = async () => {
    const result = store.submit();
    if (!result.ok) return;
    setSaving(true);
    try {
      if (!(await save(changedBody(values, { ...values, ...(await form.write(result.values)) })))) return;
      toast.success(t('saved'));
      onReload();
    } finally {
      setSaving(false);
    }
  };
  /** Asks first where somebody else has changed the same since; answers whether it is saved. */
  const save = async (body: Record<string, unknown>) => {
    try {
      await saving(api.system.config.update({ body: { ...body, revision } }, SILENT));
    } catch (error) {
      if (error instanceof ResourceError) {
        const unplaced = Object.values(store.setErrors(error.fieldErrors));
        if (unplaced.length > 0 || Object.keys(error.fieldErrors).length === 0)
          toast.error(unplaced.join('；') || error.message);
        return false;
      }
      if (!(error instanceof RecordConflictError)) throw error;
      const { userName, conflicts } = error.conflict;
      const labels = conflicts.map(
        ({ path: id }) => form.document.fields.find((field) => field.id === id)?.label ?? id,
      );
      const mayReplace = await confirm({
        description: t('changedMeanwhile', { name: userName, fields: labels.join('、') }),
        confirmText: t('overwrite'),
        tone: 'danger',
      });
      if (!mayReplace) return false;
      return isAccepted(api.system.config.update({ body }));
    }
    return true;
  };
  const handleReset = async () => {
    if (await confirm({ description: t('resetQuestion'), confirmText: t('reset'), tone: 'danger' })) onReload();
  };
  return (
    <>
      <div className="min-h-0 flex-1 overflow-auto px-6 pt-4 pb-8 phone:px-4">
        <div className="max-w-200">
          <FormRenderer store={store} readOnly={!mayEdit} />
        </div>
      </div>
      <footer className="flex min-h-14 flex-none items-center gap-2 border-t border-hairline px-6 phone:px-4">
        {mayEdit && (
          <>
            <Button variant="primary" loading={isSaving} disabled={!dirty} onClick={() => void handleSave()}>
              {c('save')}
            </Button>
            <Button disabled={!dirty || isSaving} onClick={() => void handleReset()}>
              {t('reset')}
            </Button>
            <FormErrorSummary store={store} />
          </>
        )}
        <Button variant="text" className="ml-auto" icon={<History aria-hidden />} onClick={() => setHistoryShown(true)}>
          {t('history')}
        </Button>
      </footer>
      {isHistoryShown && (
        <Suspense fallback={null}>
          <ConfigHistory
            form={form}
            // what is typed and not saved would be lost
            canRestore={mayEdit && !dirty}
            onClose={() => setHistoryShown(false)}
            onRestored={onReload}
          />
        </Suspense>
      )}
    </>
  );
}

const SILENT = { silent: true };

type ReadConfig = Awaited<ReturnType<typeof api.system.config.read>>;
