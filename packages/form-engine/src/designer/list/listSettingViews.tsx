import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { Select } from '@smart-admin/ui/select';
import { createContext, use } from 'react';
import { type ColumnColour, type ListDefinition, type ListFilter } from '../../core/list/ListDefinition.js';
import { EntryList } from '../../editor/EntryList.js';
import { ExpressionField } from '../../editor/expression/ExpressionField.js';
import { createSettingViews, type SettingViewProps } from '../../editor/settingViews.js';
import { standardSettingViews } from '../../editor/standardSettingViews.js';
import { type DesignableField } from './designableFields.js';
import { listDesignerMessages } from './listDesignerMessages.js';
import { RelatedTabsView } from './RelatedTabsView.js';

/** The fields of the form, for the settings that name some. */
export const ListFieldsContext = createContext<readonly DesignableField[]>([]);

/** Views of the settings that only lists have. */
export const listSettingViews = createSettingViews(standardSettingViews, {
  colours: ColoursView,
  filters: FiltersView,
  sort: SortView,
  relatedTabs: RelatedTabsView,
  choiceField: (props) => <FieldView {...props} isOffered={({ canGroup }) => canGroup} />,
  dayField: (props) => <FieldView {...props} isOffered={({ hasDays }) => hasDays} />,
  parentField: (props) => <FieldView {...props} isOffered={({ namesParent }) => namesParent} />,
});

const TONES = ['success', 'warning', 'danger', 'info'] as const;
const MODES = ['equal', 'like', 'between'] as const;

/** Conditions with their colours; the first one that holds counts. */
function ColoursView({ value, onValueChange, language }: SettingViewProps) {
  const t = useMessages(listDesignerMessages);
  return (
    <EntryList<ColumnColour>
      entries={Array.isArray(value) ? (value as ColumnColour[]) : []}
      onChange={onValueChange}
      create={() => ({ when: '', tone: 'warning' })}
      addText={t('addColour')}
      removeText={t('removeColour')}
      className="gap-2"
      entryClassName="grid grid-cols-[1fr_auto] gap-1"
    >
      {(colour, { index, replace, removeButton }) => (
        <>
          <Select
            aria-label={`${t('addColour')} ${index + 1}`}
            value={colour.tone}
            onValueChange={(tone) => replace({ ...colour, tone: TONES.find((one) => one === tone) ?? 'warning' })}
            options={TONES.map((tone) => ({ value: tone, label: t(tone) }))}
          />
          {removeButton}
          <span className="col-span-2 min-w-0">
            <ExpressionField
              value={colour.when}
              language={language}
              onValueChange={(when) => replace({ ...colour, when })}
            />
          </span>
        </>
      )}
    </EntryList>
  );
}

/** Conditions that records must meet. */
function FiltersView({ value, onValueChange }: SettingViewProps) {
  const t = useMessages(listDesignerMessages);
  const fields = use(ListFieldsContext);
  return (
    <EntryList<ListFilter>
      entries={Array.isArray(value) ? (value as ListFilter[]) : []}
      onChange={onValueChange}
      create={() => ({ field: '', mode: 'equal', value: '', until: '' })}
      addText={t('addFilter')}
      removeText={t('removeFilter')}
      className="gap-2"
      entryClassName="grid grid-cols-[1fr_auto] gap-1 rounded-md border border-hairline p-2"
    >
      {(filter, { index, replace, removeButton }) => (
        <>
          <Select
            searchable
            aria-label={`${t('filterField')} ${index + 1}`}
            placeholder={t('filterField')}
            value={filter.field === '' ? null : filter.field}
            onValueChange={(field) => replace({ ...filter, field: field ?? '' })}
            options={fields.map(({ id, label }) => ({ value: id, label }))}
          />
          {removeButton}
          <Select
            aria-label={`${t('search')} ${index + 1}`}
            className="col-span-2"
            value={filter.mode}
            onValueChange={(mode) => replace({ ...filter, mode: MODES.find((one) => one === mode) ?? 'equal' })}
            options={MODES.map((mode) => ({ value: mode, label: t(mode) }))}
          />
          <span className="col-span-2 grid gap-1">
            <Input
              aria-label={`${t('filterValue')} ${index + 1}`}
              placeholder={t('filterValue')}
              value={filter.value}
              onValueChange={(next) => replace({ ...filter, value: next })}
            />
            {filter.mode === 'between' && (
              <Input
                aria-label={`${t('filterUntil')} ${index + 1}`}
                placeholder={t('filterUntil')}
                value={filter.until}
                onValueChange={(until) => replace({ ...filter, until })}
              />
            )}
          </span>
        </>
      )}
    </EntryList>
  );
}

/** One of the fields that serve; none is possible. */
function FieldView({
  value,
  onValueChange,
  isOffered,
}: SettingViewProps & { isOffered: (field: DesignableField) => boolean }) {
  const t = useMessages(listDesignerMessages);
  const fields = use(ListFieldsContext).filter(isOffered);
  return (
    <Select
      clearable
      searchable
      placeholder={t('noField')}
      value={typeof value === 'string' && value !== '' ? value : null}
      onValueChange={(id) => onValueChange(id ?? '')}
      options={fields.map(({ id, label }) => ({ value: id, label }))}
    />
  );
}

/** A field and a direction; without a field the newest stand first. */
function SortView({ value, onValueChange }: SettingViewProps) {
  const t = useMessages(listDesignerMessages);
  const fields = use(ListFieldsContext);
  const sort = value as ListDefinition['defaultSort'];
  return (
    <div className="grid gap-1">
      <Select
        clearable
        searchable
        placeholder={t('newestFirst')}
        value={sort?.id ?? null}
        onValueChange={(id) => onValueChange(id === null ? undefined : { id, desc: sort?.desc ?? false })}
        options={fields.filter(({ isSortable }) => isSortable).map(({ id, label }) => ({ value: id, label }))}
      />
      {sort && (
        <Select
          aria-label={t('defaultSort')}
          value={sort.desc ? 'desc' : 'asc'}
          onValueChange={(direction) => onValueChange({ ...sort, desc: direction === 'desc' })}
          options={[
            { value: 'asc', label: t('ascending') },
            { value: 'desc', label: t('descending') },
          ]}
        />
      )}
    </div>
  );
}
