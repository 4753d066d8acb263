import { cn } from '@smart-admin/ui/cn';
import { Dialog } from '@smart-admin/ui/dialog';
import { Icon } from '@smart-admin/ui/icon';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { Spinner } from '@smart-admin/ui/spinner';
import { Search } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { dialogMessages } from '../dialogMessages.js';
import { layoutMessages } from '../messages.js';
import { type FrameItem } from '../frame/navigationItem.js';
import { searchEntries } from './searchRoutes.js';
import { Marked, usePinyin } from '@smart-admin/ui/text-search';
import { useFrameSettings } from '../frame/FrameContext.js';
import { Kbd } from '../shortcuts/Kbd.js';
import { frameActions, type FrameCommands } from './frameActions.js';
import { paletteGroups, type PaletteEntry, type PaletteGroup } from './paletteEntries.js';
import { recordGroups, type SearchRecords } from './paletteRecords.js';
import { useRecordSearch, type RecordSearch } from './useRecordSearch.js';

/**
 * Goes to any page or record and does any action of the frame by typing. Arrow keys choose, Enter goes, Escape closes.
 */
export function CommandPalette({
  navigation,
  others,
  recent,
  commands,
  searchRecords,
  onGo,
  onClose,
}: CommandPaletteProps) {
  const t = useMessages(dialogMessages);
  const shell = useMessages(layoutMessages);
  const locale = useLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  // by its id: records that come later do not move it
  const [activeId, setActiveId] = useState<string>();
  const found = useRecordSearch(query, searchRecords);
  const pinyin = usePinyin(true);
  const settings = useFrameSettings();
  const pages = searchEntries(navigation, locale);
  const known = new Map<string, PaletteEntry>([
    ...others.map((page) => [page.id, page] as const),
    ...pages.map(({ path, icon, title }) => [path, { id: path, path, icon, title }] as const),
  ]);
  // records last: what Enter takes stays the same when they come
  const groups = [
    ...paletteGroups({
      query,
      recent: recent.flatMap((path) => known.get(path) ?? []),
      pages,
      actions: frameActions({ t, shell }, settings, locale, commands),
      pinyin,
    }),
    ...recordGroups(found.records),
  ];
  const entries = groups.flatMap((group) => group.entries);
  const active = Math.max(
    0,
    entries.findIndex((entry) => entry.id === activeId),
  );
  const titles = {
    recent: t('paletteRecent'),
    pages: t('palettePages'),
    actions: t('paletteActions'),
    records: t('paletteRecords'),
  };
  const titleOf = (group: PaletteGroup) => group.title ?? titles[group.kind];
  const placeholder = t(searchRecords ? 'palettePlaceholderRecords' : 'palettePlaceholder');
  const choose = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    onClose();
    if (entry.path) onGo(entry.path);
    else entry.run?.();
  };
  const move = (step: number) => {
    if (entries.length === 0) return;
    const next = (active + step + entries.length) % entries.length;
    setActiveId(entries[next]?.id);
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return; // Enter confirms the characters of an input method first
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') choose(entries[active]);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      open
      title={t('palette')}
      width={600}
      closeOnMask
      // it keeps its place while the results change
      className="mt-[12dvh] mb-auto"
      bodyClassName="p-0 phone:px-0"
      initialFocus={() => input.current}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div className="sticky top-0 z-1 flex items-center gap-2.5 border-y border-hairline bg-raised px-6 phone:px-4">
        <Search size={16} aria-hidden className="flex-none text-3" />
        <input
          ref={input}
          role="combobox"
          aria-label={placeholder}
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={entries[active] ? `${id}-${active}` : undefined}
          placeholder={placeholder}
          value={query}
          className="h-11 min-w-0 flex-1 bg-transparent text-14 text-1 outline-none placeholder:text-3 phone:text-16"
          onChange={(event) => {
            setQuery(event.target.value);
            setActiveId(undefined);
          }}
          onKeyDown={handleKeyDown}
        />
      </div>
      <div
        id={id}
        role="listbox"
        aria-label={t('palette')}
        aria-busy={found.isSearching}
        className={cn(
          'max-h-[min(420px,60dvh)] overflow-y-auto px-3 phone:max-h-none phone:px-1',
          entries.length > 0 && 'min-h-24 py-2',
        )}
      >
        {groups.map((group) => (
          <div key={`${group.kind}:${titleOf(group)}`} role="group" aria-label={titleOf(group)}>
            <p aria-hidden className="px-3 pt-2 pb-1 text-12 text-3">
              {titleOf(group)}
            </p>
            {group.entries.map((entry) => {
              const index = entries.indexOf(entry);
              return (
                // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are handled by the combobox's input
                <div
                  key={entry.id}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  tabIndex={-1}
                  className={cn(
                    'flex h-9 cursor-pointer items-center gap-2.5 rounded-md px-3 phone:h-11',
                    index === active && 'bg-pressed',
                  )}
                  onMouseMove={() => setActiveId(entry.id)}
                  onClick={() => choose(entry)}
                >
                  {typeof entry.icon === 'string' ? (
                    <Icon name={entry.icon} className="flex-none text-3" />
                  ) : (
                    <entry.icon size={16} aria-hidden className="flex-none text-3" />
                  )}
                  <span className="min-w-0 flex-1 truncate">
                    <Marked text={entry.title} ranges={entry.ranges ?? []} />
                  </span>
                  {entry.hint ? <span className="flex-none text-12 text-2">{entry.hint}</span> : null}
                  {entry.keys ? <Key>{entry.keys}</Key> : null}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <PaletteStatus search={found} isEmpty={entries.length === 0} />
      <p
        aria-hidden
        className="flex items-center gap-4 border-t border-hairline px-6 py-2.5 text-12 text-3 phone:hidden"
      >
        {(
          [
            ['↑ ↓', t('paletteChoose')],
            ['Enter', t('paletteRun')],
            ['Esc', t('close')],
          ] as const
        ).map(([key, text]) => (
          <span key={key} className="flex items-center gap-1.5">
            <Key>{key}</Key>
            {text}
          </span>
        ))}
        <span className="ml-auto truncate">{t('paletteTip')}</span>
      </p>
    </Dialog>
  );
}

/** What the list cannot say: records are on their way, were not found, or could not be asked for. */
function PaletteStatus({ search, isEmpty }: { search: RecordSearch; isEmpty: boolean }) {
  const t = useMessages(dialogMessages);
  const text = search.isSearching
    ? t('paletteSearching')
    : search.hasFailed
      ? t('paletteFailed')
      : isEmpty
        ? t('paletteNothing')
        : undefined;
  return (
    <div role="status">
      {text ? (
        <p className={cn('flex items-center justify-center gap-2 px-6 text-3', isEmpty ? 'py-8' : 'pb-3 text-12')}>
          {search.isSearching ? <Spinner size={14} /> : null}
          {text}
        </p>
      ) : null}
    </div>
  );
}

function Key({ children }: { children: string }) {
  return (
    <Kbd aria-hidden className="flex-none phone:hidden">
      {children}
    </Kbd>
  );
}

export interface CommandPaletteProps {
  navigation: readonly FrameItem[];
  /** Pages that have a tab; among them those that the menu does not hold. */
  others: readonly PaletteEntry[];
  /** Paths of the pages visited last, the latest first; what the user may not open is left out. */
  recent: readonly string[];
  /** What the actions do. */
  commands: FrameCommands;
  /** Finds records too; without it there are pages and actions alone. */
  searchRecords?: SearchRecords;
  onGo(path: string): void;
  onClose(): void;
}
