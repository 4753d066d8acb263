import { useMessages } from '@smart-admin/ui/locale';
import { Select } from '@smart-admin/ui/select';
import { type Field, type FormDocument } from '../../core/document/FormDocument.js';
import { ExpressionField } from '../../editor/expression/ExpressionField.js';
import { ReferenceSelect } from '../../editor/references/ReferenceSelect.js';
import { type SettingViewProps } from '../../editor/settingViews.js';
import { type RecordNode, type WaitNode } from '../../flow/document/FlowDocument.js';
import { firstOf, useFlowDesign } from './FlowDesignContext.js';
import { DurationFields } from './LimitView.js';
import { PairsEditor } from './PairsEditor.js';
import { flowSettingMessages } from './flowSettingMessages.js';
import { stepMessages } from './stepMessages.js';
import { useTarget } from './useTarget.js';

/** Names with expressions over the form. */
export function PairsView({ value, onValueChange }: SettingViewProps) {
  return <PairsEditor pairs={(value ?? {}) as Record<string, string>} onChange={onValueChange} />;
}

/** Values of another form, or of the fields of records, by expressions over the form. */
export function ValuesView({ value, onValueChange }: SettingViewProps) {
  const { fields, language } = useTarget();
  return (
    <PairsEditor
      pairs={(value ?? {}) as Record<string, string>}
      language={language}
      {...(fields ? { keys: fields } : {})}
      onChange={onValueChange}
    />
  );
}

/** Fields of the form, and where their values stand in an answer. */
export function StoreView({ value, onValueChange }: SettingViewProps) {
  const { form } = useFlowDesign();
  const keys = form.fields.map(({ id, label }) => ({ id, name: label || id }));
  return <PairsEditor plain keys={keys} pairs={(value ?? {}) as Record<string, string>} onChange={onValueChange} />;
}

/** A subtable of the form, or none. */
export function TableView({ value, onValueChange }: SettingViewProps) {
  const t = useMessages(flowSettingMessages);
  const { form } = useFlowDesign();
  return (
    <Select
      clearable
      placeholder={t('once')}
      value={typeof value === 'string' ? value : null}
      onValueChange={(id) => onValueChange(id ?? undefined)}
      options={form.fields
        .filter(({ kind }) => kind === 'subtable')
        .map(({ id, label }) => ({ value: id, label: label || id }))}
    />
  );
}

/** Whether a record is made or changed, and which. */
export function RecordActionView({ value, onValueChange }: SettingViewProps) {
  const t = useMessages(stepMessages);
  const { language } = useFlowDesign();
  const action = (value ?? { kind: 'create' }) as RecordNode['action'];
  return (
    <div className="grid gap-1">
      <Select
        value={action.kind}
        onValueChange={(kind) => onValueChange(kind === 'change' ? { kind, id: '' } : { kind: 'create' })}
        options={(['create', 'change'] as const).map((kind) => ({ value: kind, label: t(`record.${kind}`) }))}
      />
      {action.kind === 'change' && (
        <ExpressionField
          aria-label={t('recordId')}
          placeholder={t('recordId')}
          value={action.id}
          language={language}
          onValueChange={(id) => onValueChange({ ...action, id })}
        />
      )}
    </div>
  );
}

/** What a node waits for. */
export function UntilView({ value, onValueChange }: SettingViewProps) {
  const t = useMessages(stepMessages);
  const s = useMessages(flowSettingMessages);
  const { form, lookup, language } = useFlowDesign();
  const until = (value ?? NEW_WAIT) as WaitNode['until'];
  const dates = dateFields(form);
  const change = (kind: WaitNode['until']['kind']) => {
    if (kind === 'duration') onValueChange(NEW_WAIT);
    if (kind === 'field') onValueChange({ kind, path: dates[0]?.id ?? '' });
    if (kind === 'event') onValueChange({ kind, modelId: firstOf(lookup, 'model') ?? '', event: 'changed' });
  };
  const offered = KINDS.filter(
    (kind) =>
      kind === until.kind ||
      kind === 'duration' ||
      (kind === 'field' ? dates.length > 0 : firstOf(lookup, 'model') !== undefined),
  );
  return (
    <div className="grid gap-1">
      <Select
        value={until.kind}
        onValueChange={(kind) => kind && change(kind)}
        options={offered.map((kind) => ({ value: kind, label: t(`until.${kind}`) }))}
      />
      {until.kind === 'duration' && (
        <DurationFields
          label={t('duration')}
          duration={until.duration}
          onChange={(duration) => onValueChange({ ...until, duration })}
        />
      )}
      {until.kind === 'field' && (
        <Select
          aria-label={t('field')}
          value={until.path}
          onValueChange={(path) => path && onValueChange({ ...until, path })}
          options={dates.map(({ id, label }) => ({ value: id, label: label || id }))}
        />
      )}
      {until.kind === 'event' && (
        <>
          <ReferenceSelect
            of="model"
            aria-label={s('model')}
            value={until.modelId}
            onValueChange={(modelId) => onValueChange({ ...until, modelId })}
          />
          <Select
            aria-label={t('event')}
            value={until.event}
            onValueChange={(event) => event && onValueChange({ ...until, event })}
            options={(['created', 'changed', 'removed'] as const).map((event) => ({
              value: event,
              label: t(`event.${event}`),
            }))}
          />
          <ExpressionField
            aria-label={t('recordId')}
            placeholder={t('recordId')}
            value={until.id ?? ''}
            language={language}
            onValueChange={(id) => {
              const { id: _, ...others } = until;
              onValueChange(id === '' ? others : { ...others, id });
            }}
          />
        </>
      )}
    </div>
  );
}

const KINDS = ['duration', 'field', 'event'] as const;
const NEW_WAIT: WaitNode['until'] = { kind: 'duration', duration: { amount: 1, unit: 'workDays' } };

function dateFields(form: FormDocument): readonly Field[] {
  return form.fields.filter(({ kind }) => kind === 'date');
}
