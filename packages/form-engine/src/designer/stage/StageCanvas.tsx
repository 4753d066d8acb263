import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useEditor, useEditorState } from '../../editor/EditorProvider.js';
import { type EditorState } from '../../editor/editorStore.js';
import { selectItem } from '../../editor/selection.js';
import { PALETTE } from '../board/BoardCanvas.js';
import { StageBar, type StageArrange } from './StageBar.js';
import { boundsOf, type StageBox, withGroups } from './stageLayout.js';
import { stageMessages } from './stageMessages.js';
import { StageMarks } from './StageMarks.js';
import { RULER, STAGE_MARGIN, StageRuler } from './StageRuler.js';
import { useStageDrag } from './useStageDrag.js';

/**
 * The canvas of a stage: boxes that lie freely, which are chosen, moved, resized and turned by the pointer, with rulers, lines that
 * they fall in with, and a zoom. By keys the commands of the designer around do the same. Stands in an `EditorProvider` whose selection
 * holds ids of the boxes; the last box lies on top.
 */
export function StageCanvas<Box extends StageBox>({
  boxes,
  size,
  nameOf,
  renderBox,
  backdrop,
  arrange,
  onPlace,
  onDrop,
}: StageCanvasProps<Box>) {
  const t = useMessages(stageMessages);
  const store = useEditor();
  const { ids: selected } = useEditorState(selectionOf);
  const readOnly = useEditorState(readOnlyOf);
  const stage = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useZoom(view, size);
  const chosenBefore = useRef<readonly string[]>([]);
  const order = boxes.map(({ id }) => id);
  const choose = (ids: readonly string[]) => {
    const all = withGroups(boxes, ids);
    store.select({ ids: all, anchor: all.at(-1) ?? null });
  };
  const { preview, start, handlers } = useStageDrag({
    ...{ boxes, size, zoom, stage, onPlace },
    onArea: (ids, adds) => choose(adds ? [...chosenBefore.current, ...ids] : ids),
  });
  const isOver = useStageDrop(stage, zoom, onDrop);
  const shown = preview?.boxes ?? boxes;
  const chosen = shown.filter(({ id }) => selected.includes(id));
  const bounds = boundsOf(chosen);
  const press = (box: Box, event: React.PointerEvent<HTMLElement>) => {
    const { selection } = store.getState();
    const isSelected = selection.ids.includes(box.id);
    if (event.ctrlKey || event.metaKey || event.shiftKey) {
      choose(selectItem(selection, box.id, order, { toggle: true }).ids);
      // a press with a modifier has chosen; the focus must not choose this one alone
      event.preventDefault();
    } else if (!isSelected) choose([box.id]);
    if (readOnly) event.stopPropagation();
    else start(event, { kind: 'move', ids: store.getState().selection.ids });
  };
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <StageBar
        count={chosen.length}
        isGrouped={chosen.some(({ group }) => group !== '')}
        readOnly={readOnly}
        zoom={zoom}
        onZoom={setZoom}
        arrange={arrange}
      />
      <div ref={view} className="relative min-h-0 flex-1 overflow-auto bg-canvas">
        <div
          className="grid min-h-full w-max min-w-full"
          style={{ gridTemplateColumns: `${RULER}px auto`, gridTemplateRows: `${RULER}px auto` }}
        >
          <span className="sticky top-0 left-0 z-5 border-r border-b border-hairline bg-surface" />
          <StageRuler
            direction="x"
            length={size.width}
            zoom={zoom}
            chosen={bounds && { from: bounds.x, length: bounds.w }}
          />
          <StageRuler
            direction="y"
            length={size.height}
            zoom={zoom}
            chosen={bounds && { from: bounds.y, length: bounds.h }}
          />
          <div
            className="touch-none"
            style={{ padding: STAGE_MARGIN }}
            onPointerDown={(event) => {
              chosenBefore.current = selected;
              start(event, { kind: 'area' });
            }}
            {...handlers}
          >
            <div
              ref={stage}
              role="group"
              aria-label={t('canvas')}
              data-slot="stage"
              className={cn(
                'relative outline outline-(--border-default)',
                isOver && 'outline-2 outline-(--primary-edge)',
              )}
              style={{ width: size.width * zoom, height: size.height * zoom }}
            >
              <div
                inert
                className={cn('absolute top-0 left-0 overflow-hidden', backdrop?.className)}
                style={{
                  ...backdrop?.style,
                  ...{ width: size.width, height: size.height, transform: `scale(${zoom})`, transformOrigin: '0 0' },
                }}
              >
                {shown.map((box) =>
                  box.hidden ? null : (
                    <div key={box.id} className="absolute" style={boxStyle(box, 1)}>
                      {renderBox(box)}
                    </div>
                  ),
                )}
              </div>
              {boxes.length === 0 ? (
                <p className="absolute inset-0 m-0 grid place-items-center text-center text-(--screen-text-2,inherit)">
                  {t('empty')}
                </p>
              ) : null}
              {shown.map((box) =>
                box.hidden ? null : (
                  <button
                    key={box.id}
                    type="button"
                    data-box={box.id}
                    aria-pressed={selected.includes(box.id)}
                    aria-label={t('place', { name: nameOf(box.id), x: box.x, y: box.y, w: box.w, h: box.h })}
                    tabIndex={box.locked ? -1 : 0}
                    className={cn(
                      'absolute touch-none',
                      box.locked && 'pointer-events-none',
                      selected.includes(box.id) && 'outline-2 outline-(--primary-edge)',
                      readOnly ? 'cursor-default' : 'cursor-move',
                    )}
                    style={boxStyle(box, zoom)}
                    onFocus={() => {
                      if (!store.getState().selection.ids.includes(box.id)) choose([box.id]);
                    }}
                    onDoubleClick={() => store.select({ ids: [box.id], anchor: box.id })}
                    onPointerDown={(event) => press(box, event)}
                    {...handlers}
                  />
                ),
              )}
              <StageMarks
                zoom={zoom}
                chosen={readOnly ? [] : chosen.filter(({ locked, hidden }) => !locked && !hidden)}
                bounds={bounds}
                guides={preview?.guides ?? []}
                area={preview?.area}
                onGrip={start}
                handlers={handlers}
              />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Where a box lies, at a zoom. */
function boxStyle({ x, y, w, h, rotation }: StageBox, zoom: number): CSSProperties {
  return {
    left: x * zoom,
    top: y * zoom,
    width: w * zoom,
    height: h * zoom,
    ...(rotation === 0 ? {} : { transform: `rotate(${rotation}deg)` }),
  };
}

/** Px of the screen for one of the stage: as chosen, or so that all of it is seen. */
function useZoom(
  view: RefObject<HTMLDivElement | null>,
  { width, height }: { width: number; height: number },
): [zoom: number, set: (zoom: number | 'fit') => void] {
  const [chosen, setChosen] = useState<number | 'fit'>('fit');
  const [room, setRoom] = useState({ width: 800, height: 450 });
  useEffect(() => {
    const { current } = view;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => setRoom({ width: current.clientWidth, height: current.clientHeight }));
    observer.observe(current);
    return () => observer.disconnect();
  }, [view]);
  const around = RULER + 2 * STAGE_MARGIN;
  const fit = Math.min((room.width - around) / width, (room.height - around) / height);
  const zoom = chosen === 'fit' ? fit : chosen;
  return [
    Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, zoom)),
    (next) => setChosen(next === 'fit' ? 'fit' : Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, next))),
  ];
}

const LEAST_ZOOM = 0.05;
const MOST_ZOOM = 4;

/** What comes from a palette tells its kind and where it was let go; whether something is above the stage. */
function useStageDrop(
  stage: RefObject<HTMLDivElement | null>,
  zoom: number,
  onDrop: (kind: string, place: { x: number; y: number }) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  const drop = useEffectEvent((kind: string, x: number, y: number) =>
    onDrop(kind, { x: Math.round(x / zoom), y: Math.round(y / zoom) }),
  );
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => typeof source.data[PALETTE] === 'string',
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source, location }) => {
        setOver(false);
        const { left, top } = element.getBoundingClientRect();
        const { clientX, clientY } = location.current.input;
        drop(String(source.data[PALETTE]), clientX - left, clientY - top);
      },
    });
  }, [stage]);
  return isOver;
}

const selectionOf = (state: EditorState<object>) => state.selection;
const readOnlyOf = (state: EditorState<object>) => state.readOnly;

export interface StageCanvasProps<Box extends StageBox> {
  boxes: readonly Box[];
  /** Px of the stage. */
  size: { width: number; height: number };
  /** What people call a box. */
  nameOf: (id: string) => string;
  renderBox: (box: Box) => ReactNode;
  /** What lies behind the boxes. */
  backdrop?: { className?: string; style?: CSSProperties };
  arrange: StageArrange;
  /** Boxes lie somewhere else now. */
  onPlace: (boxes: readonly Box[], what: 'move' | 'resize' | 'rotate') => void;
  /** A tile of the palette was let go at a place of the stage. */
  onDrop: (kind: string, place: { x: number; y: number }) => void;
}
