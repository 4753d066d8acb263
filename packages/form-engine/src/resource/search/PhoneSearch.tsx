import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { Popover } from '@smart-admin/ui/popover';
import { ChevronDown, X } from 'lucide-react';
import { useState } from 'react';
import { resourceMessages } from '../resourceMessages.js';
import { isBlank } from '../state/listState.js';
import { type SearchField } from '../types.js';
import { type SearchValues } from './searchValues.js';
import { FilterText } from './FilterText.js';
import { SearchControl } from './SearchControl.js';

// the hit area reaches beyond the 32 px that show
const chip =
  'relative flex h-8 flex-none items-center rounded-full border text-12 whitespace-nowrap data-[active=true]:border-primary-edge data-[active=true]:bg-primary-soft data-[active=true]:text-primary-text data-[active=false]:border-strong';
const hit = 'relative flex h-full items-center gap-1.5 rounded-full after:absolute after:-inset-y-1.5 after:inset-x-0';

/** Filters on a phone: the keyword as a field, the others as chips that open their control and search at once. */
export function PhoneSearch({ fields, values, onSearch }: PhoneSearchProps) {
  const keyword = fields.find(({ kind }) => kind === 'keyword');
  const others = fields.filter((field) => field !== keyword);
  if (fields.length === 0) return null;
  return (
    <div data-slot="phone-search" className="grid flex-none gap-2 border-b border-hairline px-3 py-3">
      {keyword && (
        <KeywordSearch
          key={String(values[keyword.id] ?? '')}
          field={keyword}
          value={values[keyword.id]}
          onSearch={(value) => onSearch({ ...values, [keyword.id]: value })}
        />
      )}
      {others.length > 0 && (
        <div className="-mx-3 -my-1.5 flex gap-2 overflow-x-auto px-3 py-1.5 [scrollbar-width:none]">
          {others.map((field) => (
            <FilterChip
              key={field.id}
              field={field}
              value={values[field.id]}
              onSearch={(value) => onSearch({ ...values, [field.id]: value })}
            />
          ))}
        </div>
      )}
    </div>
  );
}

function KeywordSearch({ field, value, onSearch }: ChipProps) {
  const [draft, setDraft] = useState(value);
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(draft);
      }}
    >
      <SearchControl
        field={field}
        value={draft}
        onValueChange={(next) => {
          setDraft(next);
          if (next === '') onSearch('');
        }}
      />
    </form>
  );
}

function FilterChip({ field, value, onSearch }: ChipProps) {
  const t = useMessages(resourceMessages);
  const [open, setOpen] = useState(false);
  const isActive = !isBlank(value);
  return (
    <span data-slot="filter-chip" className={chip} data-active={isActive}>
      <Popover
        open={open}
        onOpenChange={setOpen}
        trigger={
          <button type="button" className={cn(hit, isActive ? 'pl-3' : 'px-3')}>
            <span className="max-w-44 truncate">
              {isActive ? <FilterText field={field} value={value} /> : field.label}
            </span>
            {!isActive && <ChevronDown aria-hidden className="size-3.5" />}
          </button>
        }
      >
        <div className="grid w-64 gap-2">
          <span className="text-12 text-2">{field.label}</span>
          <SearchControl
            plain
            field={field}
            value={value}
            onValueChange={(next) => {
              onSearch(next);
              if (field.kind === 'select' || field.kind === 'tree') setOpen(false);
            }}
          />
        </div>
      </Popover>
      {isActive && (
        <button
          type="button"
          aria-label={`${t('reset')} ${field.label}`}
          onClick={() => onSearch('')}
          className={cn(hit, 'w-9 justify-center')}
        >
          <X aria-hidden className="size-3.5" />
        </button>
      )}
    </span>
  );
}

interface ChipProps {
  field: SearchField;
  value: unknown;
  onSearch: (value: unknown) => void;
}

export interface PhoneSearchProps {
  fields: readonly SearchField[];
  values: SearchValues;
  onSearch: (values: SearchValues) => void;
}
