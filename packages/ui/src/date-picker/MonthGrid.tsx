import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { cn } from '../cn/cn.js';
import { useLocale, useMessages } from '../locale/LocaleProvider.js';
import { LOCALE_TAGS } from '../messages/locales.js';
import { dateMessages } from './dateMessages.js';
import { isDateInside, type DateBounds } from './dateText.js';

const YEARS = 12;

/**
 * Twelve months of a year, or twelve years, to choose one.
 * @internal
 */
export function MonthGrid({ kind, value, onChoose, ...bounds }: MonthGridProps) {
  const t = useMessages(dateMessages);
  const locale = useLocale();
  const today = new Date();
  const [year, setYear] = useState(() => Number(value?.slice(0, 4)) || today.getFullYear());
  const first = Math.floor(year / YEARS) * YEARS;
  const step = kind === 'month' ? 1 : YEARS;
  const cells = Array.from({ length: 12 }, (_, index) =>
    kind === 'month'
      ? {
          text: `${year}-${String(index + 1).padStart(2, '0')}`,
          label: new Intl.DateTimeFormat(LOCALE_TAGS[locale], { month: 'short' }).format(new Date(2000, index)),
        }
      : { text: String(first + index), label: String(first + index) },
  );
  // where the focus enters: the chosen cell, or the first that can be chosen
  const entrance = (cells.find(({ text }) => text === value) ?? cells.find(({ text }) => isDateInside(text, bounds)))
    ?.text;
  return (
    <div className="w-60 p-3">
      <div className="mb-2 flex h-7 items-center justify-between">
        <NavButton
          label={kind === 'month' ? t('previousYear') : t('previousYears')}
          onClick={() => setYear(year - step)}
        >
          <ChevronLeft aria-hidden className="size-4" />
        </NavButton>
        <span aria-live="polite" className="font-semibold tabular-nums">
          {kind === 'month' ? year : `${first} – ${first + YEARS - 1}`}
        </span>
        <NavButton label={kind === 'month' ? t('nextYear') : t('nextYears')} onClick={() => setYear(year + step)}>
          <ChevronRight aria-hidden className="size-4" />
        </NavButton>
      </div>
      <div className="grid grid-cols-3 gap-1">
        {cells.map((cell) => (
          <button
            key={cell.text}
            type="button"
            aria-pressed={cell.text === value}
            data-autofocus={cell.text === entrance ? '' : undefined}
            onKeyDown={moveInGrid}
            disabled={!isDateInside(cell.text, bounds)}
            onClick={() => onChoose(cell.text)}
            className={cn(
              'h-9 rounded-md tabular-nums pointer-coarse:h-10 hover:bg-hover disabled:text-disabled disabled:hover:bg-transparent',
              'aria-pressed:bg-primary-solid aria-pressed:font-medium aria-pressed:text-primary-on',
            )}
          >
            {cell.label}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Arrows walk the cells, three a row, over those that cannot be chosen. */
function moveInGrid(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 3, ArrowUp: -3 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const cells = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])];
  let at = cells.indexOf(event.currentTarget) + step;
  while (cells[at]?.disabled) at += step;
  cells[at]?.focus();
}

export interface MonthGridProps extends DateBounds {
  kind: 'month' | 'year';
  value: string | null;
  onChoose: (text: string) => void;
}

function NavButton({ label, onClick, children }: { label: string; onClick: () => void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-7 place-items-center rounded-sm text-2 hover:bg-pressed pointer-coarse:size-10"
    >
      {children}
    </button>
  );
}
