import { Button } from '@smart-admin/ui/button';
import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { optionRow } from '@smart-admin/ui/select';
import { type ListDriver } from '@smart-admin/ui/text-search';
import { useIsPhone } from '@smart-admin/ui/theme';
import { scrollToRow, useRowWindow } from '@smart-admin/ui/virtual-list';
import { Check } from 'lucide-react';
import { useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { pickerMessages } from '../picker-dialog/pickerMessages.js';
import { type EntityItem } from '../sources/EntitySource.js';

const VIRTUAL_FROM = 40;
const PADDING = 4;
/** Rows before the end at which more are asked for. */
const AHEAD = 12;

/** Rows with a radio or a box; of many only those in view are drawn, and more are asked for near the end. */
export function ChoiceList(props: ChoiceListProps) {
  const { items, total, label, multiple, chosenIds, onToggle, onEndReached, failed, onRetry, driver } = props;
  const t = useMessages(pickerMessages);
  const baseId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  // what another keyword found begins at its first row
  const first = items[0]?.id;
  const [moved, setMoved] = useState({ index: 0, first });
  const setActive = (index: number) => setMoved({ index, first });
  const hasDetails = items.some(({ description }) => description);
  const isPhone = useIsPhone();
  const rowHeight = hasDetails ? (isPhone ? 56 : 46) : isPhone ? 44 : 34;
  const drawn = useRowWindow({
    count: items.length,
    rowHeight,
    scroller,
    enabled: items.length > VIRTUAL_FROM,
    offset: PADDING,
  });
  const isNearEnd = drawn.end + AHEAD >= items.length;
  useEffect(() => {
    if (isNearEnd) onEndReached?.();
  }, [isNearEnd, items.length, onEndReached]);
  const at = moved.first === first ? Math.min(moved.index, items.length - 1) : 0;
  const chosen = new Set(chosenIds);
  const move = (index: number) => {
    const next = Math.min(Math.max(0, index), items.length - 1);
    setActive(next);
    if (scroller.current) scrollToRow(scroller.current, next, rowHeight, 2 * PADDING);
  };
  /** Whether the key meant something. */
  const press = (key: string): boolean => {
    const steps: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + 8,
      PageUp: at - 8,
      Home: 0,
      End: items.length - 1,
    };
    const step = steps[key];
    const item = items[at];
    if (step !== undefined) move(step);
    else if ((key === 'Enter' || key === ' ') && item) onToggle(item);
    else return false;
    return true;
  };
  useImperativeHandle(driver?.list, () => ({ press }));
  const activeElement = at >= drawn.first && at < drawn.end ? `${baseId}-${at}` : undefined;
  const tell = driver?.setActiveId;
  useEffect(() => {
    tell?.(activeElement);
    return () => tell?.(undefined);
  }, [tell, activeElement]);
  return (
    <div
      ref={scroller}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-multiselectable={multiple || undefined}
      aria-activedescendant={activeElement}
      aria-busy={props.busy || undefined}
      id={driver?.listId}
      data-driven={driver !== undefined || undefined}
      onKeyDown={(event) => {
        if (press(event.key)) event.preventDefault();
      }}
      className="group/list min-h-0 flex-1 overflow-auto px-2 py-1 outline-none [overflow-anchor:none]"
    >
      <div role="presentation" style={{ paddingTop: drawn.before, paddingBottom: drawn.after }}>
        {items.slice(drawn.first, drawn.end).map((item, offset) => {
          const index = drawn.first + offset;
          const isChosen = chosen.has(item.id);
          return (
            // the list takes the keyboard and points here with aria-activedescendant
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={item.id}
              id={`${baseId}-${index}`}
              role="option"
              aria-selected={isChosen}
              aria-setsize={total}
              aria-posinset={index + 1}
              data-active={index === at || undefined}
              style={{ height: rowHeight }}
              onClick={() => {
                setActive(index);
                onToggle(item);
              }}
              className={cn(
                optionRow,
                'group-focus-visible/list:data-active:shadow-[inset_0_0_0_2px_var(--primary-ring)] aria-selected:bg-primary-soft aria-selected:font-normal aria-selected:text-inherit not-in-data-driven:data-active:bg-transparent',
              )}
            >
              <Mark multiple={multiple} isChosen={isChosen} />
              <span className="min-w-0 flex-1" title={[item.label, item.description].filter(Boolean).join('\n')}>
                <span className="block truncate">{item.label}</span>
                {item.description && (
                  <span className="block truncate text-12 text-3 in-data-active:text-2 in-aria-selected:text-2">
                    {item.description}
                  </span>
                )}
              </span>
            </div>
          );
        })}
      </div>
      {failed && (
        <p role="alert" className="m-0 flex items-center justify-center gap-1 py-2 text-2">
          {t('failed')}
          <Button variant="text" onClick={onRetry}>
            {t('retry')}
          </Button>
        </p>
      )}
    </div>
  );
}

export interface ChoiceListProps {
  items: readonly EntityItem[];
  /** All that there are, with those that are not loaded. */
  total: number;
  label: string;
  multiple: boolean;
  chosenIds: readonly string[];
  onToggle: (item: EntityItem) => void;
  /** Called when the end comes into view. */
  onEndReached?: () => void;
  busy?: boolean;
  /** The next rows could not be loaded. */
  failed?: boolean;
  onRetry?: () => void;
  /** The search line above, which keeps the focus. */
  driver?: ListDriver;
}

/** The radio or box at the start of a row. */
function Mark({ multiple, isChosen }: { multiple: boolean; isChosen: boolean }) {
  const look = isChosen ? 'border-primary-edge bg-primary-solid' : 'border-control bg-surface';
  return (
    <span
      aria-hidden
      className={`grid size-4 flex-none place-items-center border text-primary-on ${multiple ? 'rounded-sm' : 'rounded-full'} ${look}`}
    >
      {isChosen &&
        (multiple ? <Check className="size-3 stroke-[2.5]" /> : <span className="size-1.5 rounded-full bg-current" />)}
    </span>
  );
}
