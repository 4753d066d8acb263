import { type ScreenDocument, type ScreenWidget } from '@smart-admin/api-client/contract';
import { type EditorState, OutlineTree, useEditorState } from '@smart-admin/form-engine/editor';
import { IconButton } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { Eye, EyeOff, Lock, LockOpen } from 'lucide-react';
import { WIDGETS } from '../widgets/widgets.js';
import { screenDesignMessages } from './screenDesignMessages.js';

/** The widgets as layers, the highest first: chosen also where they are locked or lie under others, moved, hidden, locked. */
export function LayerList({ nameOf, onSet, onMoveTo }: LayerListProps) {
  const t = useMessages(screenDesignMessages);
  const { widgets } = useEditorState(documentOf);
  const readOnly = useEditorState(readOnlyOf);
  const layers = widgets.toReversed();
  return (
    <div className="min-h-0 flex-1 overflow-auto">
      <OutlineTree
        label={t('layers')}
        order={layers.map(({ id }) => id)}
        emptyText={t('problem.noWidgets')}
        canMove={({ place }) => place !== 'inside'}
        onMove={({ id, targetId, place }) => {
          const target = widgets.findIndex((widget) => widget.id === targetId);
          // before it in the list is above it on the screen
          onMoveTo(id, place === 'before' ? target + 1 : target);
        }}
        nodes={layers.map((widget) => ({
          id: widget.id,
          label: nameOf(widget.id),
          isLeaf: true,
          icon: WIDGETS[widget.kind].icon,
          extra: (
            <LayerMarks
              widget={widget}
              name={nameOf(widget.id)}
              readOnly={readOnly}
              onSet={(label, change) => onSet(label, widget.id, change)}
            />
          ),
        }))}
      />
    </div>
  );
}

function LayerMarks({ widget: { locked, hidden }, name, readOnly, onSet }: LayerMarksProps) {
  const t = useMessages(screenDesignMessages);
  return (
    <span className="flex">
      <IconButton
        pane
        disabled={readOnly}
        label={t(hidden ? 'show' : 'hide', { name })}
        onClick={(event) => {
          // the row would be chosen
          event.stopPropagation();
          onSet(t('hideWidgets'), { hidden: !hidden });
        }}
      >
        {hidden ? <EyeOff aria-hidden /> : <Eye aria-hidden className="text-3" />}
      </IconButton>
      <IconButton
        pane
        disabled={readOnly}
        label={t(locked ? 'unlock' : 'lock', { name })}
        onClick={(event) => {
          event.stopPropagation();
          onSet(t('lockWidgets'), { locked: !locked });
        }}
      >
        {locked ? <Lock aria-hidden /> : <LockOpen aria-hidden className="text-3" />}
      </IconButton>
    </span>
  );
}

const documentOf = (state: EditorState<ScreenDocument>) => state.document;
const readOnlyOf = (state: EditorState<ScreenDocument>) => state.readOnly;

interface LayerMarksProps {
  widget: ScreenWidget;
  name: string;
  readOnly: boolean;
  onSet: (label: string, change: Partial<ScreenWidget>) => void;
}

interface LayerListProps {
  nameOf: (id: string) => string;
  onSet: (label: string, id: string, change: Partial<ScreenWidget>) => void;
  /** Puts a widget to a place of the order from below. */
  onMoveTo: (id: string, index: number) => void;
}
