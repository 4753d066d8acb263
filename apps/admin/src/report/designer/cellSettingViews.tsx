import { REPORT_RULE_LENGTH, type ReportLookRule } from '@smart-admin/api-client/contract';
import {
  createSettingViews,
  EntryList,
  type SettingViewProps,
  standardSettingViews,
} from '@smart-admin/form-engine/editor';
import { Checkbox } from '@smart-admin/ui/checkbox';
import { Input } from '@smart-admin/ui/input';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { Select } from '@smart-admin/ui/select';
import { dataSettingViews } from '../../portal/designer/dataSettingViews.js';
import { useReportDesign } from './ReportDesignContext.js';
import { COLOUR_CHOICES, type FieldOfSet, FILL_CHOICES } from './cellSettings.js';
import { reportDesignMessages } from './reportDesignMessages.js';
import { reportSettingMessages } from './reportSettingMessages.js';

function SetView({ value, onValueChange }: SettingViewProps) {
  const t = useMessages(reportSettingMessages);
  const { sets } = useReportDesign();
  return (
    <Select
      aria-label={t('set')}
      value={typeof value === 'string' && value !== '' ? value : null}
      onValueChange={(id) => id && onValueChange(id)}
      options={sets.map(({ id, label }) => ({ value: id, label: label || id }))}
    />
  );
}

/** Every column of every data set; the one that is chosen says its data set too. */
function FieldView({ value, within: set = '', onValueChange }: SettingViewProps) {
  const t = useMessages(reportSettingMessages);
  const { sets } = useReportDesign();
  const field = typeof value === 'string' ? value : '';
  const known = sets.flatMap((each) => each.columns.map((column) => ({ set: each, column })));
  if (known.length === 0)
    return <Input aria-label={t('field')} value={field} maxLength={100} onValueChange={onValueChange} />;
  const options = known.map((each) => {
    const name = `${each.column.label} (${each.column.id})`;
    const chosen: FieldOfSet = { set: each.set.id, field: each.column.id };
    return {
      value: nameOf(chosen),
      label: sets.length > 1 ? `${each.set.label || each.set.id} · ${name}` : name,
      chosen,
    };
  });
  const own = nameOf({ set, field });
  const isKnown = field === '' || options.some((option) => option.value === own);
  return (
    <Select
      aria-label={t('field')}
      searchable
      value={field === '' ? null : own}
      onValueChange={(name) => {
        const option = options.find((each) => each.value === name);
        if (option) onValueChange(option.chosen);
      }}
      options={[
        ...options.map(({ value: name, label }) => ({ value: name, label })),
        ...(isKnown ? [] : [{ value: own, label: field }]),
      ]}
    />
  );
}

/** Names of data sets have no dots. */
function nameOf({ set, field }: FieldOfSet): string {
  return `${set}.${field}`;
}

/** What is half typed is kept here until it is an address. */
function ParentView({ value, onValueChange }: SettingViewProps) {
  const text = typeof value === 'string' ? value : 'auto';
  return (
    <Input
      key={text}
      defaultValue={text}
      maxLength={5}
      onBlur={({ currentTarget }) => {
        const typed = currentTarget.value.trim();
        const parent = /^(?:auto|none)$/i.test(typed) ? typed.toLowerCase() : typed.toUpperCase();
        if (/^(?:auto|none|[A-Z]{1,2}[1-9]\d{0,2})$/.test(parent)) onValueChange(parent);
        else currentTarget.value = text;
      }}
    />
  );
}

function RulesView({ value, onValueChange }: SettingViewProps) {
  const t = useMessages(reportSettingMessages);
  const d = useMessages(reportDesignMessages);
  const locale = useLocale();
  const rules = Array.isArray(value) ? (value as ReportLookRule[]) : [];
  const optionsOf = (some: typeof COLOUR_CHOICES) =>
    some.map((each) => ({ value: each.value, label: each.label[locale] }));
  return (
    <EntryList<ReportLookRule>
      entries={rules}
      onChange={onValueChange}
      create={() => ({ when: '{value} < 0', colour: 'danger', fill: '', bold: false })}
      canAdd={rules.length < 5}
      addText={t('addRule')}
      removeText={t('removeRule')}
      entryClassName="grid gap-1 rounded-md border border-hairline p-1.5"
    >
      {(rule, { replace, removeButton }) => (
        <>
          <span className="grid grid-cols-[minmax(0,1fr)_auto] gap-1">
            <Input
              aria-label={t('when')}
              value={rule.when}
              maxLength={REPORT_RULE_LENGTH}
              onValueChange={(when) => replace({ ...rule, when })}
            />
            {removeButton}
          </span>
          <Select
            aria-label={t('colour')}
            value={rule.colour}
            onValueChange={(colour) => replace({ ...rule, colour: colour as ReportLookRule['colour'] })}
            options={optionsOf(COLOUR_CHOICES)}
          />
          <Select
            aria-label={t('fill')}
            value={rule.fill}
            onValueChange={(fill) => replace({ ...rule, fill: fill as ReportLookRule['fill'] })}
            options={optionsOf(FILL_CHOICES)}
          />
          <Checkbox value={rule.bold} onValueChange={(bold) => replace({ ...rule, bold })}>
            {d('bold')}
          </Checkbox>
        </>
      )}
    </EntryList>
  );
}

/** The views of what can be set of a cell. */
export const cellSettingViews = createSettingViews(standardSettingViews, {
  ...dataSettingViews,
  reportSet: SetView,
  reportField: FieldView,
  reportParent: ParentView,
  reportRules: RulesView,
});
