import { cn } from '@smart-admin/ui/cn';
import { Empty } from '@smart-admin/ui/empty';
import { FormStateProvider } from '@smart-admin/ui/form-state';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { findItem } from '../../../core/document/edit/formItems.js';
import { type FormDocument } from '../../../core/document/FormDocument.js';
import { fieldsOfLayout } from '../../../core/document/LayoutNode.js';
import { useEditor, useEditorState } from '../../../editor/EditorProvider.js';
import { type EditorState } from '../../../editor/editorStore.js';
import { DrawnFields } from '../../../renderer/DrawnFields.js';
import { FormNodes } from '../../../renderer/FormNodes.js';
import { formLayout } from '../../../renderer/formLayout.js';
import { revealField } from '../../../renderer/reveal.js';
import { useElementWidth } from '../../../renderer/useElementWidth.js';
import { formDesignerMessages } from '../formDesignerMessages.js';
import { type FormEditing } from '../useFormEditing.js';
import { attachCanvasDrop } from './canvasDrag.js';
import { useCanvas } from './CanvasContext.js';
import { canvasFrames } from './canvasFrames.js';
import { useCanvasStore } from './useCanvasStore.js';

/** The form as its users get it, with a frame around each part: chosen, moved and filled by mouse, walked by arrows. */
export function FormCanvas({ editing }: { editing: FormEditing }) {
  const t = useMessages(formDesignerMessages);
  const { device } = useCanvas();
  const locale = useLocale();
  const store = useEditor<FormDocument>();
  const layout = useEditorState(layoutOf);
  const appearance = useEditorState(appearanceOf);
  const selected = useEditorState(anchorOf);
  const root = useRef<HTMLDivElement>(null);
  const guide = useRef<HTMLDivElement>(null);
  const width = useElementWidth(root);
  const arrangementText = useEditorState(
    useMemo(
      () =>
        ({ document }: State) =>
          JSON.stringify(formLayout(document, width, locale)),
      [width, locale],
    ),
  );
  // the same object while the form stands the same: fields draw again only when it does not
  const arrangement = useMemo(() => JSON.parse(arrangementText) as ReturnType<typeof formLayout>, [arrangementText]);
  // once, for the form changes all the time: what was drawn stays
  const [drawn] = useState(() => DrawnFields.of(fieldsOfLayout(layout)));
  const canvasStore = useCanvasStore(undefined, appearance, device);
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    return attachCanvasDrop(element, {
      getDocument: () => store.getState().document,
      editing,
      // a line that follows the pointer is no state of the page
      onPlace: (place) => showGuide(guide.current, element, place?.guide),
    });
  }, [store, editing]);
  useEffect(() => {
    if (selected === null) return undefined;
    // a panel that opens is drawn at once, which an effect may not ask for
    const frame = requestAnimationFrame(() => {
      const element = root.current;
      const item = findItem(store.getState().document, selected);
      const id = item?.type === 'column' ? item.table.id : selected;
      if (!element) return;
      revealField(id, element.parentElement ?? element);
      element.querySelector(`[data-item="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [selected, store]);
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key] as 1 | -1 | undefined;
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    editing.step(step);
    focusFrame(root.current, store.getState().selection.anchor);
  };
  return (
    // keys of the frames bubble up to here
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="min-h-0 flex-1 overflow-auto p-4" onKeyDown={handleKeyDown}>
      <div
        ref={root}
        role="group"
        aria-label={t('canvas')}
        data-slot="form"
        data-device={device}
        className={cn(
          'relative mx-auto flex min-h-64 max-w-200 min-w-0 flex-wrap content-start gap-y-(--form-gap) rounded-lg border border-hairline bg-surface p-6 phone:p-3',
          device === 'app' && 'min-h-160 w-93.75 max-w-full rounded-2xl border-4 border-control p-3',
        )}
        style={{ columnGap: appearance.gutter }}
      >
        {layout.length === 0 && <Empty className="w-full" title={t('emptyForm')} description={t('emptyHelp')} />}
        <FormStateProvider disabled={false} readOnly={false}>
          <FormNodes
            nodes={layout}
            store={canvasStore}
            arrangement={arrangement}
            asText={false}
            frames={canvasFrames}
            {...(drawn ? { drawn } : {})}
          />
        </FormStateProvider>
        <canvasFrames.End holder="" isEmpty={layout.length === 0} />
        <div
          ref={guide}
          aria-hidden
          hidden
          className="pointer-events-none absolute top-0 left-0 z-2 rounded-full bg-primary will-change-transform"
        />
      </div>
    </div>
  );
}

type State = EditorState<FormDocument>;
const layoutOf = ({ document }: State) => document.layout;
const appearanceOf = ({ document }: State) => document.appearance;
const anchorOf = ({ selection }: State) => selection.anchor;

/** Puts the focus on the frame of an item; a column has none of its own and takes that of its subtable. */
function focusFrame(root: HTMLElement | null, id: string | null): void {
  if (id === null) return;
  const frame = id.startsWith('@') ? id : (id.split('.')[0] ?? id);
  root?.querySelector<HTMLElement>(`[data-frame-button="${CSS.escape(frame)}"]`)?.focus();
}

function showGuide(
  element: HTMLElement | null,
  root: HTMLElement,
  place: { left: number; top: number; width: number; height: number } | undefined,
): void {
  if (!element) return;
  element.hidden = !place;
  if (!place) return;
  const { left, top } = root.getBoundingClientRect();
  // moved in a layer of its own: a long form is not painted again for it. The border of a phone lies outside of it
  const [x, y] = [place.left - left - root.clientLeft, place.top - top - root.clientTop];
  Object.assign(element.style, {
    transform: `translate(${x}px, ${y}px)`,
    width: `${place.width}px`,
    height: `${place.height}px`,
    opacity: place.width > 2 && place.height > 2 ? '0.2' : '1',
  });
}
