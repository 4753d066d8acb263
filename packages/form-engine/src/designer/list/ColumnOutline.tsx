import { IconButton } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { type TreeMove } from '@smart-admin/ui/tree';
import { ArrowDown, ArrowUp, ArrowUpDown, CircleAlert, Pin, Trash2, TriangleAlert } from 'lucide-react';
import { editorMessages } from '../../editor/editorMessages.js';
import { useEditorState } from '../../editor/EditorProvider.js';
import { type EditorState } from '../../editor/editorStore.js';
import { OutlineTree } from '../../editor/OutlineTree.js';
import { type Problem } from '../../editor/problems.js';
import { type ListColumn, type ListDefinition } from '../../core/list/ListDefinition.js';
import { listDesignerMessages } from './listDesignerMessages.js';
import { type ListEditing } from './useListEditing.js';

/** The columns in their order, with what can be seen of them at a glance, and the tools for the chosen ones. */
export function ColumnOutline({ columns, problems, editing }: ColumnOutlineProps) {
  const t = useMessages(listDesignerMessages);
  const e = useMessages(editorMessages);
  const isOff = useEditorState(isOffOf);
  const order = columns.map(({ id }) => id);
  const handleMove = ({ id, targetId, place }: TreeMove) => {
    const target = order.indexOf(targetId);
    if (target !== -1) editing.moveTo(id, place === 'before' ? target : target + 1);
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col p-4">
      <div className="flex h-10 flex-none items-center gap-1 rounded-t-lg border border-hairline bg-surface px-3">
        <h2 className="m-0 flex-1 text-14 font-semibold">
          {t('columns')} <span className="font-normal text-3">{columns.length}</span>
        </h2>
        <IconButton pane label={e('moveUp')} disabled={isOff} onClick={() => editing.nudge(-1)}>
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton pane label={e('moveDown')} disabled={isOff} onClick={() => editing.nudge(1)}>
          <ArrowDown aria-hidden />
        </IconButton>
        <IconButton pane label={e('remove')} disabled={isOff} onClick={editing.remove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <div className="min-h-40 flex-1 rounded-b-lg border border-t-0 border-hairline bg-surface">
        <OutlineTree
          label={t('columnOrder')}
          order={order}
          onMove={handleMove}
          canMove={({ place }) => place !== 'inside'}
          emptyText={t('noColumns')}
          nodes={columns.map((column) => ({
            id: column.id,
            label: column.label || column.id,
            isLeaf: true,
            extra: (
              <ColumnFacts column={column} problem={problems.find(({ itemId }) => itemId === column.id)?.severity} />
            ),
          }))}
        />
      </div>
    </div>
  );
}

function ColumnFacts({ column, problem }: { column: ListColumn; problem: Problem['severity'] | undefined }) {
  const t = useMessages(listDesignerMessages);
  return (
    <span className="flex items-center gap-2">
      {problem === 'error' && <CircleAlert aria-hidden className="text-danger-text" />}
      {problem === 'warning' && <TriangleAlert aria-hidden className="text-warning-text" />}
      {column.sortable && <ArrowUpDown aria-hidden />}
      {column.fixed && <Pin aria-hidden />}
      <span className="w-16 text-right">{column.width === undefined ? t('auto') : `${column.width} px`}</span>
    </span>
  );
}

const isOffOf = ({ readOnly, selection }: EditorState<ListDefinition>) => readOnly || selection.ids.length === 0;

export interface ColumnOutlineProps {
  columns: readonly ListColumn[];
  problems: readonly Problem[];
  editing: ListEditing;
}
