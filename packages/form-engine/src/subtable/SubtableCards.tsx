import { IconButton } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { Trash2 } from 'lucide-react';
import { SubtableCell } from './SubtableCell.js';
import { subtableMessages } from './subtableMessages.js';
import { type SubtableRowsProps } from './SubtableRowsProps.js';

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
          <li key={row} data-slot="subtable-row" className="border-b border-hairline p-3">
            <div className="mb-2 flex h-7 items-center justify-between text-12 font-medium text-2">
              {t('row', { index: index + 1 })}
              {!isFixed && (
                <IconButton
                  label={t('remove', { index: index + 1 })}
                  onClick={() => store.removeRow(field.id, row)}
                  className="[&_svg]:text-danger-text"
                >
                  <Trash2 aria-hidden />
                </IconButton>
              )}
            </div>
            <div className="grid gap-3">
              {columns.map((column) => (
                <div key={column.id} className="grid gap-1">
                  <span className="text-12 text-2">
                    {column.required && !asText && (
                      <span aria-hidden className="mr-1 text-danger-text">
                        *
                      </span>
                    )}
                    {column.label}
                  </span>
                  <SubtableCell
                    store={store}
                    table={field.id}
                    row={row}
                    index={index}
                    column={column}
                    asText={asText}
                    disabled={disabled}
                    plain
                  />
                </div>
              ))}
            </div>
          </li>
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
