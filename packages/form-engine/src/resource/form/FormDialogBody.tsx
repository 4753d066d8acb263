import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { type FormDocument } from '../../core/document/FormDocument.js';
import { type FieldAccess } from '../../core/validation/FieldAccess.js';
import { type FormStore } from '../../core/state/FormStore.js';
import { FormRecordProvider } from '../../fields/code/FormRecord.js';
import { focusField } from '../../renderer/focusField.js';
import { FormErrorSummary } from '../../renderer/FormErrorSummary.js';
import { FormRenderer } from '../../renderer/FormRenderer.js';
import { focusFirstControl, useFirstFocus } from '../../renderer/useFirstFocus.js';
import { useFormStore } from '../../renderer/useFormStore.js';
import { ConflictDialog } from '../conflict/ConflictDialog.js';
import { RecordConflictError } from '../conflict/RecordConflict.js';
import { readFieldErrors } from '../readFieldErrors.js';
import { resourceMessages } from '../resourceMessages.js';
import { useResourceSetting } from '../ResourceProvider.js';
import { type ListAction } from '../list/splitRowActions.js';
import {
  type RecordContext,
  type FormMode,
  type FormValues,
  type ResourceDefinition,
  type ResourceRow,
} from '../types.js';
import { useDevice } from '../useDevice.js';
import { FormDraftOffer } from './FormDraftOffer.js';
import { useFormDraft } from './useFormDraft.js';
import { useRecordSave } from './useRecordSave.js';

/** The open form of a record with its buttons, which stand in the dialog's footer. A refused save keeps everything typed. */
export function FormDialogBody<Row extends ResourceRow>({
  definition,
  context,
  document,
  access,
  notice,
  mode,
  row,
  values,
  footer,
  isDone,
  onStore,
  onCancel,
  onEdit,
  detailActions,
  onSaved,
  onDiscard,
}: FormDialogBodyProps<Row>) {
  const t = useMessages(resourceMessages);
  const { permissions, drafts, onError } = useResourceSetting();
  const store = useFormStore(document, values, {
    formId: definition.formId,
    context: { device: useDevice(), access: access ?? ((path) => permissions.fieldAccess(path)) },
  });
  const record = useRecordSave({ source: definition.source, document, mode, row, values, context });
  const { save, question } = record;
  const offered = useFormDraft({
    store,
    drafts,
    formKey: mode === 'detail' ? undefined : `${definition.id}:${mode}:${row?.id ?? ''}`,
    isDone: () => isDone.current,
    revision: record.revision,
    onRestore: record.rebase,
  });
  const { discard } = offered;
  const [problem, setProblem] = useState('');
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => onStore(store), [onStore, store]);
  useFirstFocus(body, document, mode !== 'detail');

  const showRefusal = (error: unknown) => {
    if (error instanceof RecordConflictError) return;
    const fieldErrors = readFieldErrors(error);
    if (!fieldErrors) {
      setProblem(error instanceof Error ? error.message : t('failed'));
      onError(error);
      return;
    }
    const unplaced = Object.values(store.setErrors(fieldErrors));
    setProblem(unplaced.join('；'));
    focusFirst(store);
  };
  const submit = (again: boolean) => {
    if (save.isPending) return;
    setProblem('');
    const result = store.submit();
    if (!result.ok) {
      focusFirst(store);
      return;
    }
    save.mutate({ values: result.values }, { onSuccess: () => finish(again), onError: showRefusal });
  };
  const finish = (again: boolean) => {
    toast.success(t('saved'));
    discard();
    if (again) {
      store.reset(values);
      focusFirstControl(body.current);
    }
    void onSaved(again);
  };
  const isDetail = mode === 'detail';
  const address = row && definition.recordOf?.(row.id).address;
  return (
    <>
      {problem && (
        <Alert tone="danger" className="mb-4">
          {problem}
        </Alert>
      )}
      <FormDraftOffer {...offered} />
      {question && (
        <ConflictDialog
          document={document}
          base={question.base}
          mine={question.mine}
          conflict={question.conflict}
          choices={record.choices}
          access={store.access}
          isSaving={save.isPending}
          onChoose={record.choose}
          onResolve={(change) =>
            save.mutate(
              { change },
              {
                onSuccess: () => finish(false),
                onError: (error) => {
                  if (!(error instanceof RecordConflictError)) record.dismiss();
                  showRefusal(error);
                },
              },
            )
          }
          onBack={record.dismiss}
          onDiscard={() => {
            record.dismiss();
            discard();
            onDiscard();
          }}
        />
      )}
      {notice}
      <div ref={body} className="pt-2">
        <FormRecordProvider record={row && definition.recordOf?.(row.id)}>
          <FormRenderer
            store={store}
            readOnly={isDetail}
            disabled={save.isPending}
            onSubmit={() => !isDetail && submit(false)}
            aria-label={definition.label}
            settingsKey={definition.id}
          />
        </FormRecordProvider>
      </div>
      {createPortal(
        isDetail ? (
          <>
            {address !== undefined && (
              <Button asChild variant="text" className="mr-auto">
                <a href={address} target="_blank" rel="noreferrer">
                  {t('openPage')}
                </a>
              </Button>
            )}
            <Button onClick={onCancel}>{t('close')}</Button>
            {row &&
              detailActions
                .filter(({ visible }) => visible?.(row) ?? true)
                .map((action) => (
                  <Button
                    key={action.id}
                    icon={action.icon}
                    disabled={action.disabled?.(row)}
                    onClick={() => action.run([row])}
                  >
                    {action.label}
                  </Button>
                ))}
            {onEdit && (
              <Button variant="primary" onClick={onEdit}>
                {t('edit')}
              </Button>
            )}
          </>
        ) : (
          <>
            <FormErrorSummary store={store} />
            {definition.formActions?.({ mode, row, store })}
            <Button onClick={onCancel} disabled={save.isPending}>
              {t('cancel')}
            </Button>
            {mode === 'create' && (
              <Button onClick={() => submit(true)} disabled={save.isPending}>
                {t('saveAndNew')}
              </Button>
            )}
            <Button variant="primary" loading={save.isPending} onClick={() => submit(false)}>
              {t('save')}
            </Button>
          </>
        ),
        footer,
      )}
    </>
  );
}

/** Errors are drawn after the store told them; then the first one takes the focus. */
function focusFirst(store: FormStore): void {
  const first = store.getErrors()[0];
  if (first) requestAnimationFrame(() => focusField(first.path));
}

export interface FormDialogBodyProps<Row extends ResourceRow> {
  definition: ResourceDefinition<Row>;
  context: RecordContext;
  document: FormDocument;
  /** What may be seen of the document. Default: what the page gives. */
  access?: ((path: string) => FieldAccess) | undefined;
  /** What is to be said about the record, above its form. */
  notice?: ReactNode;
  mode: FormMode;
  row: Row | undefined;
  values: FormValues;
  /** Element that takes the buttons. */
  footer: HTMLElement;
  /** True once the form was saved or left on purpose: then nothing typed is kept. */
  isDone: RefObject<boolean>;
  onStore: (store: FormStore) => void;
  onCancel: () => void;
  onEdit: (() => void) | undefined;
  /** Below a record that is shown. */
  detailActions: readonly ListAction<Row>[];
  /** `again` = the form stays open for the next record. */
  onSaved: (again: boolean) => Promise<void>;
  /** The person let their changes go. */
  onDiscard: () => void;
}
