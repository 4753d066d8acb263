import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState, type Ref } from 'react';
import { IconButton } from '../button/IconButton.js';
import { cn } from '../cn/cn.js';
import { useControllable } from '../controllable/useControllable.js';
import { FieldContext } from '../form-state/FieldContext.js';
import { useControlState, type ControlProps } from '../form-state/useControlState.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { type OptionValue, type SelectOption } from '../select/options.js';
import { transferMessages } from './transferMessages.js';
import { TransferList } from './TransferList.js';
import { divide } from './transferState.js';

/**
 * Two lists between which things move: what there is and what was chosen, in the order of the choice. Rows are marked and
 * moved by the buttons, by Enter or a double click; of long lists only the rows in view are drawn.
 */
export function Transfer<Value extends OptionValue>({
  options,
  value,
  defaultValue = [],
  onValueChange,
  titles,
  searchable = true,
  maxCount,
  className,
  ref,
  ...control
}: TransferProps<Value>) {
  const t = useMessages(transferMessages);
  const state = useControlState(control);
  const [chosen, setChosen] = useControllable<readonly Value[]>({
    value,
    defaultValue,
    onChange: (next) => onValueChange?.([...next]),
  });
  const [marked, setMarked] = useState<ReadonlySet<Value>>(new Set());
  const [said, setSaid] = useState('');
  const availableRows = useRef<HTMLDivElement>(null);
  const chosenRows = useRef<HTMLDivElement>(null);
  const off = state.disabled || state.readOnly;
  const lists = divide(options, chosen);
  const marksOf = (list: readonly SelectOption<Value>[]) =>
    new Set(list.filter((option) => marked.has(option.value)).map((option) => option.value));
  const toAdd = marksOf(lists.available);
  const toRemove = marksOf(lists.chosen);
  const room = maxCount === undefined ? Infinity : maxCount - chosen.length;
  const unmark = (values: ReadonlySet<Value>) => setMarked(new Set([...marked].filter((one) => !values.has(one))));

  const add = (values: readonly Value[]) => {
    if (values.length === 0) return;
    if (values.length > room) return setSaid(t('full', { max: maxCount ?? 0 }));
    setChosen([...chosen, ...values]);
    unmark(new Set(values));
    setSaid(t('moved', { count: values.length }));
  };
  const remove = (values: readonly Value[]) => {
    if (values.length === 0) return;
    const gone = new Set(values);
    setChosen(chosen.filter((one) => !gone.has(one)));
    unmark(gone);
    setSaid(t('moved', { count: values.length }));
  };
  const markIn = (list: ReadonlySet<Value>) => (next: Set<Value>) =>
    setMarked(new Set([...[...marked].filter((one) => !list.has(one)), ...next]));
  const [availableTitle, chosenTitle] = titles ?? [t('available'), t('chosen')];
  const isTooMany = toAdd.size > room;

  return (
    <div
      ref={ref}
      role="group"
      id={state.id}
      aria-label={state.aria['aria-label']}
      aria-labelledby={state.aria['aria-labelledby']}
      aria-describedby={state.aria['aria-describedby']}
      data-slot="transfer"
      data-invalid={state.invalid || undefined}
      data-disabled={state.disabled || undefined}
      className={cn('@container w-full min-w-0', className)}
    >
      {/* the field around it labels the whole, not the boxes inside */}
      <FieldContext value={null}>
        <div
          className={cn(
            'flex items-center gap-2 rounded-md @max-lg:flex-col @max-lg:items-stretch',
            state.invalid && 'shadow-[0_0_0_1px_var(--danger-text)]',
          )}
        >
          <TransferList
            title={availableTitle}
            options={lists.available}
            marked={toAdd}
            onMarkedChange={markIn(toAdd)}
            onMove={add}
            scroller={availableRows}
            disabled={off}
            searchable={searchable}
          />
          <div className="flex flex-none flex-col gap-2 @max-lg:flex-row @max-lg:justify-center [&_svg]:@max-lg:rotate-90">
            <IconButton
              variant="secondary"
              label={isTooMany ? t('full', { max: maxCount ?? 0 }) : t('add')}
              disabled={off || toAdd.size === 0 || isTooMany}
              onClick={() => {
                add(lists.available.flatMap(({ value: one }) => (toAdd.has(one) ? one : [])));
                // nothing is marked now, so the button goes off and could not keep the focus
                availableRows.current?.focus();
              }}
            >
              <ChevronRight aria-hidden />
            </IconButton>
            <IconButton
              variant="secondary"
              label={t('remove')}
              disabled={off || toRemove.size === 0}
              onClick={() => {
                remove([...toRemove]);
                chosenRows.current?.focus();
              }}
            >
              <ChevronLeft aria-hidden />
            </IconButton>
          </div>
          <TransferList
            title={chosenTitle}
            options={lists.chosen}
            marked={toRemove}
            onMarkedChange={markIn(toRemove)}
            onMove={remove}
            scroller={chosenRows}
            disabled={off}
            searchable={searchable}
          />
        </div>
      </FieldContext>
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  );
}

export interface TransferProps<Value extends OptionValue> extends ControlProps {
  /** All there is; a disabled one stays where it is. */
  options: readonly SelectOption<Value>[];
  /** What was chosen, in the order of the choice. */
  value?: readonly Value[];
  defaultValue?: readonly Value[];
  onValueChange?: (value: Value[]) => void;
  /** Headings of the two lists. Default 可选 and 已选. */
  titles?: readonly [available: string, chosen: string];
  /** Default true. */
  searchable?: boolean;
  /** Most that may be chosen. */
  maxCount?: number;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}
