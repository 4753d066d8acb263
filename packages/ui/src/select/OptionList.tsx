import { useVirtualizer } from '@tanstack/react-virtual';
import { Check, Search } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { cn } from '../cn/cn.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { Spinner } from '../spinner/Spinner.js';
import { useIsPhone } from '../theme/useIsPhone.js';
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
    onChoose,
  });
  const { shown, activeIndex } = state;
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
    const chosen = isChosen(option.value);
    return (
      <div
        key={option.value}
        id={optionId(index)}
        role="option"
        tabIndex={-1}
        data-index={index}
        data-active={index === activeIndex || undefined}
        aria-selected={chosen}
        aria-disabled={option.disabled || undefined}
        aria-setsize={shown.length}
        aria-posinset={index + 1}
        style={style}
        className={cn(
          'flex h-8 w-full cursor-pointer items-center gap-2 rounded-sm px-2.5 whitespace-nowrap phone:h-11 [&_svg]:size-4 [&_svg]:flex-none',
          'data-active:bg-pressed aria-selected:font-medium aria-selected:text-primary-text aria-disabled:cursor-not-allowed aria-disabled:text-disabled',
        )}
        onPointerMove={() => state.setActiveIndex(index)}
        onClick={() => !option.disabled && onChoose(option)}
        onKeyDown={state.handleKeyDown}
      >
        {multiple && (
          <span
            aria-hidden
            className={cn(
              'grid size-4 flex-none place-items-center rounded-sm border border-control text-primary-on',
              chosen && 'border-primary-edge bg-primary-solid',
            )}
          >
            {chosen && <Check className="size-3!" />}
          </span>
        )}
        {option.icon}
        <span className="min-w-0 flex-1 truncate">{option.label}</span>
        {option.hint && <span className="flex-none pl-2 text-12 font-normal text-2">{option.hint}</span>}
        {!multiple && chosen && <Check aria-hidden className="text-primary-text" />}
      </div>
    );
  };

  return (
    <div className="flex max-h-[min(320px,var(--radix-popper-available-height))] flex-col">
      {searchable && (
        <div className="flex h-9 flex-none items-center gap-2 border-b border-hairline px-3">
          <Search aria-hidden className="size-3.5 text-3" />
          <input
            data-autofocus=""
            role="combobox"
            aria-expanded
            aria-controls={listId}
            aria-activedescendant={activeId}
            aria-autocomplete="list"
            aria-label={t('search')}
            placeholder={t('search')}
            value={state.query}
            onChange={(event) => {
              state.setQuery(event.target.value);
              onSearchChange?.(event.target.value);
            }}
            onKeyDown={state.handleKeyDown}
            className="w-full min-w-0 bg-transparent outline-none"
          />
        </div>
      )}
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
      {loading ? (
        <div className="flex items-center justify-center gap-2 p-3 text-3" role="status">
          <Spinner />
          {t('loading')}
        </div>
      ) : (
        shown.length === 0 && (
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
  onChoose: (option: SelectOption<Value>) => void;
}
