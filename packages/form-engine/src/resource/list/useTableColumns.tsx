import { type DataColumn } from '@smart-admin/ui/data-table';
import { useMessages } from '@smart-admin/ui/locale';
import { resourceMessages } from '../resourceMessages.js';
import { type ResourceColumn, type ResourceDefinition, type ResourceRow } from '../types.js';
import { ColumnCell, columnValue } from './ColumnCell.js';
import { RowActions } from './RowActions.js';
import { type ListAction, splitRowActions } from './splitRowActions.js';

const LETTER = 14;
const NUMBERS = new Set(['number', 'amount']);

/** Columns of a resource for the table, with the actions last. */
export function useTableColumns<Row extends ResourceRow>(
  definition: ResourceDefinition<Row>,
  columns: readonly ResourceColumn<Row>[],
  actions: readonly ListAction<Row>[],
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): DataColumn<Row>[] {
  const t = useMessages(resourceMessages);
  const drawn = columns.map((column): DataColumn<Row> => ({
    id: column.id,
    header: column.header,
    accessor: (row) => columnValue(column, row),
    cell: (row) => <ColumnCell column={column} row={row} />,
    width: column.width,
    minWidth: column.minWidth,
    align: column.align ?? (NUMBERS.has(column.kind ?? 'text') ? 'right' : 'left'),
    sortable: column.sortable ?? false,
    fixed: column.fixed,
    hidden: column.hidden ?? false,
  }));
  if (actions.length === 0) return drawn;
  return [
    ...drawn,
    {
      id: ACTIONS,
      header: t('actions'),
      label: t('actions'),
      width: actionsWidth(actions, rows),
      fixed: 'right',
      ellipsis: false,
      className: 'py-1',
      resizable: false,
      cell: (row) => <RowActions actions={actions} row={row} name={nameOf(row)} />,
    },
  ];
}

/** Id of the column of actions. */
export const ACTIONS = '_actions';

/** Room for the widest row: two texts, the menu, gaps and padding; a multiple of 4. */
function actionsWidth<Row extends ResourceRow>(actions: readonly ListAction<Row>[], rows: readonly Row[]): number {
  const widths = rows.map((row) => {
    const { inline, menu, danger } = splitRowActions(actions, row);
    const letters = inline.reduce((total, { label }) => total + textWidth(label), 0);
    return 32 + letters + inline.length * 12 + (menu.length + danger.length > 0 ? 32 : 0);
  });
  return Math.ceil(Math.max(96, ...widths) / 4) * 4;
}

function textWidth(label: string): number {
  return [...label].reduce((total, letter) => total + ((letter.codePointAt(0) ?? 0) > 0xff ? LETTER : LETTER * 0.6), 0);
}
