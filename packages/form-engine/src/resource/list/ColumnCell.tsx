import { EMPTY_SIGN } from '@smart-admin/ui/data-table';
import { useMessages } from '@smart-admin/ui/locale';
import { type Translate } from '@smart-admin/ui/messages';
import { Status } from '@smart-admin/ui/status';
import { Tag } from '@smart-admin/ui/tag';
import { memo } from 'react';
import { formatNumber } from '../../core/kinds/number/formatNumber.js';
import { localDateTime } from '../../core/kinds/date/dateValue.js';
import { PathTitle } from '../../fields/sources/PathTitle.js';
import { resourceMessages } from '../resourceMessages.js';
import { type ResourceColumn, type ResourceRow } from '../types.js';

/** A cell of a list by the kind of its column. It draws again only with another row: choosing rows leaves it alone. */
export const ColumnCell = memo(ColumnContent) as typeof ColumnContent;

function ColumnContent<Row extends ResourceRow>({ column, row, card = false }: ColumnCellProps<Row>) {
  const t = useMessages(resourceMessages);
  if (card && column.renderCard) return column.renderCard(row);
  if (column.render) return column.render(row);
  const value = columnValue(column, row);
  if (isEmpty(value)) return <span className="text-3">{EMPTY_SIGN}</span>;
  const text = columnText(column, row, t);
  switch (column.kind) {
    case 'datetime':
      return <time title={dateTimeText(value)}>{text}</time>;
    case 'enabled':
      return <Status tone={isOn(value) ? 'enabled' : 'disabled'}>{text}</Status>;
    case 'tags':
      return (
        <span className="flex gap-1">
          {[value].flat().map((item) => (
            <Tag key={String(item)}>{labelOf(column, item)}</Tag>
          ))}
        </span>
      );
    case undefined:
    case 'text':
      if (!column.named) return text;
      return (
        <PathTitle reference={column.named.reference} ids={column.named.ids(row)}>
          {text}
        </PathTitle>
      );
    default:
      return text;
  }
}

/** The text of a cell by the kind of its column. */
export function columnText<Row extends ResourceRow>(
  column: ResourceColumn<Row>,
  row: Row,
  t: Translate<keyof typeof resourceMessages.zh>,
): string {
  const value = columnValue(column, row);
  if (isEmpty(value)) return EMPTY_SIGN;
  switch (column.kind) {
    case 'number':
      return formatNumber(value, { thousands: true }) || String(value);
    case 'amount':
      return formatNumber(value, { precision: 2, thousands: true }) || String(value);
    case 'date':
      return dateTimeText(value).slice(0, 10);
    case 'datetime':
      return shortTime(dateTimeText(value));
    case 'boolean':
      return t(value === true || value === 1 ? 'yes' : 'no');
    case 'enabled':
      return t(isOn(value) ? 'enabled' : 'disabled');
    case 'option':
      return labelOf(column, value);
    case 'tags':
      return [value]
        .flat()
        .map((item) => labelOf(column, item))
        .join('、');
    default:
      return Array.isArray(value) ? value.join('、') : String(value);
  }
}

interface ColumnCellProps<Row extends ResourceRow> {
  column: ResourceColumn<Row>;
  row: Row;
  /** In the card of a row. Default false. */
  card?: boolean;
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

function isOn(value: unknown): boolean {
  return value === true || value === 1 || value === '1';
}

/** Value of a column in a row. */
export function columnValue<Row extends ResourceRow>(column: ResourceColumn<Row>, row: Row): unknown {
  return column.value ? column.value(row) : (row as unknown as Record<string, unknown>)[column.id];
}

function labelOf<Row extends ResourceRow>(column: ResourceColumn<Row>, value: unknown): string {
  return column.options?.find((option) => option.value === String(value))?.label ?? String(value);
}

/** Milliseconds or a text as `YYYY-MM-DD HH:mm:ss`. */
function dateTimeText(value: unknown): string {
  return typeof value === 'number' ? localDateTime(value) : String(value);
}

/** This year without the year, always without seconds. */
function shortTime(text: string): string {
  const start = text.startsWith(`${new Date().getFullYear()}-`) ? 5 : 0;
  return text.slice(start, 16);
}
