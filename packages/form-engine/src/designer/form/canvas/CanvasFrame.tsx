import { IconButton } from '@smart-admin/ui/button';
import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { ArrowDown, ArrowUp, CopyPlus, EyeOff, GitFork, Trash2 } from 'lucide-react';
import { type CSSProperties, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { findItem, nodeItem } from '../../../core/document/edit/formItems.js';
import { type FormDocument } from '../../../core/document/FormDocument.js';
import { editorMessages } from '../../../editor/editorMessages.js';
import { useEditor, useEditorState } from '../../../editor/EditorProvider.js';
import { type EditorState } from '../../../editor/editorStore.js';
import { phoneMessages } from '../../phoneMessages.js';
import { formDesignerMessages } from '../formDesignerMessages.js';
import { KindIcon } from '../kindIcons.js';
import { ITEM_DRAG } from './canvasDrag.js';
import { useCanvas } from './CanvasContext.js';

/** The frame of a part on the canvas: chosen by its button, dragged by any place of it, with its tools while it is chosen alone. */
export function CanvasFrame({
  id,
  kind,
  name,
  description,
  isHidden,
  isConditional,
  isContainer,
  style,
  children,
}: CanvasFrameProps) {
  const t = useMessages(formDesignerMessages);
  const e = useMessages(editorMessages);
  const p = useMessages(phoneMessages);
  const ref = useRef<HTMLDivElement>(null);
  const store = useEditor<FormDocument>();
  const { editing, device, select } = useCanvas();
  const isSelected = useEditorState(useCallback(({ selection }: State) => selection.ids.includes(id), [id]));
  const isAlone = useEditorState(
    useCallback(({ selection }: State) => selection.ids.length === 1 && selection.ids[0] === id, [id]),
  );
  const isTabStop = useEditorState(
    useCallback(({ selection, document }: State) => frameOf(document, selection.anchor) === id, [id]),
  );
  const readOnly = useEditorState(readOnlyOf);
  useEffect(() => {
    const element = ref.current;
    if (!element || readOnly) return undefined;
    return draggable({
      element,
      getInitialData: () => {
        const { ids } = store.getState().selection;
        return { type: ITEM_DRAG, ids: ids.includes(id) ? ids : [id] };
      },
    });
  }, [id, store, readOnly]);
  return (
    <div
      ref={ref}
      data-item={id}
      style={style}
      className={cn(
        'group/frame relative min-w-0 rounded-sm outline-1 -outline-offset-1 outline-transparent',
        isContainer ? 'my-1 outline-dashed outline-hairline' : 'p-1',
        isHidden && 'opacity-60',
        isSelected && 'bg-primary-soft outline-solid outline-(--primary-edge)',
      )}
    >
      {children}
      <button
        type="button"
        tabIndex={isTabStop ? 0 : -1}
        aria-pressed={isSelected}
        data-frame-button={id}
        className={cn(
          'flex cursor-grab items-center gap-1 rounded-sm text-12 focus-visible:outline-2 focus-visible:outline-ring',
          isContainer
            ? 'absolute -top-2.5 left-2 h-5 bg-surface px-1 text-3 hover:text-1'
            : 'absolute inset-0 size-full justify-end hover:outline-1 hover:outline-dashed hover:outline-(--border-control)',
        )}
        onClick={(event) => select(id, event)}
      >
        <span className="sr-only">{t('item', { name, kind: description })}</span>
        {isContainer && (
          <>
            <KindIcon kind={kind} />
            <span aria-hidden>{name}</span>
          </>
        )}
        {isConditional && <GitFork aria-hidden className="mr-1 size-3.5 self-start text-warning-text" />}
        {isHidden && <EyeOff aria-hidden className="mr-1 size-3.5 self-start text-3" />}
      </button>
      {isConditional && <span className="sr-only">{t('conditional')}</span>}
      {isHidden && <span className="sr-only">{t('hiddenItem')}</span>}
      {isAlone && !readOnly && (
        // fingers cannot drag: whatever is chosen is moved by buttons too, which are as large as they need
        <span className="absolute -top-6 right-0 z-1 flex h-6 items-center rounded-t-sm bg-primary-solid px-1 text-12 text-primary-on pointer-coarse:-top-11 pointer-coarse:h-11">
          <span aria-hidden className="max-w-40 truncate px-1">
            {name}
          </span>
          <IconButton pane label={e('moveUp')} className={TOOL} onClick={() => editing.nudge(-1)}>
            <ArrowUp aria-hidden />
          </IconButton>
          <IconButton pane label={e('moveDown')} className={TOOL} onClick={() => editing.nudge(1)}>
            <ArrowDown aria-hidden />
          </IconButton>
          {device === 'pc' && (
            <IconButton pane label={t('duplicate')} className={TOOL} onClick={editing.duplicate}>
              <CopyPlus aria-hidden />
            </IconButton>
          )}
          <IconButton pane label={device === 'app' ? p('hide') : e('remove')} className={TOOL} onClick={editing.remove}>
            {device === 'app' ? <EyeOff aria-hidden /> : <Trash2 aria-hidden />}
          </IconButton>
        </span>
      )}
    </div>
  );
}

const TOOL = 'size-6 text-inherit pointer-coarse:size-11';

type State = EditorState<FormDocument>;
const readOnlyOf = ({ readOnly }: State) => readOnly;

/** The frame that keys come to: that of the chosen part, or around it where it has none, else the first. */
function frameOf(document: FormDocument, anchor: string | null): string | undefined {
  if (anchor === null) return firstOf(document);
  if (!anchor.startsWith('@')) return anchor.split('.')[0];
  const item = findItem(document, anchor);
  return item?.type === 'panel' ? nodeItem(item.owner.id) : anchor;
}

function firstOf({ layout }: FormDocument): string | undefined {
  const [first] = layout;
  return first && (first.type === 'field' ? first.field : `@${first.id}`);
}

interface CanvasFrameProps {
  id: string;
  kind: string;
  /** Its title. */
  name: string;
  /** What kind of part it is, in words. */
  description: string;
  isHidden: boolean;
  isConditional: boolean;
  /** It holds frames of other parts. */
  isContainer: boolean;
  style: CSSProperties;
  children: ReactNode;
}
