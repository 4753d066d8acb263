import { type ReactNode } from 'react';
import { type ResourceColumn, type ResourceRow } from '../types.js';
import { ColumnCell } from './ColumnCell.js';

/** Two lines of a row on a phone: name and state above, the next columns below, the menu at the right. */
export function ResourceCard<Row extends ResourceRow>({ row, columns, describe, menu }: ResourceCardProps<Row>) {
  const [title, ...others] = columns;
  const state = others.find((column) => column.kind === 'enabled' || column.kind === 'option');
  const facts = others.filter((column) => column !== state).slice(0, 2);
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <div className="flex items-center justify-between gap-2">
          <span className="min-w-0 truncate text-14 font-medium">
            {title && <ColumnCell column={title} row={row} />}
          </span>
          {state && (
            <span className="flex-none text-12">
              <ColumnCell column={state} row={row} />
            </span>
          )}
        </div>
        <div className="mt-0.5 flex min-w-0 items-center text-12 text-2">
          {describe?.(row) ??
            facts.map((column, index) => (
              <span key={column.id} className="flex min-w-0 items-center">
                {index > 0 && <span aria-hidden className="mx-1.75 size-0.75 flex-none rounded-full bg-(--text-3)" />}
                <span className="truncate">
                  <ColumnCell column={column} row={row} />
                </span>
              </span>
            ))}
        </div>
      </div>
      {menu}
    </div>
  );
}

export interface ResourceCardProps<Row extends ResourceRow> {
  row: Row;
  columns: readonly ResourceColumn<Row>[];
  /** Second line. Default: the next two columns. */
  describe?: (row: Row) => ReactNode;
  menu: ReactNode;
}
