import { useMessages } from '@smart-admin/ui/locale';
import { X } from 'lucide-react';
import { type BuiltFilter } from '../filter/useRecordFilter.js';
import { resourceMessages } from '../resourceMessages.js';
import { isBlank } from '../state/listState.js';
import { type SearchField } from '../types.js';
import { FilterText } from './FilterText.js';
import { type SearchValues } from './searchValues.js';

/** What filters the rows below, as chips: each takes its filter away, the last cross all of them. */
export function ActiveFilters({ fields, values, built, onSearch, onClear }: ActiveFiltersProps) {
  const t = useMessages(resourceMessages);
  const active = fields.filter(({ id }) => !isBlank(values[id]));
  if (active.length === 0 && built?.text === undefined) return null;
  return (
    <ul
      data-slot="active-filters"
      aria-label={t('filters')}
      className="m-0 flex flex-none list-none flex-wrap gap-1.5 px-4 pt-2 print:hidden"
    >
      {active.map((field) => (
        <li
          key={field.id}
          className="flex h-6 max-w-80 items-center gap-1 rounded-sm bg-primary-soft pl-2 text-12 text-primary-text"
        >
          <span className="flex-none">{field.label}</span>
          <span className="min-w-0 truncate font-medium">
            <FilterText field={field} value={values[field.id]} />
          </span>
          <button
            type="button"
            aria-label={`${t('clearFilter')} ${field.label}`}
            className="grid size-6 flex-none place-items-center rounded-sm hover:bg-primary-soft-active"
            onClick={() => onSearch({ ...values, [field.id]: '' })}
          >
            <X aria-hidden className="size-3" />
          </button>
        </li>
      ))}
      {built?.text !== undefined && (
        <li className="flex h-6 items-center rounded-sm bg-primary-soft text-12 text-primary-text">
          <button
            type="button"
            className="flex h-6 items-center gap-1 rounded-sm pl-2 hover:underline"
            onClick={built.open}
          >
            <span>{built.title}</span>
            <span className="font-medium">{built.text}</span>
          </button>
          <button
            type="button"
            aria-label={`${t('clearFilter')} ${built.title}`}
            className="grid size-6 flex-none place-items-center rounded-sm hover:bg-primary-soft-active"
            onClick={built.clear}
          >
            <X aria-hidden className="size-3" />
          </button>
        </li>
      )}
      <li>
        <button
          type="button"
          aria-label={t('clearAllFilters')}
          title={t('clearAllFilters')}
          className="grid size-6 place-items-center rounded-sm text-2 hover:bg-hover hover:text-1"
          onClick={onClear}
        >
          <X aria-hidden className="size-3.5" />
        </button>
      </li>
    </ul>
  );
}

interface ActiveFiltersProps {
  fields: readonly SearchField[];
  /** Values that filter the list now. */
  values: SearchValues;
  /** The filter that somebody built; undefined where none can be. */
  built: Pick<BuiltFilter, 'title' | 'text' | 'open' | 'clear'> | undefined;
  onSearch: (values: SearchValues) => void;
  onClear: () => void;
}
