import { useMessages } from '@smart-admin/ui/locale';
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
  if (value === null || value === undefined || value === '') return <span className="text-3">-</span>;
  switch (column.kind) {
    case 'number':
      return formatNumber(value, { thousands: true }) || String(value);
    case 'amount':
      return formatNumber(value, { precision: 2, thousands: true }) || String(value);
    case 'date':
      return dateTimeText(value).slice(0, 10);
    case 'datetime':
      return <time title={dateTimeText(value)}>{shortTime(dateTimeText(value))}</time>;
    case 'boolean':
      return t(value === true || value === 1 ? 'yes' : 'no');
    case 'enabled': {
      const on = value === true || value === 1 || value === '1';
      return <Status tone={on ? 'enabled' : 'disabled'}>{t(on ? 'enabled' : 'disabled')}</Status>;
    }
    case 'option':
      return labelOf(column, value);
    case 'tags':
      return (
        <span className="flex gap-1">
          {[value].flat().map((item) => (
            <Tag key={String(item)}>{labelOf(column, item)}</Tag>
          ))}
        </span>
      );
    default: {
      const text = Array.isArray(value) ? value.join('、') : String(value);
      if (!column.named) return text;
      return (
        <PathTitle reference={column.named.reference} ids={column.named.ids(row)}>
          {text}
        </PathTitle>
      );
    }
  }
}

interface ColumnCellProps<Row extends ResourceRow> {
  column: ResourceColumn<Row>;
  row: Row;
  /** In the card of a row. Default false. */
  card?: boolean;
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
