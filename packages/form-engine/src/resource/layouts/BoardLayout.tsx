import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useResourceSetting } from '../ResourceProvider.js';
import { resourceMessages } from '../resourceMessages.js';
import { type ResourceGrouping, type ResourceRow } from '../types.js';
import { BoardColumn } from './BoardColumn.js';
import { type LayoutProps } from './LayoutProps.js';
import { useBoardMove } from './useBoardMove.js';
import { useGroups } from './useGroups.js';

/**
 * A list as a board: a column for each value of a field, each loaded by itself and page by page. Cards are moved to another
 * value by the pointer, by Alt and the arrows, or by their menu, at once and with a way back.
 */
export function BoardLayout<Row extends ResourceRow>(props: BoardLayoutProps<Row>) {
  const { definition, grouping, query, canEdit, refresh, nameOf } = props;
  const t = useMessages(resourceMessages);
  const { permissions } = useResourceSetting();
  const groups = useGroups(grouping);
  const { move, takesFocus, announcement } = useBoardMove({ definition, grouping, groups, query, refresh, nameOf });
  const mayMove =
    canEdit && definition.source.changeMany !== undefined && permissions.fieldAccess(grouping.field) === 'write';
  if (groups.length === 0) return <Skeleton lines={6} className="m-4 flex-1" />;
  return (
    <div
      data-slot="board"
      role="group"
      aria-label={`${definition.label} ${t('layout.board')}`}
      className="flex min-h-0 flex-1 gap-3 overflow-x-auto bg-canvas p-3 phone:snap-x phone:snap-mandatory"
    >
      {groups.map((group, index) => (
        <BoardColumn
          key={group.value}
          {...props}
          group={group}
          groups={groups}
          canMove={(row) => mayMove && (definition.rowConditions?.edit?.(row) ?? true)}
          takesFocus={takesFocus}
          onMove={(row, from, to) => move({ row, from, to })}
          neighbours={[groups[index - 1], groups[index + 1]]}
        />
      ))}
      <div aria-live="polite" className="sr-only">
        {announcement}
      </div>
    </div>
  );
}

export interface BoardLayoutProps<Row extends ResourceRow> extends LayoutProps<Row> {
  grouping: ResourceGrouping;
}
