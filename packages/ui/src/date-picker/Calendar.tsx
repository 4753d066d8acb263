import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { DayPicker, type DayPickerProps } from 'react-day-picker';
import { cn } from '../cn/cn.js';
import { useLocale } from '../locale/LocaleProvider.js';
import { CALENDAR_LOCALES } from './calendarLocales.js';

const FIRST_MONTH = new Date(1900, 0);
const LAST_MONTH = new Date(2100, 11);

/** Month sheets to choose days from; takes the props of react-day-picker. */
export function Calendar({ className, ...props }: DayPickerProps) {
  const locale = useLocale();
  return (
    <DayPicker
      data-slot="calendar"
      locale={CALENDAR_LOCALES[locale]}
      showOutsideDays
      fixedWeeks
      captionLayout="dropdown"
      navLayout="around"
      startMonth={FIRST_MONTH}
      endMonth={LAST_MONTH}
      className={cn('p-3 text-13', className)}
      classNames={{
        months: 'flex flex-wrap gap-6',
        month: 'relative',
        month_caption: 'flex h-8 items-center justify-center font-semibold pointer-coarse:h-10',
        dropdowns: 'flex items-center gap-1',
        dropdown_root:
          'relative flex items-center rounded-sm px-1 hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-ring',
        dropdown: 'absolute inset-0 z-1 w-full cursor-pointer bg-raised text-1 opacity-0',
        caption_label: 'inline-flex items-center gap-0.5 text-13 font-semibold tabular-nums',
        button_previous:
          'absolute top-0.5 left-0 z-1 grid size-7 place-items-center rounded-sm text-2 hover:bg-pressed aria-disabled:text-disabled pointer-coarse:top-0 pointer-coarse:size-10',
        button_next:
          'absolute top-0.5 right-0 z-1 grid size-7 place-items-center rounded-sm text-2 hover:bg-pressed aria-disabled:text-disabled pointer-coarse:top-0 pointer-coarse:size-10',
        month_grid: 'mt-1 border-collapse',
        weekday: 'size-8 text-12 pointer-coarse:w-10 font-normal text-3',
        day: 'size-8 p-0 text-center tabular-nums pointer-coarse:size-10',
        day_button:
          'grid size-8 place-items-center rounded-md text-inherit pointer-coarse:size-10 hover:bg-hover focus-visible:-outline-offset-2 disabled:text-disabled disabled:hover:bg-transparent',
        outside: 'text-3',
        disabled: 'text-disabled',
        today:
          '[&>button]:font-semibold [&>button]:text-primary-text [&>button]:shadow-[inset_0_0_0_1px_var(--primary-border)]',
        selected:
          '[&>button]:bg-primary-solid [&>button]:font-medium [&>button]:text-primary-on [&>button]:hover:bg-primary-solid-hover',
        range_start: 'rounded-l-md bg-primary-soft',
        range_end: 'rounded-r-md bg-primary-soft',
        range_middle:
          'bg-primary-soft [&>button]:rounded-none [&>button]:bg-transparent! [&>button]:font-normal! [&>button]:text-1! [&>button]:hover:bg-primary-soft-active!',
        hidden: 'invisible',
      }}
      components={{ Chevron: CalendarChevron }}
      {...props}
    />
  );
}

function CalendarChevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  if (orientation === 'left') return <ChevronLeft aria-hidden className="size-4" />;
  if (orientation === 'right') return <ChevronRight aria-hidden className="size-4" />;
  return <ChevronDown aria-hidden className="size-3 text-3" />;
}
