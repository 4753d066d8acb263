import { useRef } from 'react';
import { useMessages } from '../locale/LocaleProvider.js';
import { selectMessages } from '../select/selectMessages.js';
import { Tag } from '../tag/Tag.js';
import { Tooltip } from '../tooltip/Tooltip.js';
import { useFittingTags } from './useFittingTags.js';

/** Chosen items inside a select's frame: as many as there is room for as tags, the rest as `+2` with their names in a tooltip. */
export function TagList({ items, maxTags, onRemove, placeholder, disabled = false }: TagListProps) {
  const t = useMessages(selectMessages);
  const row = useRef<HTMLSpanElement>(null);
  const fitting = useFittingTags(
    row,
    items.map(({ label }) => label),
  );
  const shown = maxTags ?? fitting;
  if (items.length === 0)
    return (
      <span aria-hidden className="pointer-events-none min-w-0 flex-1 truncate text-3">
        {placeholder}
      </span>
    );
  const rest = items.slice(shown);
  return (
    <span
      ref={row}
      className="pointer-events-none relative -ml-1 flex min-w-0 flex-1 items-center gap-1 overflow-hidden"
    >
      {items.slice(0, shown).map((item) => (
        <Tag
          key={item.key}
          title={item.title ?? item.label}
          className="pointer-events-auto h-[min(var(--tag-h),calc(var(--ctl-h)-8px))] max-w-full min-w-14 shrink"
          onRemove={disabled || !onRemove || item.fixed ? undefined : () => onRemove(item.key)}
        >
          {item.label}
        </Tag>
      ))}
      {rest.length > 0 && (
        <Tooltip content={rest.map((item) => item.label).join('、')}>
          <span
            className="pointer-events-auto flex-none px-1 text-12 text-2"
            aria-label={t('more', { count: rest.length })}
            role="note"
          >
            +{rest.length}
          </span>
        </Tooltip>
      )}
    </span>
  );
}

export interface TagListProps {
  items: readonly TagListItem[];
  /** Tags shown before `+n`. Default: as many as there is room for. */
  maxTags?: number;
  onRemove?: (key: string) => void;
  placeholder: string;
  disabled?: boolean;
}

export interface TagListItem {
  key: string;
  label: string;
  /** The label in full, for the pointer that rests on it: a path. */
  title?: string;
  /** Cannot be removed here. */
  fixed?: boolean;
}
