import {
  applyChange,
  createFormStore,
  diffRecord,
  type FieldAccess,
  type FormDocument,
  type FormValues,
  isEmptyChange,
  type RecordChange,
  type ValidationContext,
} from '@smart-admin/form-engine/core';
import { FormDataSourcesProvider } from '@smart-admin/form-engine/fields';
import { FormErrorSummary, FormRenderer, useFormStore } from '@smart-admin/form-engine/renderer';
import { FormDraftOffer } from '@smart-admin/form-engine/resource';
import { Alert } from '@smart-admin/ui/alert';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { UploadTransportProvider } from '@smart-admin/ui/uploader';
import { type Ref, useImperativeHandle, useMemo, useState, useSyncExternalStore } from 'react';
import { usePageDraft } from '../../resource/usePageDraft.js';
import { uploads } from '../../resource/uploads.js';
import { useFormSources } from '../../resource/useFormSources.js';
import { canFill, canResubmit, fieldAccess } from './fieldAccess.js';
import { flowDetailMessages } from './flowDetailMessages.js';
import { readForm } from './readForm.js';
import { type FlowDetail } from './useFlow.js';
import { FLOW_PAGE } from './useFlowPlace.js';

/** What a flow is about: text where nothing may be changed, else controls for what may be. Hidden fields are not drawn. */
export function FlowForm({ flow, kept, ref }: FlowFormProps) {
  const t = useMessages(flowDetailMessages);
  const locale = useLocale();
  const { interfaceAnswer, ...others } = useFormSources();
  // interfaces answer whoever asks: what they answer somebody else is no value of this form
  const sources = others.currentUser?.id === flow.launcher.id ? { ...others, interfaceAnswer } : others;
  const read = useMemo(() => readForm(flow, locale), [flow, locale]);
  if ('reason' in read) return <Alert tone="danger">{t('unreadable', { reason: read.reason })}</Alert>;
  return (
    <FormDataSourcesProvider sources={sources}>
      <UploadTransportProvider transport={uploads}>
        <OpenForm
          // another revision, other rights, or the form of another version is another form
          key={`${flow.version} ${flow.recordRevision} ${canFill(flow)} ${JSON.stringify(flow.fields)}`}
          flow={flow}
          document={read.document}
          kept={kept}
          ref={ref}
        />
      </UploadTransportProvider>
    </FormDataSourcesProvider>
  );
}

export interface FlowFormProps {
  flow: FlowDetail;
  /** What somebody changed before the flow was read again. */
  kept: RecordChange | undefined;
  ref: Ref<FlowFormHandle>;
}

/** What the buttons of the page ask of its form. */
export interface FlowFormHandle {
  /** What was changed so far; undefined for nothing. */
  changed(): RecordChange | undefined;
  /** The same when all of it holds; otherwise it shows what does not, and answers false. */
  checked(): { change: RecordChange | undefined } | false;
  /** Shows what the server has refused; answers what belongs to no field here. */
  setErrors(errors: Readonly<Record<string, string>>): Record<string, string>;
  /** Says that what was changed is saved, or that nobody can save it any more. */
  finish(): void;
  /** The form as it was opened, before anything was changed. */
  opened(): OpenedForm;
}

/** A form with the values on which changes are made. */
export interface OpenedForm {
  document: FormDocument;
  base: FormValues;
  access: (path: string) => FieldAccess;
}

function OpenForm({ flow, document, kept, ref }: FlowFormProps & { document: FormDocument }) {
  const { record, fields } = flow;
  const otherwise = canResubmit(flow) ? 'write' : 'read';
  const canWrite = canFill(flow);
  const context = { access: fieldAccess(fields, otherwise) };
  // what changes are told from; a restored draft was typed into an earlier state
  const [{ base, revision }, setRead] = useState(() => ({
    base: asOpened(document, record, context),
    revision: flow.recordRevision,
  }));
  // where nobody can send it any more, text shows what is saved
  const store = useFormStore(document, kept && canWrite ? applyChange(base, kept) : record, {
    context,
    formId: flow.config.id,
    flow: { instance: flow.id },
  });
  const isDirty = useSyncExternalStore(
    (listener) => store.subscribe('', listener),
    () => store.getForm().dirty,
  );
  const { offered, finish } = usePageDraft({
    store,
    path: FLOW_PAGE,
    formKey: canWrite ? `flow:${flow.id}` : undefined,
    isUnsaved: canWrite && (isDirty || kept !== undefined),
    revision,
    onRestore: (start, of) => setRead({ base: { ...base, ...start }, revision: of }),
  });
  useImperativeHandle(ref, () => {
    const changeTo = (values: FormValues) => {
      const change = diffRecord(base, values, document, { revision, registry: store.form.registry });
      return isEmptyChange(change) ? undefined : change;
    };
    return {
      changed: () => (canWrite ? changeTo(store.getValues()) : undefined),
      checked() {
        if (!canWrite) return { change: undefined };
        const result = store.submit();
        return result.ok && { change: changeTo(result.values) };
      },
      setErrors: (errors) => store.setErrors({ ...errors }),
      finish,
      opened: () => ({ document, base, access: store.access }),
    };
  });
  return (
    <>
      {kept === undefined && <FormDraftOffer {...offered} />}
      <FormRenderer
        store={store}
        readOnly={!canWrite}
        aria-label={flow.flowName}
        // text has no messages below it, for which controls keep their distance
        className={canWrite ? undefined : '[--form-gap:4px]'}
      />
      {canWrite && <FormErrorSummary store={store} />}
    </>
  );
}

/** The values of a form as it opens, from which what somebody changes is told. */
function asOpened(document: FormDocument, record: FormValues, context: ValidationContext): FormValues {
  const store = createFormStore(document, record, { context });
  const values = store.getValues();
  store.destroy();
  return values;
}
