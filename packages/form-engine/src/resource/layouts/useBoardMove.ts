import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useResourceSetting } from '../ResourceProvider.js';
import { resourceMessages } from '../resourceMessages.js';
import {
  type BulkResult,
  type ListQuery,
  type ResourceDefinition,
  type ResourceGrouping,
  type ResourceRow,
} from '../types.js';
import { type GroupPages, type RowGroup, valueOf, withoutRow, withRow } from './groupRows.js';
import { groupKey } from './useGroups.js';

/** Gives a row the value of another column: it stands there at once, goes back where the change is refused, and can be taken back. */
export function useBoardMove<Row extends ResourceRow>({
  definition,
  grouping,
  query,
  refresh,
  nameOf,
}: BoardMoveOptions<Row>) {
  const t = useMessages(resourceMessages);
  const client = useQueryClient();
  const { onError } = useResourceSetting();
  const [announcement, setAnnouncement] = useState('');
  const keyOf = (group: RowGroup) => groupKey(definition.id, { grouping, group, query });
  const moved = useRef<string>(undefined);

  const undo = async (changed: BulkResult['changed']) => {
    const result = await definition.source.undoMany?.(changed);
    const reason = result?.refused[0]?.reason;
    if (reason === undefined) toast.success(t('moveUndone'));
    else toast.error(reason);
    await refresh();
  };

  const save = async ({ row, from, to }: Move<Row>) => {
    const keys = [keyOf(from), keyOf(to)] as const;
    // an answer that is under way knows nothing of the move
    await Promise.all(keys.map((queryKey) => client.cancelQueries({ queryKey })));
    const before = keys.map((key) => client.getQueryData<GroupPages<Row>>(key));
    const value = valueOf(grouping, to);
    const movedRow: Row = { ...row, [grouping.field]: value, [`${grouping.field}_name`]: to.label };
    moved.current = row.id;
    client.setQueryData<GroupPages<Row>>(keys[0], (data) => data && withoutRow(data, row.id));
    client.setQueryData<GroupPages<Row>>(keys[1], (data) => data && withRow(data, movedRow));
    const takeBack = () => {
      moved.current = row.id;
      keys.forEach((key, index) => client.setQueryData(key, before[index]));
    };
    try {
      const result = await definition.source.changeMany?.([row.id], { [grouping.field]: value });
      const reason = result?.refused[0]?.reason;
      if (reason !== undefined) {
        takeBack();
        setAnnouncement(reason);
        toast.error(reason);
        return;
      }
      const text = t('movedTo', { name: nameOf(row), column: to.label });
      setAnnouncement(text);
      const changed = result?.changed ?? [];
      const canUndo = definition.source.undoMany !== undefined && changed.length > 0;
      toast.success(
        text,
        canUndo ? { action: { label: t('undoMove'), onClick: () => void undo(changed).catch(onError) } } : {},
      );
    } catch (error) {
      takeBack();
      onError(error);
    }
    await refresh();
  };
  return {
    move: (move: Move<Row>) => {
      if (move.from.value !== move.to.value) void save(move).catch(onError);
    },
    /** Whether the card of a row, which is now drawn, is the one that was moved. Says so once. */
    takesFocus: (id: string) => {
      if (moved.current !== id) return false;
      moved.current = undefined;
      return true;
    },
    announcement,
  };
}

interface Move<Row> {
  row: Row;
  from: RowGroup;
  to: RowGroup;
}

interface BoardMoveOptions<Row extends ResourceRow> {
  definition: ResourceDefinition<Row>;
  grouping: ResourceGrouping;
  groups: readonly RowGroup[];
  query: ListQuery;
  refresh: () => Promise<void>;
  nameOf: (row: Row) => string;
}
