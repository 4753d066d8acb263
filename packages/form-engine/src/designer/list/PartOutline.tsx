import { IconButton } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { type TreeMove } from '@smart-admin/ui/tree';
import {
  ArrowDown,
  ArrowUp,
  ArrowUpDown,
  CircleAlert,
  GitFork,
  Palette,
  Pin,
  Sigma,
  Trash2,
  TriangleAlert,
} from 'lucide-react';
import { type Device } from '../../core/document/FieldBase.js';
import { editorMessages } from '../../editor/editorMessages.js';
import { useEditorState } from '../../editor/EditorProvider.js';
import { type EditorState } from '../../editor/editorStore.js';
import { OutlineTree } from '../../editor/OutlineTree.js';
import { type Problem } from '../../editor/problems.js';
import {
  type ListButton,
  type ListColumn,
  type ListDefinition,
  type ListPart,
  type ListSearch,
} from '../../core/list/ListDefinition.js';
import { phoneMessages } from '../phoneMessages.js';
import { listDesignerMessages } from './listDesignerMessages.js';
import { itemIdOf, type ListPartName } from './listParts.js';
import { type ListEditing } from './useListEditing.js';

/** The entries of one part of a list in their order, with what can be seen of them at a glance, and the tools for the chosen ones. */
export function PartOutline({ part, problems, editing, device }: PartOutlineProps) {
  const t = useMessages(listDesignerMessages);
  const e = useMessages(editorMessages);
  const isOff = useEditorState(isOffOf);
  const list = useEditorState(documentOf);
  const entries: readonly ListPart[] = list[part];
  const order = entries.map(({ id }) => itemIdOf(part, id));
  const handleMove = ({ id, targetId, place }: TreeMove) => {
    const target = order.indexOf(targetId);
    if (target !== -1) editing.moveTo(id, place === 'before' ? target : target + 1);
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col p-4">
      <div className="flex h-10 flex-none items-center gap-1 rounded-t-lg border border-hairline bg-surface px-3">
        <h2 className="m-0 flex-1 text-14 font-semibold">
          {t(part)} <span className="font-normal text-3">{entries.length}</span>
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
          label={part === 'columns' ? t('columnOrder') : t(part)}
          order={order}
          onMove={handleMove}
          canMove={({ place }) => place !== 'inside'}
          emptyText={t(EMPTY[part])}
          nodes={entries.map((entry) => {
            const id = itemIdOf(part, entry.id);
            return {
              id,
              label: entry.label || entry.id,
              isLeaf: true,
              extra: (
                <EntryFacts
                  part={part}
                  entry={entry}
                  device={device}
                  problem={problems.find(({ itemId }) => itemId === id)?.severity}
                />
              ),
            };
          })}
        />
      </div>
    </div>
  );
}

function EntryFacts({ part, entry, problem, device }: EntryFactsProps) {
  const t = useMessages(listDesignerMessages);
  return (
    <span className="flex items-center gap-2">
      {problem === 'error' && <CircleAlert aria-hidden className="text-danger-text" />}
      {problem === 'warning' && <TriangleAlert aria-hidden className="text-warning-text" />}
      {part === 'columns' && <ColumnFacts column={entry as ListColumn} device={device} />}
      {part === 'search' && <span>{t((entry as ListSearch).mode)}</span>}
      {(part === 'buttons' || part === 'rowButtons') && (
        <>
          {((entry as ListButton).visibleWhen ?? '') !== '' && <GitFork aria-hidden />}
          <span>{t((entry as ListButton).action ?? 'standard')}</span>
        </>
      )}
    </span>
  );
}

interface EntryFactsProps {
  part: ListPartName;
  entry: ListPart;
  problem: Problem['severity'] | undefined;
  device: Device;
}

function ColumnFacts({ column, device }: { column: ListColumn; device: Device }) {
  const t = useMessages(listDesignerMessages);
  const p = useMessages(phoneMessages);
  if (device === 'app')
    return (
      <>
        {column.colours.length > 0 && <Palette aria-hidden />}
        <span>{p(`place.${column.card ?? ''}`)}</span>
      </>
    );
  return (
    <>
      {column.sortable && <ArrowUpDown aria-hidden />}
      {column.fixed && <Pin aria-hidden />}
      {column.colours.length > 0 && <Palette aria-hidden />}
      {column.aggregate !== '' && <Sigma aria-hidden />}
      <span className="w-16 text-right">{column.width === undefined ? t('auto') : `${column.width} px`}</span>
    </>
  );
}

const EMPTY = { columns: 'noColumns', search: 'noSearch', buttons: 'noButtons', rowButtons: 'noButtons' } as const;
const documentOf = ({ document }: EditorState<ListDefinition>) => document;
const isOffOf = ({ readOnly, selection }: EditorState<ListDefinition>) => readOnly || selection.ids.length === 0;

export interface PartOutlineProps {
  part: ListPartName;
  problems: readonly Problem[];
  editing: ListEditing;
  /** Whose list it is. */
  device: Device;
}
