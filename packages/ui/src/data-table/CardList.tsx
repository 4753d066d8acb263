import { type ReactNode } from 'react';
import { type TableRows } from './tableRows.js';

/**
 * Phone shape of a DataTable: two-line rows of at least 66 px.
 * @internal
 */
export function CardList<Row>({ rows, renderCard, onRowClick, label }: CardListProps<Row>) {
  return (
    <ul aria-label={label} data-slot="card-list" className="m-0 min-h-0 flex-1 list-none overflow-auto p-0">
      {Array.from({ length: rows.count }, (_, index) => rows.at(index)).map((entry, index) =>
        !entry ? null : entry.group ? (
          <li key={entry.key} className="bg-sunken px-4 py-2 text-12 font-medium text-2">
            {entry.group.value}
          </li>
        ) : (
          <li key={entry.key} className="border-b border-hairline last:border-b-0">
            {onRowClick ? (
              // a card may hold its own buttons, so the card itself is no button; its name inside is
              // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
              <div
                className="min-h-16.5 cursor-pointer px-4 py-3 active:bg-hover"
                onClick={() => onRowClick(entry.row)}
              >
                {renderCard(entry.row, index)}
              </div>
            ) : (
              <div className="min-h-16.5 px-4 py-3">{renderCard(entry.row, index)}</div>
            )}
          </li>
        ),
      )}
    </ul>
  );
}

export interface CardListProps<Row> {
  rows: TableRows<Row>;
  renderCard: (row: Row, index: number) => ReactNode;
  onRowClick: ((row: Row) => void) | undefined;
  label: string;
}
