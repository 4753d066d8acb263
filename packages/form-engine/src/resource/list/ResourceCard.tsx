import { type ReactNode } from 'react';
import { type ResourceColumn, type ResourceRow } from '../types.js';
import { ColumnCell, columnValue } from './ColumnCell.js';
import { DesignedCard, isPlaced } from './DesignedCard.js';

/** Two lines of a row as a card: name and next columns at the left, state or figure and time at the right, then the menu. */
export function ResourceCard<Row extends ResourceRow>({ row, columns, describe, menu }: ResourceCardProps<Row>) {
  const shown = columns.filter(({ hidden }) => !hidden);
  if (shown.some(isPlaced)) return <DesignedCard row={row} columns={shown} menu={menu} />;
  const [title, ...others] = shown;
  const state =
    others.find(({ card }) => card === 'right') ??
    others.find(({ kind }) => kind === 'enabled') ??
    others.find(({ kind }) => kind === 'option');
  const time = others.find(({ kind }) => kind === 'datetime' || kind === 'date');
  const facts = others.filter((column) => column !== state && column !== time);
  // the account beside the name, the next two below; a list that tells its own second line has nothing beside
  const beside = !describe && facts.length > 2 ? facts[0] : undefined;
  const below = beside ? facts.slice(1) : facts;
  return (
    <div data-slot="resource-card" className="flex items-center gap-2">
      <div className="min-w-0 flex-1">
        <div className="flex h-5.5 items-baseline gap-2">
          <span className="min-w-0 truncate text-14 font-medium text-1">
            {title && <ColumnCell column={title} row={row} card />}
          </span>
          {beside && (
            <span className="min-w-0 flex-1 truncate text-12 text-2">
              <ColumnCell column={beside} row={row} card />
            </span>
          )}
        </div>
        <div className="mt-0.5 flex min-h-4.5 min-w-0 items-center text-12 text-2">
          {describe?.(row) ?? <Facts columns={below.slice(0, 2)} row={row} />}
        </div>
      </div>
      {(state ?? time) && (
        <div className="flex-none text-right text-12">
          {state && (
            <div
              className="h-5.5 leading-5.5 text-1 tabular-nums data-figure:text-14 data-figure:font-medium"
              data-figure={state.card}
            >
              <ColumnCell column={state} row={row} card />
            </div>
          )}
          {time && (
            <div className="mt-0.5 h-4.5 text-2 tabular-nums">
              {isEmpty(columnValue(time, row)) ? null : <ColumnCell column={time} row={row} card />}
            </div>
          )}
        </div>
      )}
      {menu}
    </div>
  );
}

function Facts<Row extends ResourceRow>({ columns, row }: { columns: readonly ResourceColumn<Row>[]; row: Row }) {
  // a number says nothing without its name, and an empty value nothing at all
  const told = columns.filter((column) => !isEmpty(columnValue(column, row)));
  return told.map((column, index) => (
    // texts give way, a plate or a picture is shown whole
    <span key={column.id} className="flex min-w-0 items-center has-[[data-slot]]:flex-none">
      {index > 0 && <span aria-hidden className="mx-1.75 size-0.75 flex-none rounded-full bg-(--text-3)" />}
      <span className="truncate">
        {column.kind === 'number' && `${column.header} `}
        <ColumnCell column={column} row={row} card />
      </span>
    </span>
  ));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

export interface ResourceCardProps<Row extends ResourceRow> {
  row: Row;
  columns: readonly ResourceColumn<Row>[];
  /** Second line; the name has the first one to itself then. Default: the next columns beside the name and below. */
  describe?: (row: Row) => ReactNode;
  menu: ReactNode;
}
