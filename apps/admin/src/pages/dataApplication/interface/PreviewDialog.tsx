import { ApiError } from '@smart-admin/api-client';
import { createField, createFormDocument, createFormStore, type Field } from '@smart-admin/form-engine/core';
import { FormRenderer } from '@smart-admin/form-engine/renderer';
import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { CodeViewer } from '@smart-admin/ui/code-viewer';
import { Dialog } from '@smart-admin/ui/dialog';
import { useLocale } from '@smart-admin/ui/locale';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { type InterfaceBody, type InterfaceTranslate } from './interfaceForm.js';

type Parameter = NonNullable<InterfaceBody['parameters']>[number];

/** Asks an interface, or a draft of it, with test values and shows what comes. */
export function PreviewDialog({ id, name, parameters, draft, t, onClose }: PreviewDialogProps) {
  const locale = useLocale();
  const [store] = useState(() =>
    createFormStore(createFormDocument(parameters.filter(isAsked).map(fieldOf)), {}, { context: { locale } }),
  );
  const [state, setState] = useState<PreviewState>({ kind: 'none' });
  const run = async () => {
    const submitted = store.submit();
    if (!submitted.ok) return;
    setState({ kind: 'running' });
    try {
      const given = Object.entries(submitted.values).filter(([, value]) => value !== undefined && value !== '');
      const body = { parameters: Object.fromEntries(given), ...(draft ? { draft } : {}) };
      setState({ kind: 'done', answer: await api.system.dataInterface.preview({ id, body }, { silent: true }) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const errors = Object.entries(error.fieldErrors).map(([path, text]) => [path.replace('parameters.', ''), text]);
      const others = store.setErrors(Object.fromEntries(errors) as Record<string, string>);
      setState({ kind: 'failed', reason: [error.message, ...Object.values(others)].join(' ') });
    }
  };
  return (
    <Dialog
      open
      width={DIMENSIONS.popupDialog}
      canFullscreen
      title={t('previewOf', { name })}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button variant="primary" loading={state.kind === 'running'} onClick={() => void run()}>
            {t('run')}
          </Button>
        </>
      }
    >
      <FormRenderer store={store} onSubmit={() => void run()} aria-label={t('parameters')} />
      <div aria-live="polite">
        {state.kind === 'failed' ? <Alert tone="danger">{state.reason}</Alert> : null}
        {state.kind === 'done' ? <Answer answer={state.answer} t={t} /> : null}
      </div>
    </Dialog>
  );
}

function Answer({ answer, t }: { answer: PreviewAnswer; t: InterfaceTranslate }) {
  const { data, rows, duration } = answer;
  const isCut = Array.isArray(data) && data.length > SHOWN_ROWS;
  const shown = Array.isArray(data) ? data.slice(0, SHOWN_ROWS) : (data ?? null);
  return (
    <section aria-label={t('result')} className="flex flex-col gap-2">
      <p className="m-0 text-12 text-2">
        {t('summary', { rows: rows === null ? t('noRows') : t('rowCount', { count: rows }), duration })}
        {isCut ? ` · ${t('shownRows', { count: SHOWN_ROWS })}` : ''}
      </p>
      <CodeViewer code={JSON.stringify(shown, null, 2)} language="json" label={t('result')} />
    </section>
  );
}

export interface PreviewDialogProps {
  /** `0` for an interface that is not stored yet. */
  id: string;
  name: string;
  parameters: readonly Parameter[];
  /** What is asked instead of what is stored. */
  draft?: InterfaceBody | undefined;
  t: InterfaceTranslate;
  onClose: () => void;
}

type PreviewAnswer = Awaited<ReturnType<typeof api.system.dataInterface.preview>>;
type PreviewState =
  { kind: 'none' | 'running' } | { kind: 'done'; answer: PreviewAnswer } | { kind: 'failed'; reason: string };

const SHOWN_ROWS = 100;

/** The server says the others itself. */
const isAsked = ({ source }: Parameter) => (source ?? 'caller') === 'caller';

function fieldOf({ name, label, type = 'text', required, defaultValue }: Parameter): Field {
  const base = {
    id: name,
    label: label || name,
    required: Boolean(required) && !defaultValue,
    span: 12,
    placeholder: defaultValue || (type === 'date' ? '2026-11-22' : ''),
  };
  if (type === 'number') return createField('number', base);
  return type === 'boolean'
    ? createField('select', { ...base, options: ['true', 'false'].map((value) => ({ value, label: value })) })
    : createField('text', { ...base, maxLength: 2_000 });
}
