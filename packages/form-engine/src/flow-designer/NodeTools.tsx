import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { IconButton } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { ChevronsDownUp, ChevronsUpDown, CopyPlus, GripVertical, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { editorMessages } from '../editor/editorMessages.js';
import { type FlowBox } from './chart/layoutFlow.js';
import { flowDesignerMessages } from './flowDesignerMessages.js';
import { NODE_DRAG } from './GapButton.js';
import { type FlowEditing } from './useFlowEditing.js';

/** Stands at the selected box: a handle to drag it by, and what else can be done. */
export function NodeTools({ box: { id, kind }, editing, isFolded, onFold }: NodeToolsProps) {
  const t = useMessages(flowDesignerMessages);
  const e = useMessages(editorMessages);
  const handle = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = handle.current;
    return element ? draggable({ element, getInitialData: () => ({ type: NODE_DRAG, id }) }) : undefined;
  }, [id]);
  if (kind === 'start' || kind === 'finish') return null;
  const isBranch = kind === 'condition';
  return (
    <span className="nopan nowheel absolute right-0 bottom-full mb-1 flex rounded-md border border-hairline bg-raised shadow-1">
      {!isBranch && (
        <span
          ref={handle}
          aria-hidden
          title={t('drag')}
          className="grid size-7 flex-none cursor-grab place-items-center text-2"
        >
          <GripVertical className="size-4" />
        </span>
      )}
      {kind === 'branch' && (
        <>
          <IconButton pane label={t('addBranch')} onClick={() => editing.addBranch(id)}>
            <Plus aria-hidden />
          </IconButton>
          <IconButton pane label={isFolded ? t('unfold') : t('fold')} onClick={() => onFold(id)}>
            {isFolded ? <ChevronsUpDown aria-hidden /> : <ChevronsDownUp aria-hidden />}
          </IconButton>
        </>
      )}
      {!isBranch && (
        <IconButton pane label={t('duplicate')} onClick={editing.duplicate}>
          <CopyPlus aria-hidden />
        </IconButton>
      )}
      <IconButton pane label={e('remove')} onClick={editing.remove}>
        <Trash2 aria-hidden />
      </IconButton>
    </span>
  );
}

interface NodeToolsProps {
  box: Pick<FlowBox, 'id' | 'kind'>;
  editing: FlowEditing;
  isFolded: boolean;
  onFold: (id: string) => void;
}
