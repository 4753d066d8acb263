import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { useCardWindow } from '@smart-admin/ui/virtual-list';
import { useCallback, useRef, useState } from 'react';
import { useReveal } from '../renderer/reveal.js';
import { SubtableCard } from './SubtableCard.js';
import { subtableMessages } from './subtableMessages.js';
import { type SubtableRowsProps } from './SubtableRowsProps.js';

/** Rows from which cards are folded: their fields are drawn when one is opened. */
const FOLDED_FROM = 20;
/** Height in px of a folded card. */
const FOLDED_HEIGHT = 53;

/**
 * A subtable on a phone: a card per row, labels above the fields. Of many only those in view are drawn, and the one that
 * holds the focus.
 */
export function SubtableCards({
  store,
  field,
  rows,
  columns,
  summary,
  isFixed,
  asText,
  disabled,
  footer,
}: SubtableRowsProps) {
  'use no memo'; // each drawing is another window
  const t = useMessages(subtableMessages);
  const scroller = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [kept, setKept] = useState(-1);
  const isFolded = rows.length > FOLDED_FROM;
  const { indexes, starts, list } = useCardWindow({
    count: rows.length,
    keyOf: (index) => rows[index] ?? '',
    scroller,
    kept,
    usual: FOLDED_HEIGHT,
  });
  const isWhole = indexes.length === rows.length;
  const toggle = useCallback(
    (row: string) =>
      setOpen((old) => (old.has(row) ? new Set([...old].filter((key) => key !== row)) : new Set([...old, row]))),
    [],
  );
  useReveal(scroller, (path) => {
    const [table, place = ''] = path.split('.');
    const row = rows.includes(place) ? place : store.getRows(field.id)[Number(place)];
    if (table !== field.id || row === undefined) return;
    setOpen((old) => new Set([...old, row]));
    setKept(rows.indexOf(row));
  });
  return (
    <div className="overflow-hidden rounded-md border border-hairline">
      <div
        ref={scroller}
        className={cn(!isWhole && 'max-h-[70dvh] overflow-y-auto [overflow-anchor:none] print:max-h-none')}
      >
        <ul
          ref={list}
          className="relative m-0 list-none p-0"
          aria-label={field.label}
          style={isWhole ? undefined : { height: starts.at(-1) }}
          onFocus={({ target }) => setKept(target.closest<HTMLLIElement>('li[data-slot=subtable-row]')?.value ?? -1)}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) setKept(-1);
          }}
        >
          {indexes.map((index) => {
            const row = rows[index] ?? '';
            return (
              <SubtableCard
                key={row}
                store={store}
                field={field}
                row={row}
                index={index}
                columns={columns}
                isFixed={isFixed}
                asText={asText}
                disabled={disabled}
                isFolded={isFolded}
                isOpen={!isFolded || open.has(row)}
                onToggle={toggle}
                place={isWhole ? undefined : { top: starts[index] ?? 0, count: rows.length }}
              />
            );
          })}
        </ul>
      </div>
      {rows.length === 0 && isFixed && <p className="m-0 p-3 text-center text-3">{t('empty')}</p>}
      {footer && <div className="flex min-h-11 items-center px-3">{footer}</div>}
      {summary && (
        <dl
          data-slot="subtable-summary"
          className="m-0 grid gap-1 border-t border-hairline bg-sunken p-3 font-semibold tabular-nums"
        >
          {columns.map((column, index) =>
            summary[index + 1] ? (
              <div key={column.id} className="flex justify-between gap-3">
                <dt className="min-w-0">
                  {summary[0]} {column.label}
                </dt>
                <dd className="m-0">{summary[index + 1]}</dd>
              </div>
            ) : null,
          )}
        </dl>
      )}
    </div>
  );
}
