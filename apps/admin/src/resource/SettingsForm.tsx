import { type FormValues } from '@smart-admin/form-engine/core';
import { FormErrorSummary, FormRenderer, useFormStore, useFormSummary } from '@smart-admin/form-engine/renderer';
import { FormDraftOffer, RecordConflictError, ResourceError } from '@smart-admin/form-engine/resource';
import { Button } from '@smart-admin/ui/button';
import { confirm } from '@smart-admin/ui/confirm';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { joinNames } from '@smart-admin/ui/messages';
import { toast } from '@smart-admin/ui/toast';
import { type ReactNode, useState } from 'react';
import { isAccepted } from '../app/isAccepted.js';
import { usePage } from '../app/PageProvider.js';
import { type ApiForm } from './apiForm.js';
import { changedBody } from './changedBody.js';
import { commonMessages } from './commonMessages.js';
import { saving } from './saving.js';
import { usePageDraft } from './usePageDraft.js';
import { settingsMessages } from './settingsMessages.js';

/**
 * A page that is one form of settings: what is there is changed and saved, with the question of whose value counts where
 * somebody else has changed the same meanwhile. Put it below the providers of field kinds and data sources, with a `key` that
 * changes with each reload.
 */
export function SettingsForm<Body extends object>({
  form,
  values,
  update,
  onReload,
  head,
  actions,
}: SettingsFormProps<Body>) {
  const t = useMessages(settingsMessages);
  const c = useMessages(commonMessages);
  const locale = useLocale();
  const { path, permissions } = usePage();
  const store = useFormStore(form.document, form.read(values));
  const { dirty } = useFormSummary(store);
  const [isSaving, setSaving] = useState(false);
  const mayEdit = permissions.can('btn_edit');
  const [restored, setRestored] = useState<{ start: FormValues; revision: number }>();
  const { offered, finish } = usePageDraft({
    store,
    path,
    formKey: mayEdit ? path : undefined,
    isUnsaved: dirty,
    revision: values.revision,
    onRestore: (start, revision) => setRestored({ start, revision }),
  });
  /** What is typed, as the call takes it; undefined where something has to be mended first. */
  const readBody = async () => {
    const result = store.submit();
    return result.ok ? form.write(result.values) : undefined;
  };
  const handleSave = async () => {
    const body = await readBody();
    if (!body) return;
    setSaving(true);
    try {
      // what was restored is a change of the state that it was typed into
      const before = restored
        ? { ...values, ...(await form.write({ ...form.read(values), ...restored.start })) }
        : values;
      if (!(await save(changedBody(before, { ...before, ...body })))) return;
      finish();
      toast.success(t('saved'));
      onReload();
    } finally {
      setSaving(false);
    }
  };
  /** Asks first where somebody else has changed the same since; answers whether it is saved. */
  const save = async (body: Record<string, unknown>) => {
    try {
      await saving(update({ ...body, revision: restored?.revision ?? values.revision }, SILENT));
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
        description: t('changedMeanwhile', { name: userName, fields: joinNames(labels, locale) }),
        confirmText: t('overwrite'),
        tone: 'danger',
      });
      return mayReplace && isAccepted(update(body));
    }
    return true;
  };
  const handleReset = async () => {
    if (!(await confirm({ description: t('resetQuestion'), confirmText: t('reset'), tone: 'danger' }))) return;
    finish();
    onReload();
  };
  return (
    <>
      <div className="min-h-0 flex-1 overflow-auto px-6 pt-4 pb-8 phone:px-4">
        <div className="max-w-200">
          {head}
          <FormDraftOffer {...offered} />
          <FormRenderer store={store} readOnly={!mayEdit} />
        </div>
      </div>
      <footer className="flex min-h-14 flex-none flex-wrap items-center gap-2 border-t border-hairline px-6 py-2 phone:px-4">
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
        {actions?.({ mayEdit, dirty, readBody })}
      </footer>
    </>
  );
}

const SILENT = { silent: true };

interface SettingsFormProps<Body extends object> {
  form: ApiForm<Body>;
  /** As they were read. */
  values: FormValues & { revision: number };
  /** Saves what changed; rejects as calls do. */
  update: (body: Record<string, unknown>, options?: { silent?: boolean }) => Promise<unknown>;
  /** Reads the values again, and with them the form. */
  onReload: () => void;
  /** Above the form. */
  head?: ReactNode;
  /** At the end of the footer. */
  actions?: (state: SettingsState<Body>) => ReactNode;
}

export interface SettingsState<Body> {
  mayEdit: boolean;
  /** Whether something is typed that is not saved. */
  dirty: boolean;
  readBody: () => Promise<Body | undefined>;
}
