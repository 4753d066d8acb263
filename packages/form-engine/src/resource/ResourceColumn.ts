import { type Device } from '../core/document/FieldBase.js';
import { type ReactNode } from 'react';
import { type Option } from '../core/document/Option.js';
import { type FieldReference } from '../core/registry/defineField.js';

/** A row of a list: anything with an id. */
export interface ResourceRow {
  id: string;
}

/** A column of a list. */
export interface ResourceColumn<Row extends ResourceRow = ResourceRow> {
  /** Name of the value in the row, and in sort rules and column settings. */
  id: string;
  header: string;
  /** Draws the cell; without it the value is drawn by `kind`. */
  render?(row: Row): ReactNode;
  /** The text that copying takes of a cell that `render` draws; undefined for what the cell shows. Default: what it shows. */
  text?(row: Row): string | undefined;
  /** What stands below the column for the rows of the page, or for all by the sums of its source; undefined = nothing. */
  summarize?(rows: readonly Row[], sums?: Readonly<Record<string, number>>): ReactNode;
  /** Draws the value in the card of a row. Default: as the cell. */
  renderCard?(row: Row): ReactNode;
  /** The value when it does not stand under `id` in the row. */
  value?(row: Row): unknown;
  /** Default `text`. */
  kind?: ColumnKind;
  /** Texts of values, for `option` and `tags`. */
  options?: Option[];
  /** What names of organisations or positions stand for: the whole way to each is shown at the pointer. */
  named?: { reference: FieldReference; ids(row: Row): string | readonly string[] };
  /**
   * Where it stands in the card of a row. `right`: at the right, where a list without states has room, the figure that a row
   * is about. The others are of a card that somebody designed: its title, the line below, the badge, further lines. Default by kind.
   */
  card?: 'right' | 'title' | 'subtitle' | 'badge' | 'line';
  /** px. */
  width?: number;
  minWidth?: number;
  align?: 'left' | 'center' | 'right';
  sortable?: boolean;
  fixed?: 'left' | 'right';
  /** Hidden until somebody shows it in the column settings. */
  hidden?: boolean;
  /** Devices that show it. Default all. */
  devices?: readonly Device[];
  /** Column code that the page's permission must contain. */
  permission?: string;
}

/** `datetime` and `date` take milliseconds or texts; `enabled` draws 1 as 启用 and 0 as 停用; `amount` has 2 decimals and commas. */
export type ColumnKind = 'text' | 'number' | 'amount' | 'date' | 'datetime' | 'boolean' | 'enabled' | 'option' | 'tags';
