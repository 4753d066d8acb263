import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useMessages } from '../locale/LocaleProvider.js';
import { Spinner } from '../spinner/Spinner.js';
import { SearchField } from '../text-search/SearchField.js';
import { useIsPhone } from '../theme/useIsPhone.js';
import { OptionRow } from './OptionRow.js';
import { type OptionValue, type SelectOption } from './options.js';
import { selectMessages } from './selectMessages.js';
import { useOptionListState } from './useOptionListState.js';

const ROW = 32;
const ROW_PHONE = 44;
const VIRTUAL_FROM = 100;

/**
 * The open list of a select: optional search field, options, footer. Long lists are drawn in part only.
 * @internal
 */
export function OptionList<Value extends OptionValue>({
  id,
  options,
  isChosen,
  initialIndex,
  multiple = false,
  searchable = false,
  onSearchChange,
  loading = false,
  emptyText,
  footer,
  browse,
  onChoose,
  label,
}: OptionListProps<Value>) {
  'use no memo';
  const t = useMessages(selectMessages);
  const ownId = useId();
  const listId = id ?? ownId;
  const scroller = useRef<HTMLDivElement>(null);
  const state = useOptionListState({
    options,
    initialIndex,
    searchable,
    remote: onSearchChange !== undefined,
    isLoading: loading,
    onChoose,
  });
  const { shown, activeIndex } = state;
  const browsed = useRef<HTMLDivElement>(null);
  const isBrowsing = browse !== undefined && state.match === null;
  const rowHeight = useIsPhone() ? ROW_PHONE : ROW;
  const isVirtual = shown.length > VIRTUAL_FROM;
  // eslint-disable-next-line react-hooks/incompatible-library -- 'use no memo' stands above
  const virtualizer = useVirtualizer({
    count: isVirtual ? shown.length : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  useEffect(() => {
    if (activeIndex < 0) return;
    if (isVirtual) virtualizer.scrollToIndex(activeIndex);
    else scroller.current?.querySelector(`[data-index="${activeIndex}"]`)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeIndex, isVirtual, virtualizer]);

  const optionId = (index: number) => `${listId}-${index}`;
  const activeId = shown[activeIndex] ? optionId(activeIndex) : undefined;
  const draw = (index: number, style?: React.CSSProperties) => {
    const option = shown[index];
    if (!option) return null;
    return (
      <OptionRow
        key={option.value}
        id={optionId(index)}
        data-index={index}
        label={option.label}
        title={option.title}
        icon={option.icon}
        hint={option.hint}
        isChosen={isChosen(option.value)}
        isActive={index === activeIndex}
        multiple={multiple}
        match={state.match}
        aria-disabled={option.disabled || undefined}
        aria-setsize={shown.length}
        aria-posinset={index + 1}
        style={style}
        onPointerMove={() => state.setActiveIndex(index)}
        // the search or the list keeps the focus: it takes the keys
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => !option.disabled && onChoose(option)}
      />
    );
  };

  return (
    <div className="flex max-h-[min(320px,var(--radix-popper-available-height))] flex-col">
      {searchable && (
        <SearchField
          listId={listId}
          activeId={isBrowsing ? undefined : activeId}
          label={t('search')}
          value={state.query}
          onValueChange={(query) => {
            state.setQuery(query);
            onSearchChange?.(query);
          }}
          onKeyDown={(event) => {
            if (!isBrowsing) return state.handleKeyDown(event);
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            browsed.current?.querySelector<HTMLElement>('[data-first]')?.focus();
          }}
        />
      )}
      {isBrowsing ? (
        <div ref={browsed} id={listId}>
          {browse}
        </div>
      ) : (
        <div
          ref={scroller}
          id={listId}
          role="listbox"
          aria-label={label ?? t('options')}
          aria-multiselectable={multiple || undefined}
          aria-busy={loading || undefined}
          aria-activedescendant={searchable ? undefined : activeId}
          tabIndex={searchable ? -1 : 0}
          data-autofocus={searchable ? undefined : ''}
          onKeyDown={state.handleKeyDown}
          className="min-h-0 flex-1 overflow-auto p-1 outline-none"
        >
          {isVirtual ? (
            <div role="presentation" className="relative w-full" style={{ height: virtualizer.getTotalSize() }}>
              {virtualizer.getVirtualItems().map((item) =>
                draw(item.index, {
                  position: 'absolute',
                  top: 0,
                  left: 0,
                  height: rowHeight,
                  transform: `translateY(${item.start}px)`,
                }),
              )}
            </div>
          ) : (
            shown.map((_, index) => draw(index))
          )}
        </div>
      )}
      {loading ? (
        <div className="flex items-center justify-center gap-2 p-3 text-3" role="status">
          <Spinner />
          {t('loading')}
        </div>
      ) : (
        shown.length === 0 &&
        !isBrowsing && (
          <div role="status" className="p-4 text-center text-3">
            {state.query ? t('noMatch') : (emptyText ?? t('empty'))}
          </div>
        )
      )}
      {footer && <div className="flex-none border-t border-hairline p-1">{footer}</div>}
    </div>
  );
}

export interface OptionListProps<Value extends OptionValue> {
  id?: string;
  options: readonly SelectOption<Value>[];
  isChosen: (value: Value) => boolean;
  initialIndex: number;
  multiple?: boolean;
  searchable?: boolean;
  onSearchChange?: (query: string) => void;
  loading?: boolean;
  emptyText?: ReactNode;
  footer?: ReactNode;
  label?: string;
  /** Stands in place of the options while nothing is searched for; the arrow down enters it at `data-first`. */
  browse?: ReactNode;
  onChoose: (option: SelectOption<Value>) => void;
}
