import { Button } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { resourceMessages } from '../resourceMessages.js';
import { type SearchField } from '../types.js';
import { SearchControl } from './SearchControl.js';

const PER_ROW = 4;

/** Values of the filters: the keyword under its field's id. */
export type SearchValues = Record<string, unknown>;

/** Filters above a list, four per row, the rest under 展开. Enter or 查询 searches, 重置 empties and searches. */
export function SearchBar({ fields, values, onSearch }: SearchBarProps) {
  const t = useMessages(resourceMessages);
  const [draft, setDraft] = useState(values);
  const [applied, setApplied] = useState(values);
  const [isOpen, setOpen] = useState(false);
  // the address changed by itself (back button, 清空条件): the fields follow
  if (JSON.stringify(values) !== JSON.stringify(applied)) {
    setApplied(values);
    setDraft(values);
  }
  if (fields.length === 0) return null;
  const shown = isOpen ? fields : fields.slice(0, PER_ROW);
  return (
    <form
      role="search"
      data-slot="search-bar"
      className="flex flex-none flex-wrap gap-2 px-4 pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(draft);
      }}
    >
      <div className="grid min-w-0 flex-1 grid-cols-[repeat(auto-fill,minmax(clamp(160px,calc(25%-8px),320px),1fr))] gap-2">
        {shown.map((field) => (
          <div key={field.id} className="min-w-0">
            <SearchControl
              field={field}
              value={draft[field.id]}
              onValueChange={(value) => setDraft({ ...draft, [field.id]: value })}
            />
          </div>
        ))}
      </div>
      <div className="flex h-ctl flex-none items-center gap-2">
        <Button type="submit" variant="soft">
          {t('query')}
        </Button>
        <Button
          onClick={() => {
            setDraft({});
            onSearch({});
          }}
        >
          {t('reset')}
        </Button>
        {fields.length > PER_ROW && (
          <Button
            variant="text"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            iconEnd={isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
          >
            {t(isOpen ? 'collapse' : 'expand')}
          </Button>
        )}
      </div>
    </form>
  );
}

export interface SearchBarProps {
  fields: readonly SearchField[];
  /** Values that filter the list now. */
  values: SearchValues;
  onSearch: (values: SearchValues) => void;
}
