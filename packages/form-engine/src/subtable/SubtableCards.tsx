import { useMessages } from '@smart-admin/ui/locale';
import { SubtableCard } from './SubtableCard.js';
import { subtableMessages } from './subtableMessages.js';
import { type SubtableRowsProps } from './SubtableRowsProps.js';

/** Rows from which cards are folded: their fields are drawn when one is opened. */
const FOLDED_FROM = 20;

/** A subtable on a phone: a card per row, labels above the fields. */
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
  const t = useMessages(subtableMessages);
  return (
    <div className="overflow-hidden rounded-md border border-hairline">
      <ul className="m-0 list-none p-0" aria-label={field.label}>
        {rows.map((row, index) => (
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
            isFolded={rows.length > FOLDED_FROM}
          />
        ))}
      </ul>
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
