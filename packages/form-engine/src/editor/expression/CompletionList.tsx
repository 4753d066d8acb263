import { cn } from '@smart-admin/ui/cn';
import { Marked, type TextMatcher } from '@smart-admin/ui/text-search';
import { type Ref } from 'react';
import { type ExpressionCompletion } from './expressionLanguage.js';

/** What can be written at the caret; the text above has the focus and the keys. */
export function CompletionList({ items, active, matches, hint, label, id, onTake, ref }: CompletionListProps) {
  return (
    <ul
      ref={ref}
      id={id}
      role="listbox"
      aria-label={label}
      className="absolute top-full left-0 z-(--z-popover) m-0 max-h-64 w-80 max-w-full list-none overflow-auto rounded-lg bg-raised p-1 font-sans text-13 leading-5 shadow-pop"
    >
      {items.map((item, index) => (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the text takes the keys
        <li
          key={`${item.kind} ${item.insert}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          ref={(element) => {
            if (index === active) element?.scrollIntoView?.({ block: 'nearest' });
          }}
          className="flex h-8 cursor-pointer items-center gap-2 rounded-sm px-2 hover:bg-hover aria-selected:bg-primary-soft"
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(item)}
        >
          <span className={cn('min-w-0 truncate', item.kind === 'function' && 'font-mono text-(--chart-4)')}>
            <Marked text={item.label} ranges={matches?.(item.label)?.ranges ?? []} />
          </span>
          {item.detail && <span className="ml-auto min-w-0 flex-none truncate text-12 text-3">{item.detail}</span>}
        </li>
      ))}
      <li role="presentation" className="mt-1 border-t border-hairline px-2 pt-1 text-12 text-3">
        {hint}
      </li>
    </ul>
  );
}

interface CompletionListProps {
  id: string;
  label: string;
  items: readonly ExpressionCompletion[];
  active: number;
  matches: TextMatcher | null;
  /** The keys, in words. */
  hint: string;
  onTake: (item: ExpressionCompletion) => void;
  ref: Ref<HTMLUListElement>;
}
