import { ApiError } from '@smart-admin/api-client';
import { createFormStore, type FormDocument, type FormValues } from '@smart-admin/form-engine/core';
import { FormDataSourcesProvider } from '@smart-admin/form-engine/fields';
import { FormErrorSummary, FormRenderer, useFirstFocus } from '@smart-admin/form-engine/renderer';
import { useLeaveQuestion } from '@smart-admin/form-engine/resource';
import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { type ReactNode, useRef, useState } from 'react';
import { commonMessages } from './commonMessages.js';
import { formSources } from './formSources.js';

/** A form in a dialog, for things that are no row of a list. What was typed stays when the save is refused. */
export function EditDialog({
  title,
  document,
  values,
  width = 600,
  saveLabel,
  isQuiet,
  notice,
  ask,
  save,
  onClose,
}: EditDialogProps) {
  const t = useMessages(commonMessages);
  const locale = useLocale();
  const [store] = useState(() => createFormStore(document, values, { context: { locale } }));
  const body = useRef<HTMLDivElement>(null);
  useFirstFocus(body, document);
  const [saving, setSaving] = useState(false);
  const askToLeave = useLeaveQuestion();
  const mayClose = () => (store.getForm().dirty ? askToLeave() : Promise.resolve(true));
  const handleSave = async () => {
    const result = store.submit();
    if (!result.ok || (ask && !(await ask(result.values)))) return;
    setSaving(true);
    try {
      await save(result.values);
      if (!isQuiet) toast.success(t('done'));
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      store.setErrors(error.fieldErrors);
      if (Object.keys(error.fieldErrors).length === 0) toast.error(error.message, { id: error.message });
    } finally {
      setSaving(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      width={width}
      onBeforeClose={mayClose}
      // the form takes the focus when its controls are there
      initialFocus={() => null}
      footer={
        <>
          <FormErrorSummary store={store} />
          <Button
            onClick={() =>
              void mayClose().then((yes) => {
                if (yes) onClose();
              })
            }
          >
            {t('cancel')}
          </Button>
          <Button variant="primary" loading={saving} onClick={() => void handleSave()}>
            {saveLabel ?? t('save')}
          </Button>
        </>
      }
    >
      <FormDataSourcesProvider sources={formSources}>
        {notice}
        <div ref={body}>
          <FormRenderer store={store} />
        </div>
      </FormDataSourcesProvider>
    </Dialog>
  );
}

export interface EditDialogProps {
  title: string;
  document: FormDocument;
  values: FormValues;
  /** px. Default 600. */
  width?: number;
  /** What saving does here. Default 保存. */
  saveLabel?: string | undefined;
  /** Above the form. */
  notice?: ReactNode;
  /** The caller says by itself what became of it. Default false. */
  isQuiet?: boolean;
  /** Asks before what cannot be taken back; false goes back to the form. */
  ask?(values: FormValues): Promise<boolean>;
  /** Pass calls that are `silent`: refusals are shown here. */
  save(values: FormValues): Promise<unknown>;
  onClose(): void;
}
