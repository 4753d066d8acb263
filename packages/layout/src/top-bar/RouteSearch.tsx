import { cn } from '@smart-admin/ui/cn';
import { Icon } from '@smart-admin/ui/icon';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { Search } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { layoutMessages } from '../messages.js';
import { type FrameItem } from '../frame/navigationItem.js';
import type * as SearchRoutes from '../palette/searchRoutes.js';
import { Marked, usePinyin } from '@smart-admin/ui/text-search';
import { Kbd } from '../shortcuts/Kbd.js';
import { SHORTCUTS, writeKeys } from '../shortcuts/shortcuts.js';
import { useIsMac } from '../shortcuts/useIsMac.js';

/**
 * Finds a page of the menu by its title (in any language, or by the sound of its characters) or its path. The shortcut
 * that it shows opens the command palette, which finds actions too.
 */
export function RouteSearch({ navigation, onChoose }: RouteSearchProps) {
  const t = useMessages(layoutMessages);
  const locale = useLocale();
  const listId = useId();
  const mac = useIsMac();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  // the search libraries come with the first focus, not with the page
  const [library, setLibrary] = useState<typeof SearchRoutes | null>(null);
  const pinyin = usePinyin(library !== null);
  const results = library
    ? library.searchRoutes(library.searchEntries(navigation, locale), query, pinyin).slice(0, 10)
    : [];

  const close = () => {
    setQuery('');
    setActive(0);
  };
  const choose = (path: string | undefined) => {
    if (!path) return;
    close();
    input.current?.blur();
    onChoose(path);
  };
  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return; // Enter confirms the characters of an input method first
    if (event.key === 'ArrowDown') setActive(Math.min(active + 1, results.length - 1));
    else if (event.key === 'ArrowUp') setActive(Math.max(active - 1, 0));
    else if (event.key === 'Enter') choose(results[active]?.path);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  };
  const open = library !== null && query.trim() !== '';
  return (
    <div
      className="relative mr-1.5 w-52 flex-none max-[1199px]:w-40"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
    >
      <Search size={14} aria-hidden className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-3" />
      <input
        ref={input}
        role="combobox"
        aria-label={t('searchMenu')}
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={open && results[active] ? `${listId}-${active}` : undefined}
        placeholder={t('searchMenu')}
        value={query}
        onFocus={() => void loadSearch().then(setLibrary)}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
        }}
        onKeyDown={handleKeyDown}
        className="h-8 w-full rounded-md border border-hairline bg-canvas pr-14 max-[1199px]:pr-2 pl-8 text-13 text-1 outline-none focus-visible:border-ring focus-visible:ring-1 focus-visible:ring-ring"
      />
      <Kbd aria-hidden className="pointer-events-none absolute top-1/2 right-1.5 -translate-y-1/2 max-[1199px]:hidden">
        {writeKeys(SHORTCUTS.palette, mac)}
      </Kbd>
      <ul
        id={listId}
        role="listbox"
        aria-label={t('searchMenu')}
        hidden={!open}
        className="absolute top-full right-0 z-(--z-popover) mt-1 max-h-96 w-80 overflow-y-auto rounded-lg bg-raised p-1 shadow-pop"
      >
        {results.map((result, index) => (
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are handled by the combobox's input
          <li
            key={result.path}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            title={result.title}
            onMouseEnter={() => setActive(index)}
            onClick={() => choose(result.path)}
            className={cn(
              'flex h-8 cursor-pointer items-center gap-2 rounded-sm px-2.5',
              index === active && 'bg-pressed',
            )}
          >
            <Icon name={result.icon} size={14} className="text-3" />
            <span className="truncate">
              <Marked text={result.title} ranges={result.ranges} />
            </span>
          </li>
        ))}
        {library && results.length === 0 ? (
          <li role="option" aria-selected={false} aria-disabled className="px-2.5 py-2 text-12 text-3">
            {t('searchNothing')}
          </li>
        ) : null}
      </ul>
    </div>
  );
}

export interface RouteSearchProps {
  navigation: readonly FrameItem[];
  onChoose(path: string): void;
}

function loadSearch() {
  return import('../palette/searchRoutes.js');
}
