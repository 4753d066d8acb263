import { useId, useState, type KeyboardEvent, type RefObject } from 'react';
import { Checkbox } from '../checkbox/Checkbox.js';
import { cn } from '../cn/cn.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { OptionRow } from '../select/OptionRow.js';
import { filterOptions, stepOption, type OptionValue, type SelectOption } from '../select/options.js';
import { SearchField } from '../text-search/SearchField.js';
import { useTextMatch } from '../text-search/useTextMatch.js';
import { useIsPhone } from '../theme/useIsPhone.js';
import { scrollToRow, useRowWindow } from '../virtual-list/useRowWindow.js';
import { transferMessages } from './transferMessages.js';
import { toggleMark } from './transferState.js';

const ROW = 32;
const ROW_PHONE = 44;
const PAGE = 8;
const VIRTUAL_FROM = 60;

/**
 * One of the two lists of a Transfer: heading with count, search, rows to mark.
 * @internal
 */
export function TransferList<Value extends OptionValue>({
  title,
  options,
  marked,
  onMarkedChange,
  onMove,
  disabled,
  searchable,
  scroller,
}: TransferListProps<Value>) {
  const t = useMessages(transferMessages);
  const listId = useId();
  const [query, setQuery] = useState('');
  const [activeAt, setActiveAt] = useState(-1);
  const [pressedAt, setPressedAt] = useState<number | null>(null);
  const match = useTextMatch(query);
  const shown = filterOptions(options, match);
  const active = Math.min(activeAt < 0 ? stepOption(shown, -1, 1) : activeAt, shown.length - 1);
  const rowHeight = useIsPhone() ? ROW_PHONE : ROW;
  const window = useRowWindow({ count: shown.length, rowHeight, scroller, enabled: shown.length > VIRTUAL_FROM });
  const markable = shown.filter((option) => !option.disabled);
  const markedShown = markable.filter((option) => marked.has(option.value)).length;

  const press = (index: number, isRange: boolean) => {
    if (disabled) return;
    onMarkedChange(toggleMark(shown, marked, index, isRange ? pressedAt : null));
    setPressedAt(index);
    setActiveAt(index);
  };
  const markAll = (on: boolean) => {
    const next = new Set(marked);
    for (const { value } of markable) {
      if (on) next.add(value);
      else next.delete(value);
    }
    onMarkedChange(next);
  };
  const move = (index: number) => {
    if (index < 0) return;
    setActiveAt(index);
    if (scroller.current) scrollToRow(scroller.current, index, rowHeight);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement;
    if (event.nativeEvent.isComposing || disabled) return;
    const last = shown.length - 1;
    const moves: Record<string, () => void> = {
      ArrowDown: () => move(stepOption(shown, active, 1)),
      ArrowUp: () => move(stepOption(shown, active, -1)),
      PageDown: () => move(stepOption(shown, Math.min(last, active + PAGE) - 1, 1)),
      PageUp: () => move(stepOption(shown, Math.max(0, active - PAGE) + 1, -1)),
      ...(!isTyping && {
        Home: () => move(stepOption(shown, -1, 1)),
        End: () => move(stepOption(shown, 0, -1)),
        ' ': () => press(active, event.shiftKey),
      }),
      Enter: () => {
        const option = shown[active];
        const values = marked.size > 0 ? options.filter(({ value }) => marked.has(value)) : option ? [option] : [];
        onMove(values.filter((one) => !one.disabled).map(({ value }) => value));
      },
    };
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a' && !isTyping) {
      event.preventDefault();
      markAll(markedShown < markable.length);
      return;
    }
    const act = moves[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  const optionId = (index: number) => `${listId}-${index}`;

  return (
    <section
      aria-label={title}
      className={cn(
        'flex h-80 min-w-0 flex-1 flex-col @max-lg:flex-none overflow-hidden rounded-md border border-default bg-surface',
        disabled && 'bg-disabled',
      )}
    >
      <div className="flex h-9 flex-none items-center gap-2 border-b border-hairline px-3 phone:h-11">
        <Checkbox
          aria-label={`${title} ${t('all')}`}
          disabled={disabled || markable.length === 0}
          value={markedShown === 0 ? false : markedShown === markable.length ? true : 'indeterminate'}
          onValueChange={() => markAll(markedShown < markable.length)}
        />
        <span className="min-w-0 flex-1 truncate font-medium">{title}</span>
        <span aria-live="polite" className="flex-none text-12 text-2 tabular-nums">
          {t('count', { marked: marked.size, total: options.length })}
        </span>
      </div>
      {searchable && !disabled && (
        <SearchField
          value={query}
          onValueChange={(next) => {
            setQuery(next);
            setActiveAt(-1);
            setPressedAt(null);
          }}
          label={t('search', { list: title })}
          listId={listId}
          activeId={shown[active] ? optionId(active) : undefined}
          onKeyDown={handleKeyDown}
        />
      )}
      <div
        ref={scroller}
        id={listId}
        role="listbox"
        aria-label={title}
        aria-multiselectable
        aria-disabled={disabled || undefined}
        aria-activedescendant={shown[active] ? optionId(active) : undefined}
        tabIndex={disabled ? -1 : 0}
        onKeyDown={handleKeyDown}
        className={cn(
          'min-h-0 overflow-auto rounded-b-md p-1 outline-none focus-visible:shadow-[inset_0_0_0_2px_var(--primary-ring)]',
          shown.length > 0 && 'flex-1',
        )}
      >
        {window.before > 0 && <div role="presentation" style={{ height: window.before }} />}
        {shown.slice(window.first, window.end).map((option, offset) => {
          const index = window.first + offset;
          return (
            <OptionRow
              key={option.value}
              id={optionId(index)}
              multiple
              label={option.label}
              title={option.title}
              icon={option.icon}
              hint={option.hint}
              isChosen={marked.has(option.value)}
              isActive={index === active && !disabled}
              match={match}
              aria-disabled={option.disabled || disabled || undefined}
              aria-setsize={shown.length}
              aria-posinset={index + 1}
              onClick={(event) => press(index, event.shiftKey)}
              onDoubleClick={() => !option.disabled && !disabled && onMove([option.value])}
            />
          );
        })}
        {window.after > 0 && <div role="presentation" style={{ height: window.after }} />}
      </div>
      <p role="status" className="m-0 px-3 py-6 text-center text-3 empty:hidden">
        {shown.length === 0 && (query ? t('noMatch') : t('empty'))}
      </p>
    </section>
  );
}

export interface TransferListProps<Value extends OptionValue> {
  title: string;
  options: readonly SelectOption<Value>[];
  marked: ReadonlySet<Value>;
  onMarkedChange: (marked: Set<Value>) => void;
  /** Called by Enter and a double click. */
  onMove: (values: readonly Value[]) => void;
  disabled: boolean;
  searchable: boolean;
  /** Gets the part with the rows, which takes the focus. */
  scroller: RefObject<HTMLDivElement | null>;
}
