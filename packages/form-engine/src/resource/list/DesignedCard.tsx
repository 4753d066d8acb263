import { type ReactNode } from 'react';
import { type ResourceColumn, type ResourceRow } from '../types.js';
import { ColumnCell, columnValue } from './ColumnCell.js';

/** The card of a row as somebody designed it: title and badge, a line below, then further lines with their names. */
export function DesignedCard<Row extends ResourceRow>({ row, columns, menu }: DesignedCardProps<Row>) {
  const at = (place: ResourceColumn['card']) => columns.filter(({ card }) => card === place);
  const [title] = [...at('title'), ...columns.filter((column) => !isPlaced(column)), ...columns];
  const isFilled = (column: ResourceColumn<Row>) => !isEmpty(columnValue(column, row));
  const subtitles = at('subtitle').filter(isFilled);
  const badges = at('badge').filter(isFilled);
  const lines = columns
    .filter((column) => column !== title && (column.card === 'line' || !isPlaced(column)))
    .filter(isFilled);
  return (
    <div data-slot="resource-card" className="flex items-start gap-2">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <div className="flex min-h-5.5 items-center gap-2">
          <span className="min-w-0 flex-1 truncate text-14 font-medium text-1">
            {title && <ColumnCell column={title} row={row} card />}
          </span>
          {badges.map((column) => (
            <span
              key={column.id}
              data-slot="card-badge"
              className="max-w-1/2 flex-none truncate rounded-sm bg-sunken px-1.5 text-12 leading-5.5 text-1"
            >
              <ColumnCell column={column} row={row} card />
            </span>
          ))}
        </div>
        {subtitles.length > 0 && (
          <div className="flex min-w-0 items-center gap-3 text-12 text-2">
            {subtitles.map((column) => (
              <span key={column.id} className="min-w-0 truncate">
                <ColumnCell column={column} row={row} card />
              </span>
            ))}
          </div>
        )}
        {lines.length > 0 && (
          <dl className="m-0 mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-12">
            {lines.map((column) => (
              <div key={column.id} className="contents">
                <dt className="text-3">{column.header}</dt>
                <dd className="m-0 truncate text-1">
                  <ColumnCell column={column} row={row} card />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {menu}
    </div>
  );
}

/** Whether somebody chose where a column stands in the card. */
export function isPlaced({ card }: Pick<ResourceColumn, 'card'>): boolean {
  return card !== undefined && card !== 'right';
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

interface DesignedCardProps<Row extends ResourceRow> {
  row: Row;
  /** Those that are shown. */
  columns: readonly ResourceColumn<Row>[];
  menu: ReactNode;
}
