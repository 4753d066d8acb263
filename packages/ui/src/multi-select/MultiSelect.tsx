import { useId, type ReactNode, type Ref } from 'react';
import { useControllable } from '../controllable/useControllable.js';
import { useControlState, type ControlProps } from '../form-state/useControlState.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { OptionList } from '../select/OptionList.js';
import { type OptionValue, type SelectOption } from '../select/options.js';
import { selectMessages } from '../select/selectMessages.js';
import { SelectPopover } from '../select/SelectPopover.js';
import { SelectTrigger } from '../select/SelectTrigger.js';
import { useRemoteSearch } from '../select/useRemoteSearch.js';
import { TagList } from './TagList.js';

/** Several choices of a list, shown as tags in the order in which they were chosen. */
export function MultiSelect<Value extends OptionValue>({
  options,
  value,
  defaultValue = [],
  onValueChange,
  open,
  defaultOpen = false,
  onOpenChange,
  searchable = true,
  onSearchChange,
  clearable = true,
  maxTags,
  maxCount,
  loading,
  placeholder,
  label,
  emptyText,
  footer,
  size,
  className,
  ref,
  ...control
}: MultiSelectProps<Value>) {
  const t = useMessages(selectMessages);
  const listId = useId();
  const state = useControlState(control);
  const [chosen, setChosen] = useControllable<readonly Value[]>({
    value,
    defaultValue,
    onChange: (next) => onValueChange?.([...next]),
  });
  const [isOpen, setOpen] = useControllable({ value: open, defaultValue: defaultOpen, onChange: onOpenChange });
  const off = state.disabled || state.readOnly;
  const remote = useRemoteSearch({ options, chosen, onSearchChange });
  const handleOpen = (next: boolean) => {
    if (!next) remote.end();
    setOpen(next);
  };
  const items = chosen.map((entry) => {
    const option = remote.optionOf(entry);
    return { key: String(entry), label: option?.label ?? String(entry), fixed: option?.disabled };
  });
  const isFull = maxCount !== undefined && chosen.length >= maxCount;
  const remove = (key: string) => setChosen(chosen.filter((entry) => String(entry) !== key));
  const last = items.at(-1);
  const isClearable = clearable && items.some((item) => !item.fixed);
  return (
    <SelectPopover
      open={isOpen}
      onOpenChange={handleOpen}
      frame={
        <SelectTrigger
          slot="multi-select"
          size={size}
          state={state}
          open={isOpen}
          onOpenChange={handleOpen}
          listId={listId}
          text={items.map((item) => item.label).join('、')}
          placeholder={placeholder ?? t('placeholder')}
          label={label}
          tags={
            <TagList
              items={items}
              maxTags={maxTags}
              onRemove={remove}
              placeholder={placeholder ?? t('placeholder')}
              disabled={off}
            />
          }
          onClear={
            isClearable ? () => setChosen(chosen.filter((entry) => remote.optionOf(entry)?.disabled)) : undefined
          }
          onBackspace={last && (() => !last.fixed && remove(last.key))}
          triggerRef={ref}
          className={className}
        />
      }
    >
      <OptionList
        id={listId}
        multiple
        options={
          isFull
            ? options.map((option) => ({ ...option, disabled: option.disabled || !chosen.includes(option.value) }))
            : options
        }
        isChosen={(option) => chosen.includes(option)}
        initialIndex={0}
        searchable={searchable}
        onSearchChange={remote.search}
        loading={loading}
        emptyText={emptyText}
        footer={footer}
        label={control['aria-label']}
        onChoose={(option) => {
          remote.remember(option);
          setChosen(
            chosen.includes(option.value)
              ? chosen.filter((entry) => entry !== option.value)
              : [...chosen, option.value],
          );
        }}
      />
    </SelectPopover>
  );
}

export interface MultiSelectProps<Value extends OptionValue> extends ControlProps {
  /** What can be chosen. */
  options: readonly SelectOption<Value>[];
  value?: readonly Value[];
  defaultValue?: readonly Value[];
  onValueChange?: (value: Value[]) => void;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Default true. */
  searchable?: boolean;
  /** Makes the search remote: the caller loads and passes the matching options. */
  onSearchChange?: (query: string) => void;
  /** Default true. */
  clearable?: boolean;
  /** Tags shown before `+n`. Default: as many as there is room for. */
  maxTags?: number;
  /** Most values that may be chosen. */
  maxCount?: number;
  /** Shows that options are on the way. Default false. */
  loading?: boolean;
  placeholder?: string;
  /** Words inside the field before the value (filters). */
  label?: ReactNode;
  /** In place of the options when there are none. */
  emptyText?: ReactNode;
  /** Below the options: a link such as 新增. */
  footer?: ReactNode;
  size?: 'default' | 'medium' | 'small' | 'mini';
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}
