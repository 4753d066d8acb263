import { Search } from 'lucide-react';
import { type KeyboardEvent } from 'react';
import { cn } from '../cn/cn.js';
import { ClearButton } from '../input/ClearButton.js';

/** The search line above the list of a select, tree or picker. It keeps the focus; its keys act on the list. */
export function SearchField({
  value,
  onValueChange,
  label,
  listId,
  activeId,
  popup = 'listbox',
  onKeyDown,
  className,
}: SearchFieldProps) {
  return (
    <div
      data-slot="search-field"
      className={cn(
        'flex h-9 flex-none items-center gap-2 border-b border-hairline px-3 in-data-[pane=dialog]:h-11 in-data-[pane=dialog]:bg-sunken phone:h-11',
        className,
      )}
    >
      <Search aria-hidden className="size-3.5 flex-none text-3" />
      <input
        data-autofocus=""
        role="combobox"
        aria-expanded
        aria-haspopup={popup}
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={onKeyDown}
        className="h-full w-full min-w-0 bg-transparent outline-none"
      />
      {value !== '' && <ClearButton onClear={() => onValueChange('')} />}
    </div>
  );
}

export interface SearchFieldProps {
  value: string;
  onValueChange: (value: string) => void;
  /** Name and placeholder. */
  label: string;
  /** Id of the list below. */
  listId?: string;
  /** Id of its active row. */
  activeId?: string;
  popup?: 'listbox' | 'tree' | 'grid';
  onKeyDown: (event: KeyboardEvent) => void;
  className?: string;
}
