import { useEffect, useRef } from 'react';
import { cn } from '../cn/cn.js';
import { dateMessages } from '../date-picker/dateMessages.js';
import { useMessages } from '../locale/LocaleProvider.js';

/** Columns of hours, minutes and (optionally) seconds; arrow keys move inside a column, Tab between them. */
export function TimeColumns({ value, onValueChange, withSeconds = true, className }: TimeColumnsProps) {
  const t = useMessages(dateMessages);
  const parts = (value ?? '').split(':');
  const names = withSeconds ? (['hour', 'minute', 'second'] as const) : (['hour', 'minute'] as const);
  const choose = (position: number, chosen: string) =>
    onValueChange(names.map((_, index) => (index === position ? chosen : (parts[index] ?? '00'))).join(':'));
  return (
    <div data-slot="time-columns" className={cn('flex h-50 divide-x divide-(--border-hairline)', className)}>
      {names.map((name, position) => (
        <TimeColumn
          key={name}
          label={t(name)}
          count={name === 'hour' ? 24 : 60}
          value={parts[position]}
          onChoose={(chosen) => choose(position, chosen)}
        />
      ))}
    </div>
  );
}

export interface TimeColumnsProps {
  /** `HH:mm:ss` or `HH:mm`. */
  value: string | null;
  onValueChange: (value: string) => void;
  /** Default true. */
  withSeconds?: boolean;
  className?: string;
}

function TimeColumn({
  label,
  count,
  value,
  onChoose,
}: {
  label: string;
  count: number;
  value: string | undefined;
  onChoose: (value: string) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const current = value === undefined || value === '' ? -1 : Number(value);
  useEffect(() => {
    const scroller = list.current;
    const row = scroller?.children[current];
    if (scroller && row instanceof HTMLElement) scroller.scrollTop = row.offsetTop - scroller.offsetTop - 4;
  }, [current]);
  const move = (next: number) => onChoose(String((next + count) % count).padStart(2, '0'));
  return (
    <div
      ref={list}
      role="spinbutton"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={count - 1}
      aria-valuenow={Math.max(0, current)}
      aria-valuetext={value}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        move(event.key === 'ArrowDown' ? current + 1 : Math.max(0, current) - 1);
      }}
      className="min-w-14 flex-1 overflow-y-auto p-1 [scrollbar-width:none] focus-visible:-outline-offset-2"
    >
      {Array.from({ length: count }, (_, index) => (
        <div
          key={index}
          aria-hidden
          data-chosen={index === current || undefined}
          onClick={() => onChoose(String(index).padStart(2, '0'))}
          className="grid h-7 cursor-pointer place-items-center pointer-coarse:h-10 rounded-sm tabular-nums hover:bg-hover data-chosen:bg-primary-soft data-chosen:font-medium data-chosen:text-primary-text"
        >
          {String(index).padStart(2, '0')}
        </div>
      ))}
    </div>
  );
}
