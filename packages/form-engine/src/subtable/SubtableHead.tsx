import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { type Field } from '../core/document/FormDocument.js';
import { isRightAligned } from '../core/registry/fieldFacts.js';
import { useFieldKinds } from '../fields/FieldKindsProvider.js';
import { type ColumnEdge } from './columns/arrangeColumns.js';
import { edgeProps, indexEdgeOf } from './columns/edgeProps.js';
import { ResizeHandle } from './columns/ResizeHandle.js';
import { columnWidth } from './columnWidth.js';
import { drawParts } from './drawParts.js';
import { subtableMessages } from './subtableMessages.js';
import { type GridColumns } from './useGridColumns.js';

/** The heads of a subtable; they stay in view where the rows scroll. */
export function SubtableHead(props: SubtableHeadProps) {
  const { columns, edges, parts, isWindowed, asText, isLong, isSized, isFixed, onResize } = props;
  const t = useMessages(subtableMessages);
  const { registry } = useFieldKinds();
  const indexEdge = edgeProps(indexEdgeOf(edges), 'bg-sunken');
  return (
    <thead className={cn(isLong && 'sticky top-0 z-2')}>
      <tr className="h-8.5 bg-sunken text-12 text-2">
        <th
          scope="col"
          style={indexEdge.style}
          className={cn('px-1 text-left font-medium', isFixed ? 'w-12 min-w-12' : 'w-24 min-w-24', indexEdge.className)}
        >
          {t('index')}
        </th>
        {drawParts(parts, (at) => {
          const column = columns[at];
          return (
            column && (
              <th
                key={column.id}
                aria-colindex={isWindowed ? at + 2 : undefined}
                scope="col"
                style={{
                  ...(isSized
                    ? { width: columnWidth(column) }
                    : { minWidth: columnWidth(column), width: column.columnWidth }),
                  ...edges[at],
                }}
                className={cn(
                  'group/head relative px-[15px] font-medium whitespace-nowrap',
                  isSized && 'truncate',
                  isRightAligned(column, registry) ? 'text-right' : 'text-left',
                  edgeProps(edges[at], 'bg-sunken').className,
                )}
              >
                {column.required && !asText && (
                  <span data-slot="required" className="mr-1 text-danger-text" aria-hidden>
                    *
                  </span>
                )}
                {column.label}
                {onResize && (
                  <ResizeHandle
                    label={column.label}
                    width={columnWidth(column)}
                    onResize={(width) => onResize(column.id, width)}
                  />
                )}
              </th>
            )
          );
        })}
      </tr>
    </thead>
  );
}

export interface SubtableHeadProps extends Pick<GridColumns, 'parts' | 'isWindowed'> {
  columns: readonly Field[];
  asText: boolean;
  isLong: boolean;
  /** Columns have their own widths, whatever stands in them. */
  isSized: boolean;
  edges: readonly ColumnEdge[];
  /** Absent where nobody may set widths. */
  onResize?: ((column: string, width: number) => void) | undefined;
  /** No row can be changed: the first column holds numbers alone. */
  isFixed: boolean;
}
