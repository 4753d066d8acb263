import { cn } from '@smart-admin/ui/cn';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { useCallback, useSyncExternalStore } from 'react';
import { type Field } from '../../core/document/FormDocument.js';
import { summarizeColumn } from '../../core/list/summarizeColumn.js';
import { columnOf, isRightAligned } from '../../core/registry/fieldFacts.js';
import { type FormStore } from '../../core/state/FormStore.js';
import { FieldText } from '../../renderer/FieldText.js';
import { type ColumnEdge } from '../columns/arrangeColumns.js';
import { edgeProps } from '../columns/edgeProps.js';
import { subtableMessages } from '../subtableMessages.js';
import { type RowGroup } from './groupRows.js';

/** The head of a group of rows: the value that they share, how many they are, and the sums of their numbers. */
export function GroupHead({ store, table, group, groupedBy, columns, edges, summed }: GroupHeadProps) {
  const t = useMessages(subtableMessages);
  const sums = useGroupSums(store, table, { group, columns, summed });
  const title = (
    <>
      {group.key === 'null' ? t('noValue') : <FieldText field={groupedBy} value={group.value} inline />}
      <span className="ml-2 font-normal text-3">{t('groupCount', { count: group.rows.length })}</span>
    </>
  );
  // a title may reach over the columns before the first sum
  const first = sums.findIndex((text) => text !== '');
  const free = first === -1 ? columns.length : first;
  return (
    <tr data-slot="subtable-group" className="h-10 bg-sunken font-medium [&>td]:border-t [&>td]:border-hairline">
      <td colSpan={1 + free} className="truncate px-2">
        {title}
      </td>
      {columns.slice(free).map((column, at) => (
        <td
          key={column.id}
          {...edgeProps(edges[free + at], 'bg-sunken')}
          className={cn(
            'truncate px-[15px] tabular-nums',
            isRightAligned(column, store.form.registry) && 'text-right',
            edgeProps(edges[free + at], 'bg-sunken').className,
          )}
        >
          {sums[free + at]}
        </td>
      ))}
    </tr>
  );
}

const JOINT = '\u001f';

/** Texts of the sums of a group, by column; '' for a column that is not summed. Drawn again only when a text changes. */
function useGroupSums(
  store: FormStore,
  table: string,
  { group, columns, summed }: Pick<GroupHeadProps, 'group' | 'columns' | 'summed'>,
): string[] {
  const locale = useLocale();
  const { registry } = store.form;
  const isSummed = (column: Field) =>
    summed.length > 0 ? summed.includes(column.id) : columnOf(column, registry) === 'number';
  const ids = columns.filter(isSummed).map(({ id }) => id);
  const names = ids.join(JOINT);
  const get = () =>
    columns
      .map((column) => {
        if (!ids.includes(column.id)) return '';
        const rows = group.rows.map((row) => ({ [column.id]: store.getField(`${table}.${row}.${column.id}`).value }));
        return summarizeColumn({ ...column, thousands: true } as Field, 'sum', rows, { locale, registry });
      })
      .join(JOINT);
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = names
        .split(JOINT)
        .filter(Boolean)
        .map((id) => store.subscribe(`${table}.*.${id}`, listener));
      return () => stops.forEach((stop) => stop());
    },
    [store, table, names],
  );
  return useSyncExternalStore(subscribe, get, get).split(JOINT);
}

interface GroupHeadProps {
  store: FormStore;
  table: string;
  group: RowGroup;
  groupedBy: Field;
  columns: readonly Field[];
  edges: readonly ColumnEdge[];
  /** Columns that the summary row adds up; none = all numbers. */
  summed: readonly string[];
}
