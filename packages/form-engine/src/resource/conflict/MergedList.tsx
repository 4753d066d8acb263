import { Calculator, Check, ChevronUp } from 'lucide-react';
import { Avatar } from '@smart-admin/ui/avatar';
import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { useId, useState } from 'react';
import { FieldText } from '../../renderer/FieldText.js';
import { conflictMessages } from './conflictMessages.js';
import { type MergedItem } from './conflictPlaces.js';

/** What merged by itself, with where it came from; it can be folded. */
export function MergedList({ items, theirName, time }: MergedListProps) {
  const t = useMessages(conflictMessages);
  const [isOpen, setOpen] = useState(true);
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section className="mt-4 overflow-hidden rounded-lg border border-hairline">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex h-9 w-full items-center justify-between bg-sunken px-3 font-semibold hover:bg-hover"
        >
          {t('merged', { count: items.length })}
          <ChevronUp aria-hidden className={cn('size-4 text-2', !isOpen && 'rotate-180')} />
        </button>
      </h3>
      <ul id={id} hidden={!isOpen}>
        {items.map((item) => (
          <li
            key={`${item.source}.${item.field.id}`}
            className="grid min-h-8 grid-cols-[16px_88px_minmax(0,1fr)_minmax(0,176px)] items-center gap-3 border-t border-hairline px-3 py-1.5 phone:grid-cols-[16px_minmax(0,1fr)]"
          >
            <Check aria-hidden className="size-4 text-success-text" />
            <span className="min-w-0 break-words text-2">{item.field.label}</span>
            <span className="min-w-0 break-words phone:col-start-2">
              <MergedValue item={item} />
            </span>
            <span className="flex min-w-0 items-center gap-1.5 text-aux text-2 phone:col-start-2">
              {item.source === 'computed' ? (
                <Calculator aria-hidden className="size-4 flex-none" />
              ) : (
                <Avatar
                  size={18}
                  name={item.source === 'theirs' ? theirName : t('mine')}
                  tone={item.source === 'mine' ? 'primary' : 'neutral'}
                />
              )}
              <span className="min-w-0 truncate">
                {item.source === 'computed'
                  ? t('computed')
                  : item.source === 'mine'
                    ? t('mine')
                    : `${theirName} ${time}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function MergedValue({ item: { field, from, to, rows } }: { item: MergedItem }) {
  const t = useMessages(conflictMessages);
  if (!rows)
    return (
      <>
        <s className="text-3">
          <FieldText field={field} value={from} inline />
        </s>
        <span aria-hidden className="mx-1.5 text-3">
          →
        </span>
        <span className="sr-only"> {t('becomes')} </span>
        <FieldText field={field} value={to} inline />
      </>
    );
  const parts = [
    rows.added > 0 ? t('rowsAdded', { count: rows.added }) : '',
    rows.changed > 0 ? t('rowsChanged', { count: rows.changed }) : '',
    rows.removed > 0 ? t('rowsRemoved', { count: rows.removed }) : '',
    rows.isMoved ? t('moved') : '',
  ];
  return parts.filter(Boolean).join(t('listSeparator'));
}

interface MergedListProps {
  items: readonly MergedItem[];
  /** Who saved the other values. */
  theirName: string;
  /** When, as people read it. */
  time: string;
}
