import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode } from 'react';
import { cn } from '../cn/cn.js';
import { Marked } from '../text-search/Marked.js';
import { type TextMatcher } from '../text-search/useTextMatch.js';

/** Look of every row that can be chosen in a list that floats. */
export const optionRow = cn(
  'flex h-8 w-full cursor-pointer items-center gap-2 rounded-sm px-2.5 text-left whitespace-nowrap select-none phone:h-11 [&_svg]:size-4 [&_svg]:flex-none',
  'hover:bg-hover data-active:bg-pressed aria-selected:font-medium aria-selected:text-primary-text',
  'disabled:cursor-not-allowed disabled:text-disabled aria-disabled:cursor-not-allowed aria-disabled:text-disabled',
);

/** One row of a list of options: box, icon, label with what was searched for, hint, tick. */
export function OptionRow({
  label,
  title,
  icon,
  hint,
  isChosen,
  isActive = false,
  multiple = false,
  match = null,
  ...rest
}: OptionRowProps) {
  return (
    <div
      {...rest}
      role="option"
      tabIndex={-1}
      data-active={isActive || undefined}
      aria-selected={isChosen}
      className={optionRow}
    >
      {multiple && (
        <span
          aria-hidden
          className={cn(
            'grid size-4 flex-none place-items-center rounded-sm border border-control text-primary-on',
            isChosen && 'border-primary-edge bg-primary-solid',
          )}
        >
          {isChosen && <Check className="size-3!" />}
        </span>
      )}
      {icon}
      <span className="min-w-0 flex-1 truncate" title={title}>
        {match ? <Marked text={label} ranges={match(label)?.ranges ?? []} /> : label}
      </span>
      {hint && <span className="max-w-[60%] flex-none truncate pl-2 text-12 font-normal text-2">{hint}</span>}
      {!multiple && isChosen && <Check aria-hidden className="text-primary-text" />}
    </div>
  );
}

interface OptionRowProps extends Omit<ComponentProps<'div'>, 'title'> {
  label: string;
  /** Shown when the pointer rests on the label. */
  title?: string;
  icon?: ReactNode;
  hint?: ReactNode;
  isChosen: boolean;
  /** The row that Enter takes. */
  isActive?: boolean;
  multiple?: boolean;
  /** Marks what was searched for. */
  match?: TextMatcher | null;
}
