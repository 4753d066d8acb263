import { ChevronRight, GripVertical } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { cn } from '../cn/cn.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { Spinner } from '../spinner/Spinner.js';
import { treeIndent } from '../tree/treeIndent.js';
import { CellEditor } from './CellEditor.js';
import { type DrawnColumn } from './cellClass.js';
import { cellText, cellValue } from './dataColumn.js';
import { isInside } from './isPlainClick.js';
import { type RowHandlers } from './rowHandlers.js';
import { type EditedCell } from './useCellEditing.js';
import { dataTableMessages } from './dataTableMessages.js';

/**
 * One cell of a DataTable that holds more than a text.
 * @internal
 */
export function DataTableCell<Row>(props: DataTableCellProps<Row>) {
  const { className, column, row, rowKey, index, span, role, tree, edited, actions } = props;
  const { def, truncates } = column;
  const content = def.cell ? <Fragment key={rowKey}>{def.cell(row, index)}</Fragment> : cellText(cellValue(def, row));
  return (
    <td
      role={role}
      data-column={def.id}
      tabIndex={role === 'gridcell' ? -1 : undefined}
      // it gives up the value, not the dialog around the table
      data-takes-escape={edited ? '' : undefined}
      onKeyDown={
        edited &&
        ((event) => {
          if (event.key !== 'Escape' || event.nativeEvent.isComposing || !isInside(event)) return;
          event.stopPropagation();
          actions.cancel(rowKey, def.id, 'stay');
        })
      }
      aria-colindex={column.colIndex}
      aria-rowspan={span > 1 ? span : undefined}
      style={column.style}
      className={cellClassName(className, column, span)}
    >
      {edited ? (
        <CellEditor
          key={rowKey}
          column={def}
          row={row}
          edited={edited}
          onCommit={(value, then) => actions.commit(row, rowKey, def.id, value, then)}
          onCancel={(then) => actions.cancel(rowKey, def.id, then)}
        />
      ) : tree ? (
        <TreeContent {...tree} truncates={truncates} onToggle={() => actions.toggle(rowKey, !tree.isExpanded)}>
          {content}
        </TreeContent>
      ) : truncates ? (
        <div className="truncate">{content}</div>
      ) : (
        content
      )}
    </td>
  );
}

/**
 * Class names of a body cell.
 * @internal
 */
export function cellClassName<Row>(shared: string, column: DrawnColumn<Row>, span: number): string {
  return `${shared} ${column.className}${span > 1 ? ' relative -mb-px bg-surface' : ''}`;
}

function TreeContent({
  depth,
  path,
  canExpand,
  isExpanded,
  isBusy,
  isMovable,
  truncates,
  onToggle,
  children,
}: TreeContentProps) {
  const t = useMessages(dataTableMessages);
  return (
    <span
      className="flex items-center gap-1"
      title={path}
      // however deep, the text keeps its room
      style={{ paddingLeft: `min(${treeIndent(depth)}px, calc(100% - 8rem))` }}
    >
      {isMovable && (
        // the keys of the row do the same
        <span
          aria-hidden
          data-drag-handle
          title={t('moveHint')}
          className="-ml-2 grid h-6 w-4 flex-none cursor-grab place-items-center rounded-sm text-3 hover:bg-pressed active:cursor-grabbing"
        >
          <GripVertical className="size-3.5" />
        </span>
      )}
      {canExpand ? (
        <button
          type="button"
          tabIndex={-1}
          aria-label={isExpanded ? t('collapse') : t('expand')}
          className="-ml-1 grid size-6 flex-none place-items-center rounded-sm text-3 hover:bg-pressed"
          onClick={(event) => {
            event.stopPropagation();
            onToggle();
          }}
        >
          {isBusy ? (
            <Spinner size={12} />
          ) : (
            <ChevronRight
              aria-hidden
              className={cn('size-3.5 transition-transform duration-(--dur-1)', isExpanded && 'rotate-90')}
            />
          )}
        </button>
      ) : (
        <span className="-ml-1 size-6 flex-none" />
      )}
      <span className={cn('min-w-0', truncates && 'truncate')}>{children}</span>
    </span>
  );
}

interface TreePlace {
  depth: number;
  path: string | undefined;
  canExpand: boolean;
  isExpanded: boolean;
  isBusy: boolean;
  isMovable: boolean;
}

interface TreeContentProps extends TreePlace {
  truncates: boolean;
  onToggle: () => void;
  children: ReactNode;
}

export interface DataTableCellProps<Row> {
  className: string;
  column: DrawnColumn<Row>;
  row: Row;
  rowKey: string;
  index: number;
  /** Rows that the cell spans. */
  span: number;
  /** Cells of a grid can take the focus. */
  role: 'cell' | 'gridcell';
  /** Place in a tree; only in the first column. */
  tree: TreePlace | undefined;
  /** Its open editor. */
  edited: EditedCell | undefined;
  actions: RowHandlers<Row>;
}
