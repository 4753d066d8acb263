import { useId, type ReactNode, type Ref } from 'react';
import { useControllable } from '../controllable/useControllable.js';
import { useControlState, type ControlProps } from '../form-state/useControlState.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { OptionList } from './OptionList.js';
import { type OptionValue, type SelectOption } from './options.js';
import { selectMessages } from './selectMessages.js';
import { SelectPopover } from './SelectPopover.js';
import { SelectTrigger } from './SelectTrigger.js';
import { useRemoteSearch } from './useRemoteSearch.js';

/** One choice of a list that opens. Null is "nothing chosen". Use RadioGroup for up to five visible choices. */
export function Select<Value extends OptionValue>({
  options,
  value,
  defaultValue = null,
  onValueChange,
  open,
  defaultOpen = false,
  onOpenChange,
  searchable = false,
  onSearchChange,
  clearable = false,
  loading,
  placeholder,
  label,
  emptyText,
  footer,
  size,
  className,
  panelClassName,
  ref,
  ...control
}: SelectProps<Value>) {
  const t = useMessages(selectMessages);
  const listId = useId();
  const state = useControlState(control);
  const [chosen, setChosen] = useControllable<Value | null>({ value, defaultValue, onChange: onValueChange });
  const [isOpen, setOpen] = useControllable({ value: open, defaultValue: defaultOpen, onChange: onOpenChange });
  const remote = useRemoteSearch({ options, chosen: chosen === null ? [] : [chosen], onSearchChange });
  const index = options.findIndex((option) => option.value === chosen);
  const current = chosen === null ? undefined : remote.optionOf(chosen);
  const handleOpen = (next: boolean) => {
    if (!next) remote.end();
    setOpen(next);
  };
  return (
    <SelectPopover
      open={isOpen}
      onOpenChange={handleOpen}
      panelClassName={panelClassName}
      frame={
        <SelectTrigger
          slot="select"
          size={size}
          state={state}
          open={isOpen}
          onOpenChange={handleOpen}
          listId={listId}
          text={current?.label ?? (chosen === null || chosen === undefined || chosen === '' ? '' : String(chosen))}
          placeholder={placeholder ?? t('placeholder')}
          label={label}
          onClear={clearable && chosen !== null && chosen !== '' ? () => setChosen(null) : undefined}
          triggerRef={ref}
          className={className}
        />
      }
    >
      <OptionList
        id={listId}
        options={options}
        isChosen={(option) => option === chosen}
        initialIndex={Math.max(0, index)}
        searchable={searchable}
        onSearchChange={remote.search}
        loading={loading}
        emptyText={emptyText}
        footer={footer}
        label={control['aria-label']}
        onChoose={(option) => {
          remote.remember(option);
          if (option.value !== chosen) setChosen(option.value);
          handleOpen(false);
        }}
      />
    </SelectPopover>
  );
}

export interface SelectProps<Value extends OptionValue> extends ControlProps {
  /** What can be chosen. */
  options: readonly SelectOption<Value>[];
  value?: Value | null;
  defaultValue?: Value | null;
  onValueChange?: (value: Value | null) => void;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Adds a search field above the options. Default false. */
  searchable?: boolean;
  /** Makes the search remote: the caller loads and passes the matching options. */
  onSearchChange?: (query: string) => void;
  /** Offers a cross (and the delete key) that chooses nothing. Default false. */
  clearable?: boolean;
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
  /** Of the list: a width, where options need more room than the field has. */
  panelClassName?: string;
  /** The button that opens the list. */
  ref?: Ref<HTMLButtonElement>;
}
