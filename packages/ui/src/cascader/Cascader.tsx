import { Check, ChevronRight } from 'lucide-react';
import { useId, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { cn } from '../cn/cn.js';
import { useControllable } from '../controllable/useControllable.js';
import { useControlState, type ControlProps } from '../form-state/useControlState.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { OptionList } from '../select/OptionList.js';
import { optionRow } from '../select/OptionRow.js';
import { selectMessages } from '../select/selectMessages.js';
import { SelectPopover } from '../select/SelectPopover.js';
import { SelectTrigger } from '../select/SelectTrigger.js';
import { choosablePaths, openColumns, optionsOnPath, pathId, type CascaderOption } from './cascade.js';

/**
 * A choice level by level, in columns side by side, or found by a search over whole paths. The value is the path of
 * values. Arrow keys walk the columns.
 */
export function Cascader({
  options,
  value,
  defaultValue = null,
  onValueChange,
  open,
  defaultOpen = false,
  onOpenChange,
  anyLevel = false,
  clearable = true,
  separator = ' / ',
  placeholder,
  label,
  size,
  className,
  ref,
  ...control
}: CascaderProps) {
  const panelId = useId();
  const t = useMessages(selectMessages);
  const state = useControlState(control);
  const [path, setPath] = useControllable<readonly string[] | null>({
    value,
    defaultValue,
    onChange: (next) => onValueChange?.(next && [...next]),
  });
  const [isOpen, setOpen] = useControllable({ value: open, defaultValue: defaultOpen, onChange: onOpenChange });
  const [walked, setWalked] = useState<readonly string[]>(path ?? []);
  const handleOpen = (next: boolean) => {
    if (next) setWalked(path ?? []);
    setOpen(next);
  };
  const choose = (level: number, option: CascaderOption) => {
    const next = [...walked.slice(0, level), option.value];
    setWalked(next);
    const isLeaf = !option.children?.length;
    if (isLeaf || anyLevel) setPath(next);
    if (isLeaf) setOpen(false);
  };
  const paths = isOpen ? choosablePaths(options, { anyLevel, separator }) : [];
  const text = optionsOnPath(options, path ?? [])
    .map((option) => option.label)
    .join(separator);
  return (
    <SelectPopover
      open={isOpen}
      onOpenChange={handleOpen}
      width="auto"
      panelClassName="min-w-60"
      frame={
        <SelectTrigger
          slot="cascader"
          size={size}
          state={state}
          open={isOpen}
          onOpenChange={handleOpen}
          listId={panelId}
          text={text}
          placeholder={placeholder ?? t('placeholder')}
          label={label}
          onClear={clearable && path?.length ? () => setPath(null) : undefined}
          triggerRef={ref}
          className={className}
        />
      }
    >
      <OptionList
        id={panelId}
        searchable
        options={paths.map(({ id, label: text, disabled }) => ({ value: id, label: text, title: text, disabled }))}
        isChosen={(id) => id === pathId(path ?? [])}
        initialIndex={-1}
        onChoose={({ value: id }) => {
          setPath(paths.find((entry) => entry.id === id)?.path ?? null);
          setOpen(false);
        }}
        browse={
          <div className="flex max-w-[calc(100vw-16px)] overflow-x-auto">
            {openColumns(options, walked).map((column, level) => (
              <div
                key={level === 0 ? 'root' : walked[level - 1]}
                role="listbox"
                aria-label={optionsOnPath(options, walked)[level - 1]?.label ?? t('options')}
                className="max-h-64 min-w-40 flex-none overflow-y-auto border-r border-hairline p-1 last:border-r-0"
              >
                {column.map((option, index) => (
                  <button
                    key={option.value}
                    type="button"
                    role="option"
                    aria-selected={walked[level] === option.value}
                    disabled={option.disabled}
                    data-first={
                      level === 0 && (walked.length === 0 ? index === 0 : option.value === walked[0]) ? '' : undefined
                    }
                    onClick={() => choose(level, option)}
                    onKeyDown={handleArrowKeys}
                    className={cn(optionRow, 'focus-visible:-outline-offset-2 aria-selected:bg-primary-soft')}
                  >
                    <span className="min-w-0 flex-1 truncate">{option.label}</span>
                    {option.children?.length ? (
                      <ChevronRight aria-hidden className="size-3.5 text-3" />
                    ) : walked[level] === option.value ? (
                      <Check aria-hidden className="size-4" />
                    ) : null}
                  </button>
                ))}
              </div>
            ))}
          </div>
        }
      />
    </SelectPopover>
  );
}

export interface CascaderProps extends ControlProps {
  /** The first level with its children. */
  options: readonly CascaderOption[];
  value?: readonly string[] | null;
  defaultValue?: readonly string[] | null;
  onValueChange?: (value: string[] | null) => void;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Levels above the last can be chosen too. Default false. */
  anyLevel?: boolean;
  /** Default true. */
  clearable?: boolean;
  /** Between the labels. Default ` / `. */
  separator?: string;
  placeholder?: string;
  /** Words inside the field before the value (filters). */
  label?: ReactNode;
  size?: 'default' | 'medium' | 'small' | 'mini';
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

function handleArrowKeys(event: KeyboardEvent<HTMLButtonElement>): void {
  const button = event.currentTarget;
  const sibling = (from: Element | null, step: 'nextElementSibling' | 'previousElementSibling') => {
    let next = from?.[step] ?? null;
    while (next instanceof HTMLButtonElement && next.disabled) next = next[step];
    return next;
  };
  if (event.key === 'ArrowDown') focus(sibling(button, 'nextElementSibling'));
  else if (event.key === 'ArrowUp') focus(sibling(button, 'previousElementSibling'));
  else if (event.key === 'ArrowLeft')
    focus(button.parentElement?.previousElementSibling?.querySelector('[aria-selected=true]') ?? null);
  else if (event.key === 'ArrowRight') {
    button.click();
    const { parentElement } = button;
    requestAnimationFrame(() =>
      focus(parentElement?.nextElementSibling?.querySelector('button:not(:disabled)') ?? null),
    );
  } else return;
  event.preventDefault();
}

function focus(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus();
}
