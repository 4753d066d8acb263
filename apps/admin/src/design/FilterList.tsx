import { EntryList } from '@smart-admin/form-engine/editor';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { Select } from '@smart-admin/ui/select';
import { Textarea } from '@smart-admin/ui/textarea';
import { type ReactNode } from 'react';
import { filterMessages } from './filterMessages.js';

/** A filter of a designed page. */
interface DesignedFilter {
  id: string;
  label: string;
  kind: FilterKind;
  /** Of a choice: what can be chosen. */
  options: { value: string; label: string }[];
}

type FilterKind = 'period' | 'day' | 'text' | 'choice' | 'organize';

/** The filters that stand above a designed page, with what is set of each. */
export function FilterList<Filter extends DesignedFilter>({
  filters,
  kinds,
  create,
  onChange,
  onKind = withKind,
  renderMore,
}: FilterListProps<Filter>) {
  const t = useMessages(filterMessages);
  return (
    <>
      <h3 className="m-0 mt-2 text-14 font-semibold">{t('filters')}</h3>
      <EntryList<Filter>
        entries={filters}
        onChange={onChange}
        create={create}
        canAdd={filters.length < MOST_FILTERS}
        addText={t('addFilter')}
        removeText={t('removeFilter')}
        entryClassName="grid gap-1 rounded-md border border-hairline p-2"
      >
        {(filter, { replace, removeButton }) => (
          <>
            <span className="grid grid-cols-[minmax(0,1fr)_auto] gap-1">
              <Input
                aria-label={t('filterName')}
                value={filter.label}
                maxLength={30}
                onValueChange={(label) => replace({ ...filter, label })}
              />
              {removeButton}
            </span>
            <Select<FilterKind>
              aria-label={t('filterKind')}
              value={filter.kind}
              onValueChange={(kind) => kind && replace(onKind(filter, kind as Filter['kind']))}
              options={kinds.map((kind) => ({ value: kind, label: t(kind) }))}
            />
            {filter.kind === 'choice' ? (
              <Textarea
                aria-label={t('options')}
                placeholder={t('options')}
                value={filter.options.map(({ label }) => label).join('\n')}
                onValueChange={(text) => replace({ ...filter, options: optionsIn(text) })}
              />
            ) : null}
            {renderMore?.(filter, replace)}
          </>
        )}
      </EntryList>
    </>
  );
}

/** As many as the contract takes. */
const MOST_FILTERS = 8;

function withKind<Filter extends DesignedFilter>(filter: Filter, kind: Filter['kind']): Filter {
  return { ...filter, kind };
}

/** One option a line. */
function optionsIn(text: string): DesignedFilter['options'] {
  return text.split('\n').map((line) => ({ value: line.trim().slice(0, 100), label: line.slice(0, 60) }));
}

interface FilterListProps<Filter extends DesignedFilter> {
  filters: readonly Filter[];
  /** The kinds that pages of this sort have. */
  kinds: readonly Filter['kind'][];
  create: () => Filter;
  onChange: (filters: Filter[]) => void;
  /** A filter that becomes one of another kind. Default: the rest stays. */
  onKind?: (filter: Filter, kind: Filter['kind']) => Filter;
  /** What else is set of a filter. */
  renderMore?: (filter: Filter, replace: (filter: Filter) => void) => ReactNode;
}
