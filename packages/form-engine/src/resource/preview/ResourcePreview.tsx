import { Empty } from '@smart-admin/ui/empty';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { cn } from '@smart-admin/ui/cn';
import { useQuery } from '@tanstack/react-query';
import { ColumnCell } from '../list/ColumnCell.js';
import { useShownColumns } from '../list/useShownColumns.js';
import { resourceMessages } from '../resourceMessages.js';
import { type ListQuery, type ResourceDefinition, type ResourceRow } from '../types.js';

/** The first rows of a resource in its usual order, to look at only: for home pages and dashboards. Rights as on its page. */
export function ResourcePreview<Row extends ResourceRow>({
  definition,
  limit = 6,
  maxColumns = 5,
  className,
}: ResourcePreviewProps<Row>) {
  const t = useMessages(resourceMessages);
  const shown = useShownColumns(definition);
  const query: ListQuery = { currentPage: 1, pageSize: limit, sort: definition.defaultSort ?? [], filters: {} };
  const { data, error, refetch } = useQuery({
    queryKey: ['resource', definition.id, 'list', query],
    queryFn: ({ signal }) => definition.source.list(query, signal),
  });
  if (error && !data)
    return (
      <LoadError error={error} title={t('errorTitle', { label: definition.label })} onRetry={() => void refetch()} />
    );
  if (!data) return <Skeleton lines={limit} className="m-4" />;
  if (data.list.length === 0) return <Empty title={t('empty', { label: definition.label })} />;
  const columns = shown.filter(({ hidden }) => !hidden).slice(0, maxColumns);
  return (
    <table className={cn('w-full table-fixed border-collapse text-left', className)} aria-label={definition.label}>
      <thead>
        <tr className="h-9 bg-sunken text-12 text-2">
          {columns.map(({ id, header, align }, index) => (
            <th
              key={id}
              scope="col"
              // what a record is called by comes first and is told whole
              className={cn(
                CELL,
                align === 'right' && 'text-right',
                index === 0 && 'phone:w-[46%]',
                index > 2 && 'phone:hidden',
              )}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.list.slice(0, limit).map((row) => (
          <tr key={row.id} className="h-row border-t border-hairline">
            {columns.map((column, index) => (
              <td
                key={column.id}
                className={cn(CELL, column.align === 'right' && 'text-right', index > 2 && 'phone:hidden')}
              >
                <ColumnCell column={column} row={row} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const CELL = 'truncate px-3 font-normal first:pl-4 last:pr-4';

export interface ResourcePreviewProps<Row extends ResourceRow> {
  /** Keep the same object between renders where possible. */
  definition: ResourceDefinition<Row>;
  /** Rows. Default 6. */
  limit?: number;
  /** Columns from the left, of those that the person may see; three on phones. Default 5. */
  maxColumns?: number;
  className?: string;
}
