import { type RowMove } from '@smart-admin/ui/data-table';
import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { type TreeMove } from '@smart-admin/ui/tree';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { type ListAction } from '../list/splitRowActions.js';
import { useResourceSetting } from '../ResourceProvider.js';
import { resourceMessages } from '../resourceMessages.js';
import { listKey, type ResourceList } from '../state/useResourceList.js';
import { type ListResult, type ResourceDefinition, type ResourceRow, type RowPlace } from '../types.js';
import { createOrderedSaves } from './orderedSaves.js';
import { rowMoveMessages } from './rowMoveMessages.js';
import { find, placeAfter, placeOf, withRowAt } from './rowPlaces.js';

/**
 * Moves rows of a tree by drag, keys and menu: they stand there at once, go back where the move is refused, and can be
 * taken back for a moment. Nothing where only a part of the tree shows: a row moves among all of its siblings.
 */
export function useRowMoves<Row extends ResourceRow>({
  definition,
  list,
  nameOf,
  isWhole,
}: RowMovesProps<Row>): RowMoves<Row> {
  const t = useMessages(resourceMessages);
  const tMove = useMessages(rowMoveMessages);
  const client = useQueryClient();
  const { permissions, onError } = useResourceSetting();
  const [saves] = useState(createOrderedSaves);
  const { treeRows } = definition;
  const move = treeRows?.move;
  if (!treeRows || !move || !isWhole || (move.permission !== undefined && !permissions.can(move.permission)))
    return NOTHING;
  const tree = { rows: list.data?.list ?? [], childrenKey: treeRows.childrenKey };
  const canHold = (parent: Row | undefined) => parent === undefined || (move.canHold?.(parent) ?? true);
  const queryKey = listKey(definition.id, list.query);

  const tell = (step: Step<Row>) => {
    const parent = step.to.parentId === null ? undefined : find(tree, step.to.parentId)?.row;
    const moved = { ...tree, rows: withRowAt(tree, step.row.id, step.to) };
    const place = (find(moved, step.row.id)?.at ?? 0) + 1;
    const name = nameOf(step.row);
    const text = parent
      ? tMove('movedInto', { name, parent: nameOf(parent), place })
      : tMove('movedToTop', { name, place });
    toast.success(text, {
      id: `moved ${definition.id}`,
      action: {
        label: t('undoMove'),
        onClick: () =>
          void save({ row: step.row, from: step.to, to: step.from }, () => toast.success(t('moveUndone'))).catch(
            onError,
          ),
      },
    });
  };
  const save = async (step: Step<Row>, onSaved: () => void) => {
    // an answer that is under way knows nothing of the move
    await client.cancelQueries({ queryKey });
    client.setQueryData<ListResult<Row>>(
      queryKey,
      (data) => data && { ...data, list: [...withRowAt({ ...tree, rows: data.list }, step.row.id, step.to)] },
    );
    let isLast = true;
    try {
      const saved = await saves.add(() => move.save(step.row, step));
      isLast = saved.isLast;
      if (saved.isDone) onSaved();
    } catch (error) {
      onError(error);
    }
    if (isLast) await list.refresh();
  };
  const start = (wanted: TreeMove | undefined) => {
    const from = wanted && placeOf(tree, wanted.id);
    const to = wanted && placeAfter(tree, wanted);
    const row = wanted && find(tree, wanted.id)?.row;
    if (!from || !to || !row || isSame(from, to)) return;
    const step = { row, from, to };
    void save(step, () => tell(step)).catch(onError);
  };
  const step = (way: 'up' | 'down', row: Row): TreeMove | undefined => {
    const found = find(tree, row.id);
    const target = found?.siblings[found.at + (way === 'up' ? -1 : 1)];
    return target && { id: row.id, targetId: target.id, place: way === 'up' ? 'before' : 'after' };
  };
  const stepAction = (way: 'up' | 'down'): ListAction<Row> => ({
    id: way,
    label: tMove(way === 'up' ? 'moveUp' : 'moveDown'),
    icon: way === 'up' ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />,
    inMenu: true,
    visible: (row) => step(way, row) !== undefined,
    run: ([row]) => start(row && step(way, row)),
  });
  return {
    actions: [stepAction('up'), stepAction('down')],
    rowMove: {
      canMove: (wanted) => {
        const target = find(tree, wanted.targetId);
        return target !== undefined && canHold(wanted.place === 'inside' ? target.row : target.parent);
      },
      onMove: start,
    },
  };
}

const NOTHING: RowMoves<never> = { actions: [], rowMove: undefined };

function isSame(one: RowPlace, other: RowPlace): boolean {
  return one.parentId === other.parentId && one.afterId === other.afterId && one.beforeId === other.beforeId;
}

interface Step<Row> {
  row: Row;
  from: RowPlace;
  to: RowPlace;
}

interface RowMovesProps<Row extends ResourceRow> {
  definition: ResourceDefinition<Row>;
  list: ResourceList<Row>;
  nameOf: (row: Row) => string;
  /** No filter, keyword or order: the tree shows all rows as they stand. */
  isWhole: boolean;
}

interface RowMoves<Row extends ResourceRow> {
  /** Up and down, for those who can neither drag nor press keys. */
  actions: readonly ListAction<Row>[];
  rowMove: RowMove | undefined;
}
