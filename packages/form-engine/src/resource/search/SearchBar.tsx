import { Button } from '@smart-admin/ui/button';
import { useLatest } from '@smart-admin/ui/controllable';
import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { resourceMessages } from '../resourceMessages.js';
import { isBlank } from '../state/listState.js';
import { type SearchField } from '../types.js';
import { sameSearch, type SearchValues } from './searchValues.js';
import { SearchControl } from './SearchControl.js';

const PER_ROW = 4;
/** Pause in typing, in ms, after which a text is searched for. */
const PAUSE = 300;
const TYPED: readonly SearchField['kind'][] = ['keyword', 'text', 'number-range', 'field'];

/**
 * Filters above a list, four per row, the rest under 展开. A choice searches at once, typing after a pause, Enter or 查询
 * without one; 重置 empties all of them.
 */
export function SearchBar({ fields, values, onSearch, trailing }: SearchBarProps) {
  const t = useMessages(resourceMessages);
  const [draft, setDraft] = useState(values);
  const [applied, setApplied] = useState(values);
  const [sent, setSent] = useState(values);
  const [isOpen, setOpen] = useState(false);
  // characters of an input method are no text yet
  const [isComposing, setComposing] = useState(false);
  if (JSON.stringify(values) !== JSON.stringify(applied)) {
    setApplied(values);
    // the address changed by itself (back button, a view, a chip): the fields follow. What was sent from here may be older
    // than what is typed by now
    if (!sameSearch(values, sent)) setDraft(values);
  }
  const search = (next: SearchValues) => {
    setDraft(next);
    setSent(next);
    onSearch(next);
  };
  const latest = useLatest({ search });
  const isPending = !isComposing && !sameSearch(draft, values);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => latest.search(draft), PAUSE);
    return () => clearTimeout(timer);
  }, [isPending, draft, latest]);
  if (fields.length === 0) return null;
  const shown = isOpen ? fields : fields.slice(0, PER_ROW);
  return (
    <form
      role="search"
      data-slot="search-bar"
      className={cn('flex flex-none flex-wrap gap-2 px-4 pt-3', trailing !== undefined && 'pb-3')}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
      onSubmit={(event) => {
        event.preventDefault();
        search(draft);
      }}
    >
      <div className="grid min-w-0 flex-1 grid-cols-[repeat(auto-fill,minmax(clamp(160px,calc(25%-8px),320px),1fr))] gap-2">
        {shown.map((field) => (
          <div key={field.id} className="min-w-0">
            <SearchControl
              field={field}
              value={draft[field.id]}
              onValueChange={(value) => {
                const next = { ...draft, [field.id]: value };
                if (TYPED.includes(field.kind) && !isBlank(value)) setDraft(next);
                else search(next);
              }}
            />
          </div>
        ))}
      </div>
      <div className="flex h-ctl flex-none items-center gap-2">
        <Button type="submit" variant="soft">
          {t('query')}
        </Button>
        <Button onClick={() => search({})}>{t('reset')}</Button>
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
        {trailing !== undefined && <span className="ml-2 flex items-center gap-1">{trailing}</span>}
      </div>
    </form>
  );
}

export interface SearchBarProps {
  fields: readonly SearchField[];
  /** Values that filter the list now. */
  values: SearchValues;
  onSearch: (values: SearchValues) => void;
  /** What stands at the end of its row. */
  trailing?: ReactNode;
}
