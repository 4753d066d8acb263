import { ChevronLeft, ChevronRight, Ellipsis } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../cn/cn.js';
import { Input } from '../input/Input.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { Select } from '../select/Select.js';
import { DEFAULT_PAGE_SIZE, formatTotal, pageCount, PAGE_SIZES, visiblePages } from './pages.js';
import { paginationMessages } from './paginationMessages.js';

const JUMP = 5;

/**
 * Foot of a list: total, page size, previous, pages, next, jumper. A new page size goes back to page 1. Compact on
 * phones and with `compact`: previous, `3 / 12`, next, and of a single page the total alone.
 */
export function Pagination({
  page,
  limit = DEFAULT_PAGE_SIZE,
  total,
  onChange,
  pageSizes = PAGE_SIZES,
  compact = false,
  disabled = false,
  className,
  ...rest
}: PaginationProps) {
  const t = useMessages(paginationMessages);
  const [jump, setJump] = useState<string | null>(null);
  const count = pageCount(total, limit);
  const current = Math.min(Math.max(1, page), count);
  const go = (target: number) => {
    const next = Math.min(Math.max(1, target), count);
    if (next !== page) onChange({ page: next, limit });
  };
  const commitJump = () => {
    const target = Number.parseInt((jump ?? '').normalize('NFKC'), 10);
    setJump(null);
    if (Number.isInteger(target)) go(target);
  };
  const wide = compact ? 'hidden' : 'phone:hidden';
  // where there is little room, nobody is shown arrows that lead nowhere
  const arrow = count === 1 ? wide : undefined;
  return (
    <nav
      aria-label={t('pages')}
      data-slot="pagination"
      className={cn(
        'flex h-13 flex-none items-center gap-1 overflow-hidden px-4 whitespace-nowrap text-2 tabular-nums phone:px-3',
        // beside a tree pane there may be little room on a wide screen: the jumper goes first, then the size
        !compact && 'not-phone:@container not-phone:w-full',
        className,
      )}
      {...rest}
    >
      <span data-slot="pagination-total" className="mr-auto truncate">
        {t('total', { total: formatTotal(total) })}
      </span>
      <Select
        aria-label={t('sizeLabel')}
        size="small"
        className={cn('mr-2 w-27 flex-none @max-[32rem]:hidden', wide)}
        disabled={disabled}
        value={limit}
        options={[...new Set([...pageSizes, limit])]
          .sort((a, b) => a - b)
          .map((size) => ({ value: size, label: t('size', { size }) }))}
        onValueChange={(size) => size !== null && onChange({ page: 1, limit: size })}
      />
      <PageButton
        label={t('previous')}
        className={arrow}
        disabled={disabled || current <= 1}
        onClick={() => go(current - 1)}
      >
        <ChevronLeft aria-hidden className="size-3.5" />
      </PageButton>
      {count > 1 && (
        <span className={cn('px-1', !compact && 'hidden phone:inline')}>{t('of', { page: current, count })}</span>
      )}
      <ul className={cn('m-0 flex list-none gap-1 p-0', wide)}>
        {visiblePages(current, count).map((entry, index) => (
          <li key={entry ?? `gap-${index}`}>
            {entry === null ? (
              <PageButton
                label={index === 1 ? t('back') : t('ahead')}
                disabled={disabled}
                onClick={() => go(current + (index === 1 ? -JUMP : JUMP))}
              >
                <Ellipsis aria-hidden className="size-3.5" />
              </PageButton>
            ) : (
              <PageButton
                label={t('page', { page: entry })}
                current={entry === current}
                disabled={disabled}
                onClick={() => go(entry)}
              >
                {entry}
              </PageButton>
            )}
          </li>
        ))}
      </ul>
      <PageButton
        label={t('next')}
        className={arrow}
        disabled={disabled || current >= count}
        onClick={() => go(current + 1)}
      >
        <ChevronRight aria-hidden className="size-3.5" />
      </PageButton>
      <label className={cn('ml-2 flex flex-none items-center gap-1 @max-[42rem]:hidden', wide)}>
        {t('goto')}
        <Input
          size="small"
          className="h-7 w-12 px-1"
          inputClassName="text-center tabular-nums"
          inputMode="numeric"
          disabled={disabled}
          value={jump ?? String(current)}
          onValueChange={setJump}
          onFocus={(event) => event.target.select()}
          onBlur={commitJump}
          onKeyDown={(event) => event.key === 'Enter' && commitJump()}
        />
        {t('unit')}
      </label>
    </nav>
  );
}

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'onChange'> {
  /** Counts from 1. */
  page: number;
  /** Rows per page. Default 10. */
  limit?: number;
  /** Number of all rows; above 10,000 it reads `10,000+`. */
  total: number;
  /** Called with the page (from 1) and the rows of a page. */
  onChange: (next: { page: number; limit: number }) => void;
  /** Default 10, 20, 50, 100, 500. */
  pageSizes?: readonly number[];
  /** The phone shape on every width. */
  compact?: boolean;
  disabled?: boolean;
}

function PageButton({
  label,
  current = false,
  className,
  disabled,
  onClick,
  children,
}: {
  label: string;
  current?: boolean;
  className?: string | undefined;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      disabled={disabled}
      onClick={onClick}
      className={cn(
        'grid h-7 min-w-7 place-items-center rounded-sm px-1.5 text-1 tabular-nums hover:bg-hover focus-visible:-outline-offset-2 disabled:text-disabled disabled:hover:bg-transparent aria-[current=page]:font-semibold aria-[current=page]:text-primary-text aria-[current=page]:shadow-[inset_0_0_0_1px_var(--primary-edge)] phone:h-11 phone:min-w-11',
        className,
      )}
    >
      {children}
    </button>
  );
}
