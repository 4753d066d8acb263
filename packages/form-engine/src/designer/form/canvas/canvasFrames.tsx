import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { Plus } from 'lucide-react';
import { type CSSProperties, memo, type ReactNode, useCallback } from 'react';
import { nodeItem } from '../../../core/document/edit/formItems.js';
import { type Field, type FormAppearance, type FormDocument } from '../../../core/document/FormDocument.js';
import { type ContainerNode, type PanelsNode } from '../../../core/document/LayoutNode.js';
import { useEditorState } from '../../../editor/EditorProvider.js';
import { type EditorState } from '../../../editor/editorStore.js';
import { useFieldKinds } from '../../../fields/FieldKindsProvider.js';
import { FieldPlace } from '../../../renderer/FieldPlace.js';
import { FieldSlot } from '../../../renderer/FieldSlot.js';
import { type FormArrangement } from '../../../renderer/formLayout.js';
import { type FormFrames, slotStyle, WHOLE_WIDTH } from '../../../renderer/formNode.js';
import { useIsDrawn } from '../../../renderer/useIsDrawn.js';
import { formDesignerMessages } from '../formDesignerMessages.js';
import { itemKind, itemKindName, itemName } from '../itemNames.js';
import { useCanvas } from './CanvasContext.js';
import { CanvasFrame } from './CanvasFrame.js';
import { fieldAt } from './fieldAt.js';
import { useCanvasStore } from './useCanvasStore.js';

/** A field as its form draws it, in a frame; draws again only when this field changes. */
const CanvasField: FormFrames['Field'] = memo(function CanvasField({ name, arrangement, drawn }) {
  const locale = useLocale();
  const { registry } = useFieldKinds();
  const field = useEditorState(useCallback(({ document }: State) => fieldAt(document, name), [name]));
  const appearance = useEditorState(appearanceOf);
  const isDrawn = useIsDrawn(drawn, name);
  if (!field) return null;
  const item = { type: 'field', field } as const;
  const span = field.kind === 'subtable' ? 24 : field.span;
  return (
    <CanvasFrame
      id={name}
      kind={itemKind(item)}
      name={itemName(item, locale, registry)}
      description={itemKindName(item, locale, registry)}
      isHidden={field.noShow || field.visibility.length === 0}
      isConditional={field.visibleWhen !== ''}
      isContainer={false}
      style={slotStyle(appearance, arrangement, span)}
    >
      <div inert>
        {drawn && !isDrawn ? (
          <FieldPlace field={field} drawn={drawn} label={arrangement.label} style={WHOLE_WIDTH} />
        ) : (
          <DrawnField field={field} appearance={appearance} arrangement={arrangement} />
        )}
      </div>
    </CanvasFrame>
  );
});

function DrawnField({ field, appearance, arrangement }: DrawnFieldProps) {
  const { device } = useCanvas();
  const store = useCanvasStore(field, appearance, device);
  const compiled = store.form.byPath.get(field.id);
  return (
    compiled && (
      <FieldSlot store={store} field={compiled.field} arrangement={{ ...arrangement, columns: false }} asText={false} />
    )
  );
}

function CanvasContainer({ node, style, children }: CanvasContainerProps) {
  const locale = useLocale();
  const { registry } = useFieldKinds();
  const item = { type: 'node', node } as const;
  return (
    <CanvasFrame
      id={nodeItem(node.id)}
      kind={itemKind(item)}
      name={itemName(item, locale, registry)}
      description={itemKindName(item, locale, registry)}
      isHidden={node.noShow || node.visibility.length === 0}
      isConditional={node.visibleWhen !== ''}
      isContainer
      style={style}
    >
      <div className="p-2 pt-3">{children}</div>
    </CanvasFrame>
  );
}

/** Where things can be put behind the last one; empty holders say so. */
function CanvasEnd({ holder, isEmpty }: { holder: string; isEmpty: boolean }) {
  const t = useMessages(formDesignerMessages);
  return (
    <div data-end={holder === '' ? '' : nodeItem(holder)} className="col-span-full w-full">
      {isEmpty && (
        <p className="m-0 flex h-11 items-center justify-center gap-1 rounded-sm border border-dashed border-control text-12 text-3">
          <Plus aria-hidden className="size-3.5" />
          {t('dropHere')}
        </p>
      )}
    </div>
  );
}

/** The frames of the designer's canvas. */
export const canvasFrames: FormFrames = { Field: CanvasField, Container: CanvasContainer, End: CanvasEnd };

type State = EditorState<FormDocument>;
const appearanceOf = ({ document }: State) => document.appearance;

interface DrawnFieldProps {
  field: Field;
  appearance: FormAppearance;
  arrangement: FormArrangement;
}

interface CanvasContainerProps {
  node: ContainerNode | PanelsNode;
  style: CSSProperties;
  children: ReactNode;
}
