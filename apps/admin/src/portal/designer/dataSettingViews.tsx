import {
  type Aggregate,
  type BoundValue,
  type DataColumn,
  type DataCondition,
  type DataSet,
  type Measure,
} from '@smart-admin/api-client/contract';
import { EntryList, type SettingViewProps } from '@smart-admin/form-engine/editor';
import { Input } from '@smart-admin/ui/input';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { MultiSelect } from '@smart-admin/ui/multi-select';
import { Select } from '@smart-admin/ui/select';
import { toast } from '@smart-admin/ui/toast';
import { useCardDesign } from './CardDesignContext.js';
import { dataSettingMessages } from './dataSettingMessages.js';

type Key = keyof (typeof dataSettingMessages)['zh'];

/** Views of what a card reads and how: a data set of the platform, columns, measures, conditions, parameters. */
export const dataSettingViews = {
  builtIn: BuiltInView,
  column: ColumnView,
  columns: ColumnsView,
  measures: MeasuresView,
  conditions: ConditionsView,
  parameters: ParametersView,
};

function BuiltInView({ value, onValueChange }: SettingViewProps) {
  const { builtIn } = useCardDesign();
  return (
    <Select
      value={typeof value === 'string' ? value : null}
      onValueChange={(name) => name && onValueChange(name)}
      options={builtIn}
    />
  );
}

function ColumnView({ setting, value, onValueChange }: SettingViewProps) {
  const locale = useLocale();
  const { columns } = useCardDesign();
  const label = setting.label[locale];
  return <ColumnChoice columns={columns} label={label} value={asText(value)} onChange={onValueChange} clearable />;
}

/** A column by its label; its name is typed where nobody knows what there is. */
function ColumnChoice({ columns, value, onChange, label, clearable = false }: ColumnChoiceProps) {
  const t = useMessages(dataSettingMessages);
  const name = label ?? t('dimension');
  if (columns.length === 0) return <Input aria-label={name} value={value} onValueChange={onChange} maxLength={100} />;
  const known = columns.some(({ id }) => id === value);
  return (
    <Select
      aria-label={name}
      searchable={columns.length > 8}
      clearable={clearable}
      value={value || null}
      onValueChange={(id) => onChange(id ?? '')}
      options={[
        ...columns.map(({ id, label: text }) => ({ value: id, label: text })),
        ...(known || value === '' ? [] : [{ value, label: value }]),
      ]}
    />
  );
}

interface ColumnChoiceProps {
  columns: readonly DataColumn[];
  value: string;
  onChange: (id: string) => void;
  label?: string;
  clearable?: boolean;
}

function ColumnsView({ value, onValueChange }: SettingViewProps) {
  const t = useMessages(dataSettingMessages);
  const { columns } = useCardDesign();
  const chosen = Array.isArray(value) ? (value as string[]) : [];
  // what is half typed is kept here until the field is left
  if (columns.length === 0)
    return (
      <Input
        key={chosen.join(',')}
        aria-label={t('columns')}
        defaultValue={chosen.join(',')}
        onBlur={({ currentTarget }) => {
          const typed = [...new Set(currentTarget.value.split(',').map((part) => part.trim()))].filter(Boolean);
          if (typed.length > MOST_COLUMNS) toast.warning(t('manyColumns', { max: MOST_COLUMNS }));
          const named = typed.slice(0, MOST_COLUMNS);
          if (named.join(',') !== chosen.join(',')) onValueChange(named);
          else currentTarget.value = named.join(',');
        }}
      />
    );
  return (
    <MultiSelect
      aria-label={t('columns')}
      value={chosen}
      onValueChange={onValueChange}
      maxCount={MOST_COLUMNS}
      options={columns.map(({ id, label }) => ({ value: id, label }))}
    />
  );
}

/** As many as the contract takes. */
const MOST_COLUMNS = 12;

const AGGREGATES: readonly (readonly [Aggregate, Key])[] = [
  ['sum', 'sum'],
  ['count', 'countOf'],
  ['avg', 'avg'],
  ['min', 'min'],
  ['max', 'max'],
];

function MeasuresView({ value, onValueChange }: SettingViewProps) {
  const t = useMessages(dataSettingMessages);
  const { columns } = useCardDesign();
  const measures = Array.isArray(value) ? (value as Measure[]) : [];
  const numbers = columns.filter(({ kind }) => kind === 'number' || kind === 'amount' || kind === 'percent');
  const offered = numbers.length > 0 ? numbers : columns;
  return (
    <EntryList
      entries={measures}
      onChange={onValueChange}
      create={(): Measure => {
        const field = offered[0]?.id ?? '';
        return { field, aggregate: field === '' ? 'count' : 'sum', label: '' };
      }}
      canAdd={measures.length < 4}
      addText={t('addMeasure')}
      removeText={t('removeMeasure')}
      entryClassName="grid grid-cols-[minmax(0,1fr)_84px_auto] items-center gap-1"
    >
      {(measure, { replace, removeButton }) => (
        <>
          {measure.aggregate === 'count' ? (
            <span className="truncate px-2 text-2">{t('countOf')}</span>
          ) : (
            <ColumnChoice
              columns={offered}
              label={t('measures')}
              value={measure.field}
              onChange={(field) => replace({ ...measure, field })}
            />
          )}
          <Select
            aria-label={t('aggregate')}
            value={measure.aggregate}
            onValueChange={(aggregate) =>
              aggregate && replace({ ...measure, aggregate, field: aggregate === 'count' ? '' : measure.field })
            }
            options={AGGREGATES.map(([aggregate, key]) => ({ value: aggregate, label: t(key) }))}
          />
          {removeButton}
        </>
      )}
    </EntryList>
  );
}

const OPERATORS = ['equal', 'contains', 'from', 'until', 'empty', 'filled'] as const;

function ConditionsView({ value, onValueChange }: SettingViewProps) {
  const t = useMessages(dataSettingMessages);
  const { columns } = useCardDesign();
  const conditions = Array.isArray(value) ? (value as DataCondition[]) : [];
  return (
    <EntryList
      entries={conditions}
      onChange={onValueChange}
      create={(): DataCondition => ({
        field: columns[0]?.id ?? '',
        operator: 'equal',
        value: { from: 'constant', value: '' },
      })}
      canAdd={columns.length > 0 && conditions.length < 10}
      addText={t('addCondition')}
      removeText={t('removeCondition')}
      entryClassName="grid gap-1 rounded-md border border-hairline p-1.5"
    >
      {(condition, { replace, removeButton }) => (
        <>
          <span className="grid grid-cols-[minmax(0,1fr)_auto] gap-1">
            <ColumnChoice
              columns={columns}
              label={t('conditions')}
              value={condition.field}
              onChange={(field) => replace({ ...condition, field })}
            />
            {removeButton}
          </span>
          <Select
            aria-label={t('operator')}
            value={condition.operator}
            onValueChange={(operator) => operator && replace({ ...condition, operator })}
            options={OPERATORS.map((operator) => ({ value: operator, label: t(operator) }))}
          />
          {condition.operator === 'empty' || condition.operator === 'filled' ? null : (
            <BoundValueView value={condition.value} onChange={(bound) => replace({ ...condition, value: bound })} />
          )}
        </>
      )}
    </EntryList>
  );
}

type Parameters = Extract<DataSet, { source: 'interface' }>['parameters'];

function ParametersView({ value, onValueChange }: SettingViewProps) {
  const { parameters } = useCardDesign();
  const given = Array.isArray(value) ? (value as Parameters) : [];
  return (
    <div className="grid gap-2">
      {parameters.map(({ name, label }) => (
        <div key={name} className="grid gap-1">
          <span className="text-12 text-2">{label || name}</span>
          <BoundValueView
            value={given.find((each) => each.name === name)?.value ?? { from: 'constant', value: '' }}
            onChange={(bound) => onValueChange([...given.filter((each) => each.name !== name), { name, value: bound }])}
          />
        </div>
      ))}
    </div>
  );
}

const SOURCES = ['constant', 'today', 'yesterday', 'weekStart', 'monthStart', 'user', 'organize', 'filter'] as const;

/** A value that is typed, that the server knows, or that of a filter of the portal. */
function BoundValueView({ value, onChange }: { value: BoundValue; onChange: (value: BoundValue) => void }) {
  const t = useMessages(dataSettingMessages);
  const { filters } = useCardDesign();
  return (
    <span className="grid gap-1">
      <Select
        aria-label={t('value')}
        value={value.from}
        onValueChange={(from) => from && onChange({ from, value: from === 'filter' ? (filters[0]?.id ?? '') : '' })}
        options={SOURCES.filter((from) => from !== 'filter' || filters.length > 0).map((from) => ({
          value: from,
          label: t(from),
        }))}
      />
      {value.from === 'constant' ? (
        <Input
          aria-label={t('constant')}
          value={value.value}
          maxLength={200}
          onValueChange={(text) => onChange({ ...value, value: text })}
        />
      ) : null}
      {value.from === 'filter' ? (
        <Select
          aria-label={t('filter')}
          value={value.value || null}
          onValueChange={(id) => onChange({ ...value, value: id ?? '' })}
          options={filters.map(({ id, label }) => ({ value: id, label }))}
        />
      ) : null}
    </span>
  );
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
