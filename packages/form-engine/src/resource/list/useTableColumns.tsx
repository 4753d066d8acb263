import { type DataColumn } from '@smart-admin/ui/data-table';
import { useMessages } from '@smart-admin/ui/locale';
import { type Translate } from '@smart-admin/ui/messages';
import { resourceMessages } from '../resourceMessages.js';
import { type ResourceColumn, type ResourceDefinition, type ResourceRow } from '../types.js';
import { ColumnCell, columnText, columnValue } from './ColumnCell.js';
import { RowActions } from './RowActions.js';
import { type ListAction, splitRowActions } from './splitRowActions.js';

const LETTER = 14;
/** Size of the text of a head beside that of a cell. */
const HEAD_PART = 12 / 14;
/** Width in px of the sign before a state, with its gap. */
const DOT = 14;
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
    copyText: (row) => column.text?.(row) ?? (column.render ? column.render(row) : columnText(column, row, t)),
    width: roomFor(column, t),
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

/** Widths are chosen for Chinese: the words of other languages may need more for the head, and for the two states. */
function roomFor<Row extends ResourceRow>(
  { width, header, kind, sortable }: ResourceColumn<Row>,
  t: Translate<keyof typeof resourceMessages.zh>,
): number | undefined {
  if (width === undefined) return undefined;
  const head = textWidth(header) * HEAD_PART + (sortable ? 16 : 0);
  const words = kind === 'enabled' ? DOT + Math.max(textWidth(t('enabled')), textWidth(t('disabled'))) : 0;
  return Math.max(width, Math.ceil((24 + Math.max(head, words)) / 4) * 4);
}

/** Room for the widest row, or for any where the rows are loaded elsewhere: two texts, the menu, gaps and padding; a multiple of 4. */
function actionsWidth<Row extends ResourceRow>(actions: readonly ListAction<Row>[], rows: readonly Row[]): number {
  const widths = (rows.length > 0 ? rows : [undefined]).map((row) => {
    const { inline, menu, danger } = splitRowActions(actions, row);
    const letters = inline.reduce((total, { label }) => total + textWidth(label), 0);
    return 32 + letters + inline.length * 12 + (menu.length + danger.length > 0 ? 32 : 0);
  });
  return Math.ceil(Math.max(96, ...widths) / 4) * 4;
}

function textWidth(label: string): number {
  return [...label].reduce((total, letter) => total + ((letter.codePointAt(0) ?? 0) > 0xff ? LETTER : LETTER * 0.6), 0);
}
