import { cn } from '../cn/cn.js';
import { cellClass, lead, type DrawnColumn } from './cellClass.js';
import { headingRuns, type GroupPaths } from './columnGroups.js';
import { HEAD_CELL } from './HeadCell.js';

/**
 * The headings of groups above the columns. Every row has one cell for each column, so that all widths stay those of the
 * columns below; a heading stands in the first cell of its group and reaches over the others.
 * @internal
 */
export function HeadingRows<Row>({ columns, paths, depth, hasLead }: HeadingRowsProps<Row>) {
  return Array.from({ length: depth }, (_, level) => {
    let at = hasLead ? 2 : 1;
    return (
      <tr key={level} role="row" aria-rowindex={level + 1} className="flex h-9 bg-sunken">
        {hasLead && <td aria-hidden style={lead.style} className={cn(HEAD_CELL, lead.className, 'border-b-0')} />}
        {headingRuns(columns, paths, level).map(({ group, columns: run }) => {
          const place = at;
          at += run.length;
          return run.map((column, index) => {
            const isFirst = index === 0 && place + index === 1;
            const shared = cellClass(column, { isFirst, isLast: column === columns.at(-1) });
            if (!group)
              return (
                <td
                  key={column.def.id}
                  aria-hidden
                  style={column.style}
                  className={cn(HEAD_CELL, shared, 'border-b-0', level > 0 && 'border-t-0')}
                />
              );
            if (index > 0)
              return (
                <td
                  key={column.def.id}
                  aria-hidden
                  style={column.style}
                  // below the heading, which reaches over it
                  className={cn('border-y border-hairline', level > 0 && 'border-t-0', column.fixed && 'sticky')}
                />
              );
            return (
              <th
                key={column.def.id}
                role="columnheader"
                scope="colgroup"
                colSpan={run.length}
                aria-colspan={run.length}
                aria-colindex={place}
                data-group={group.id}
                style={column.style}
                className={cn(
                  HEAD_CELL,
                  shared,
                  'overflow-visible text-left shadow-[inset_1px_0_0_var(--border-hairline)]',
                  level > 0 && 'border-t-0',
                )}
              >
                {group.header}
              </th>
            );
          });
        })}
      </tr>
    );
  });
}

interface HeadingRowsProps<Row> {
  columns: readonly DrawnColumn<Row>[];
  paths: GroupPaths;
  /** Rows of headings. */
  depth: number;
  hasLead: boolean;
}
