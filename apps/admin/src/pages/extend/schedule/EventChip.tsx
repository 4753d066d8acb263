import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { Repeat, UserRound } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { movedBy, movedByDays, QUARTER, resizedBy, type Span, timeOf } from './clockTime.js';
import { scheduleMessages } from './scheduleMessages.js';
import { COLOUR_CLASSES, type Occurrence } from './scheduleTypes.js';

/**
 * An event to be opened. Of one's own: Alt with the arrow keys moves it, Alt and Shift with up and down make it shorter and
 * longer. What was declined is struck through.
 */
export function EventChip({
  event,
  day,
  hours = false,
  className,
  style,
  children,
  onOpen,
  onMove,
  onPress,
}: EventChipProps) {
  const t = useMessages(scheduleMessages);
  const begins = event.start.startsWith(day);
  const time = event.allDay || !begins ? '' : timeOf(event.start);
  const handleKey = (pressed: KeyboardEvent) => {
    const span = event.isOwn ? spanOf(event, pressed, hours) : undefined;
    if (!span) return;
    pressed.preventDefault();
    onMove(event, span);
  };
  const span = event.allDay ? t('allDay') : `${timeOf(event.start)} – ${timeOf(event.end)}`;
  return (
    <button
      type="button"
      data-event={event.id}
      data-start={event.start}
      title={[event.title, span, event.place].filter(Boolean).join('\n')}
      // begins with what is seen, so that who says it to the machine is understood
      aria-label={[
        [time, event.title].filter(Boolean).join(' '),
        span,
        event.place,
        event.answer === '' ? '' : t(event.answer),
      ]
        .filter(Boolean)
        .join(', ')}
      aria-keyshortcuts={event.isOwn ? 'Alt+ArrowLeft Alt+ArrowRight' : undefined}
      onClick={() => onOpen(event)}
      onKeyDown={handleKey}
      onPointerDown={(pressed) => onPress?.(event, pressed)}
      style={style}
      className={cn(
        'flex w-full min-w-0 cursor-pointer [-webkit-touch-callout:none] flex-col justify-start overflow-hidden rounded-xs border-0 border-l-3 px-1.5 text-left text-12 select-none focus-visible:z-10',
        COLOUR_CLASSES[event.colour],
        event.answer === 'waiting' && 'border-l-3 border-dashed opacity-80',
        event.answer === 'declined' && 'line-through opacity-60',
        !hours && 'h-5 justify-center',
        className,
      )}
    >
      <span className={cn('flex max-w-full min-w-0 items-center gap-1', hours && 'flex-none flex-wrap gap-y-0')}>
        {time && <span className={cn('flex-none tabular-nums', !hours && 'phone:hidden')}>{time}</span>}
        <span className="min-w-0 truncate">{event.title}</span>
        {(event.repeat !== 'none' || event.seriesId !== '') && (
          <Repeat aria-hidden className={cn('size-3 flex-none', !hours && 'phone:hidden')} />
        )}
        {!event.isOwn && <UserRound aria-hidden className="size-3 flex-none" />}
      </span>
      {hours && event.place && <span className="block max-w-full truncate opacity-80">{event.place}</span>}
      {children}
    </button>
  );
}

function spanOf(event: Span, { altKey, shiftKey, key }: KeyboardEvent, hours: boolean): Span | undefined {
  if (!altKey) return undefined;
  const vertical = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (shiftKey) return vertical && !event.allDay ? resizedBy(event, vertical * QUARTER) : undefined;
  const horizontal = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (horizontal) return movedByDays(event, horizontal);
  if (!vertical) return undefined;
  return hours ? movedBy(event, vertical * QUARTER) : movedByDays(event, vertical * 7);
}

interface EventChipProps {
  event: Occurrence;
  /** The day in whose cell it stands. */
  day: string;
  /** Whether it stands among the hours of a day. Default false. */
  hours?: boolean;
  className?: string;
  style?: CSSProperties;
  children?: ReactNode;
  onOpen: (event: Occurrence) => void;
  onMove: (event: Occurrence, span: Span) => void;
  /** Begins a drag. */
  onPress?: (event: Occurrence, pressed: PointerEvent) => void;
}
