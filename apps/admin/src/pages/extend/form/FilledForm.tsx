import { type FormDocument } from '@smart-admin/form-engine/core';
import {
  focusField,
  FormErrorSummary,
  FormRenderer,
  useFormStore,
  useFormSummary,
} from '@smart-admin/form-engine/renderer';
import { ResourceError, useResourceSetting } from '@smart-admin/form-engine/resource';
import { Button } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { useIsPhone } from '@smart-admin/ui/theme';
import { toast } from '@smart-admin/ui/toast';
import { useEffect, useState } from 'react';
import { api } from '../../../app/api.js';
import { once } from '../../../resource/once.js';
import { saving } from '../../../resource/saving.js';
import { sampleFormMessages } from './sampleFormMessages.js';
import { KIND_FIELD } from './sampleForms.js';

/** One form of the model, to be filled in and saved as a record. A refused save keeps what was typed. */
export function FilledForm({ modelId, document, kind, label, onDirtyChange, onSaved }: FilledFormProps) {
  const t = useMessages(sampleFormMessages);
  const { permissions } = useResourceSetting();
  const first = { [KIND_FIELD]: kind };
  const store = useFormStore(document, first, {
    formId: modelId,
    context: { device: useIsPhone() ? 'app' : 'pc', access: (path) => permissions.fieldAccess(path) },
  });
  const { dirty } = useFormSummary(store);
  const [isSaving, setSaving] = useState(false);
  useEffect(() => onDirtyChange(kind, dirty), [onDirtyChange, kind, dirty]);
  const focusFirst = () => {
    const [error] = store.getErrors();
    // errors are drawn after the store told them
    if (error) requestAnimationFrame(() => focusField(error.path));
  };
  const handleSave = async () => {
    const result = store.submit();
    if (!result.ok) return focusFirst();
    const body = result.values;
    setSaving(true);
    try {
      await once(`sampleForm.${kind}`, body, (key) =>
        saving(api.visualdev.records.create({ id: modelId, body }, { silent: true, ...key })),
      );
    } catch (error) {
      if (!(error instanceof ResourceError)) throw error;
      const unplaced = Object.values(store.setErrors(error.fieldErrors));
      if (unplaced.length > 0 || Object.keys(error.fieldErrors).length === 0)
        toast.error(unplaced.join('；') || error.message);
      return focusFirst();
    } finally {
      setSaving(false);
    }
    toast.success(t('saved'));
    store.reset(first);
    onSaved();
  };
  return (
    <div className="mx-auto max-w-240 px-6 pt-2 pb-4 phone:px-4">
      <FormRenderer
        store={store}
        disabled={isSaving}
        aria-label={label}
        onSubmit={() => {
          if (!isSaving) void handleSave();
        }}
      />
      <div className="mt-5 flex flex-wrap items-center gap-2">
        <Button variant="primary" loading={isSaving} onClick={() => void handleSave()}>
          {t('save')}
        </Button>
        <Button disabled={!dirty || isSaving} onClick={() => store.reset(first)}>
          {t('reset')}
        </Button>
        <FormErrorSummary store={store} />
      </div>
    </div>
  );
}

interface FilledFormProps {
  modelId: string;
  document: FormDocument;
  /** Which of its forms. */
  kind: string;
  label: string;
  /** Whether something is typed that is not saved; the same function as long as the page is there. */
  onDirtyChange: (kind: string, isDirty: boolean) => void;
  onSaved: () => void;
}
