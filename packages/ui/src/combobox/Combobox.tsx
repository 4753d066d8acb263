import { useId, useState, type KeyboardEvent, type Ref } from 'react';
import { cn } from '../cn/cn.js';
import { useControllable } from '../controllable/useControllable.js';
import { useControlState, type ControlProps } from '../form-state/useControlState.js';
import { Input } from '../input/Input.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { OptionRow } from '../select/OptionRow.js';
import { filterOptions, stepOption, type SelectOption } from '../select/options.js';
import { selectMessages } from '../select/selectMessages.js';
import { SelectPopover } from '../select/SelectPopover.js';
import { useTextMatch } from '../text-search/useTextMatch.js';

/**
 * A text field that suggests: any text may be typed, the list below helps. For a choice that must be one of the list use
 * Select with `searchable`.
 */
export function Combobox({
  options,
  value,
  defaultValue = '',
  onValueChange,
  onSearchChange,
  maxOptions = 50,
  placeholder,
  clearable = false,
  size,
  className,
  ref,
  ...control
}: ComboboxProps) {
  const t = useMessages(selectMessages);
  const listId = useId();
  const [text, setText] = useControllable({ value, defaultValue, onChange: onValueChange });
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const match = useTextMatch(text);
  // a caller that searches itself has filtered already
  const found = (onSearchChange ? options : filterOptions(options, match)).slice(0, maxOptions);
  const { disabled, readOnly } = useControlState(control);
  const isShown = isOpen && found.length > 0 && !disabled && !readOnly;
  const choose = (option: SelectOption<string>) => {
    setText(option.label);
    setOpen(false);
    setActive(-1);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || readOnly) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      setActive(stepOption(found, isShown ? active : -1, event.key === 'ArrowDown' ? 1 : -1));
    } else if (event.key === 'Enter' && isShown && found[active]) {
      event.preventDefault();
      choose(found[active]);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      setActive(-1);
    }
  };
  return (
    <SelectPopover
      entersOnOpen={false}
      open={isShown}
      onOpenChange={setOpen}
      frame={
        <div data-slot="combobox" className={cn('w-full min-w-0', className)}>
          <Input
            {...control}
            ref={ref}
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={isShown ? listId : undefined}
            aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
            size={size}
            placeholder={placeholder}
            clearable={clearable}
            value={text}
            onValueChange={(next) => {
              setText(next);
              setActive(-1);
              setOpen(true);
              onSearchChange?.(next);
            }}
            onClick={() => setOpen(true)}
            onKeyDown={handleKeyDown}
            onBlur={() => setOpen(false)}
          />
        </div>
      }
    >
      <div id={listId} role="listbox" aria-label={t('options')} className="max-h-80 overflow-auto p-1">
        {found.map((option, index) => (
          <OptionRow
            key={option.value}
            id={`${listId}-${index}`}
            label={option.label}
            title={option.title}
            icon={option.icon}
            hint={option.hint}
            isChosen={option.label === text}
            isActive={index === active}
            match={match}
            aria-disabled={option.disabled || undefined}
            // the field keeps the focus: it takes the keys
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => !option.disabled && choose(option)}
          />
        ))}
      </div>
    </SelectPopover>
  );
}

export interface ComboboxProps extends ControlProps {
  /** Suggestions; a choice writes its label. */
  options: readonly SelectOption<string>[];
  /** The text. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (text: string) => void;
  /** Called with what is typed, to load other suggestions; then the list is not filtered here. */
  onSearchChange?: (text: string) => void;
  /** Most suggestions shown. Default 50. */
  maxOptions?: number;
  placeholder?: string;
  /** Offers a cross. Default false. */
  clearable?: boolean;
  size?: 'default' | 'medium' | 'small' | 'mini';
  className?: string;
  ref?: Ref<HTMLInputElement>;
}
