import { Funnel } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/Button.js';
import { cn } from '../cn/cn.js';
import { Input } from '../input/Input.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { Popover } from '../popover/Popover.js';
import { OptionList } from '../select/OptionList.js';
import { type SelectOption } from '../select/options.js';
import { type ColumnFilter } from './columnFilters.js';
import { dataTableMessages } from './dataTableMessages.js';

/**
 * The funnel in the head of a column, with what it filters by: a text, or values of a list that is searched.
 * @internal
 */
export function FilterButton({ label, filter, onFilterChange, readOptions, tabIndex }: FilterButtonProps) {
  const t = useMessages(dataTableMessages);
  const isActive = filter !== undefined && filter.length > 0;
  const name = t(isActive ? 'filteredBy' : 'filterBy', { column: label });
  return (
    <Popover
      align="end"
      aria-label={t('filterBy', { column: label })}
      className="w-60 p-0"
      trigger={
        <button
          type="button"
          tabIndex={tabIndex}
          aria-label={name}
          title={name}
          data-active={isActive || undefined}
          className={cn(
            'grid size-6 flex-none place-items-center rounded-xs text-3 hover:bg-pressed data-active:text-primary-text data-[state=open]:bg-pressed [&_svg]:size-3',
            'pointer-coarse:size-9',
          )}
        >
          <Funnel aria-hidden className={isActive ? 'fill-current' : undefined} />
        </button>
      }
    >
      {readOptions === undefined ? (
        <div className="p-2">
          <Input
            clearable
            aria-label={t('filterBy', { column: label })}
            placeholder={t('filterText')}
            value={typeof filter === 'string' ? filter : ''}
            onValueChange={onFilterChange}
          />
        </div>
      ) : (
        <ValueList
          label={label}
          chosen={typeof filter === 'string' ? [] : (filter ?? [])}
          onFilterChange={onFilterChange}
          readOptions={readOptions}
        />
      )}
    </Popover>
  );
}

function ValueList({ label, chosen, onFilterChange, readOptions }: ValueListProps) {
  const t = useMessages(dataTableMessages);
  // those of the moment at which it opens: a list must not change below the pointer
  const [options] = useState(readOptions);
  return (
    <OptionList
      multiple
      searchable
      label={label}
      options={options}
      initialIndex={0}
      isChosen={(value) => chosen.includes(value)}
      onChoose={({ value }) =>
        onFilterChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
      }
      footer={
        <Button variant="text" disabled={chosen.length === 0} onClick={() => onFilterChange(undefined)}>
          {t('clearFilter')}
        </Button>
      }
    />
  );
}

interface ValueListProps {
  label: string;
  chosen: readonly string[];
  onFilterChange: (filter: ColumnFilter | undefined) => void;
  readOptions: () => readonly SelectOption<string>[];
}

export interface FilterButtonProps {
  /** Name of the column. */
  label: string;
  filter: ColumnFilter | undefined;
  onFilterChange: (filter: ColumnFilter | undefined) => void;
  /** The values that can be chosen; without it a text is asked for. */
  readOptions: (() => readonly SelectOption<string>[]) | undefined;
  tabIndex: number;
}
