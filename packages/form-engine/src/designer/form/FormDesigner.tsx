import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { Tabs } from '@smart-admin/ui/tabs';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { findItem, formItems } from '../../core/document/edit/formItems.js';
import { decodeFormDocument } from '../../core/document/decodeFormDocument.js';
import { encodeFormDocument } from '../../core/document/encodeFormDocument.js';
import { type FormDocument } from '../../core/document/FormDocument.js';
import { placedLayout } from '../../core/document/placedLayout.js';
import { diffItems } from '../../editor/diffDocuments.js';
import { EditorProvider, useEditor, useEditorState } from '../../editor/EditorProvider.js';
import { createEditorStore, type EditorState } from '../../editor/editorStore.js';
import { editorMessages } from '../../editor/editorMessages.js';
import { focusSetting } from '../../editor/focusSetting.js';
import { ProblemsPanel } from '../../editor/ProblemsPanel.js';
import { referenceProblems } from '../../editor/references/referenceProblems.js';
import { type ReferenceSources, ReferenceSourcesContext } from '../../editor/references/ReferenceSources.js';
import { useReferenceLookup } from '../../editor/references/useReferences.js';
import { selectItem } from '../../editor/selection.js';
import { useProblems } from '../../editor/useProblems.js';
import { useFieldKinds } from '../../fields/FieldKindsProvider.js';
import { DesignerFrame, type DesignerProps } from '../DesignerFrame.js';
import { CanvasContext } from './canvas/CanvasContext.js';
import { FormCanvas } from './canvas/FormCanvas.js';
import { columnIndexAt } from './canvas/placeAt.js';
import { checkForm } from './checkForm.js';
import { describeForm } from './describeForm.js';
import { FormTools } from './dialogs/FormTools.js';
import { formCommands, type FormContext } from './formCommands.js';
import { formDesignerMessages } from './formDesignerMessages.js';
import { namedReferences } from './formReferenceProblems.js';
import { FormOutline } from './FormOutline.js';
import { FormPalette } from './FormPalette.js';
import { FormSettings } from './settings/FormSettings.js';
import { ItemSettings } from './settings/ItemSettings.js';
import { useAskedEditing } from './impact/useAskedEditing.js';
import { ImpactContext, type ImpactSource } from './impact/useImpactQuestion.js';
import { useFormEditing } from './useFormEditing.js';

/**
 * Draws a form without code: kinds at the left, the form as its users get it in the middle, the settings of what is chosen at
 * the right. Everything by mouse and by keyboard; keeps a draft, compares with what is released, and releases what has no
 * errors.
 */
export function FormDesigner({ impact = NO_IMPACT, references = NO_REFERENCES, ...props }: FormDesignerProps) {
  const [store] = useState(() =>
    createEditorStore<FormDocument>({
      document: { ...props.form, layout: placedLayout(props.form) },
      idsOf: formItems,
      readOnly: !props.canEdit,
    }),
  );
  return (
    <EditorProvider store={store}>
      <ReferenceSourcesContext value={references}>
        <ImpactContext value={impact}>
          <Designer {...props} />
        </ImpactContext>
      </ReferenceSourcesContext>
    </EditorProvider>
  );
}

const NO_IMPACT: ImpactSource = {};
const NO_REFERENCES: ReferenceSources = {};

function Designer({ form: _form, released, ...props }: Omit<FormDesignerProps, 'impact' | 'references'>) {
  const t = useMessages(formDesignerMessages);
  const e = useMessages(editorMessages);
  const locale = useLocale();
  const store = useEditor<FormDocument>();
  const document = useEditorState(documentOf);
  const { registry } = useFieldKinds();
  const [told, setTold] = useState('');
  const [side, setSide] = useState('item');
  const openSetting = useCallback((setting: string) => {
    setSide('item');
    requestAnimationFrame(() => focusSetting(setting));
  }, []);
  const plainEditing = useFormEditing(setTold, openSetting);
  const editing = useAskedEditing(plainEditing);
  // the whole form is told in words: that waits until the keys have a pause
  const settled = useDeferredValue(document);
  const named = useMemo(() => namedReferences(settled, locale, registry), [settled, locale, registry]);
  const lookup = useReferenceLookup(named);
  const check = useCallback(
    (form: FormDocument) => [
      ...checkForm(form, { t, locale, registry }),
      ...referenceProblems(namedReferences(form, locale, registry), lookup, e),
    ],
    [t, e, locale, registry, lookup],
  );
  const problems = useProblems(check);
  const describe = useCallback(
    (form: FormDocument) => describeForm(form, locale, registry, lookup),
    [locale, registry, lookup],
  );
  const before = useMemo(() => released && describe(released), [released, describe]);
  const differences = useMemo(() => before && diffItems(before, describe(settled)), [before, settled, describe]);
  const canvas = useMemo(
    () => ({
      editing,
      select: (id: string, event: SelectClick) => {
        const { document: now, selection } = store.getState();
        const chosen = columnUnder(now, id, event) ?? id;
        store.select(
          selectItem(selection, chosen, formItems(now), {
            toggle: event.ctrlKey || event.metaKey,
            range: event.shiftKey,
          }),
        );
      },
    }),
    [editing, store],
  );

  return (
    <DesignerFrame<FormDocument, FormContext>
      {...props}
      slot="form-designer"
      encode={(form) => encodeFormDocument(form, registry)}
      decode={(stored) => decodeFormDocument(stored, registry)}
      differences={differences}
      compare={(from, to) => diffItems(describe(from), describe(to))}
      problems={problems}
      commands={formCommands}
      contextOf={(frame) => ({ ...editing, ...frame, store })}
      tools={<FormTools title={props.title} />}
    >
      <div className="grid min-h-0 flex-1 grid-cols-[248px_minmax(0,1fr)_312px] phone:block phone:overflow-auto">
        <aside
          aria-label={t('controls')}
          className="flex min-h-0 flex-col border-r border-hairline phone:h-80 phone:border-r-0 phone:border-b"
        >
          <h2 className="sr-only">{t('controls')}</h2>
          <Tabs
            className="min-h-0 flex-1"
            listClassName="px-3"
            panelClassName="flex min-h-0 flex-1 flex-col"
            items={[
              {
                value: 'controls',
                label: t('controls'),
                content: <FormPalette readOnly={!props.canEdit} onAdd={editing.add} />,
              },
              { value: 'outline', label: t('outline'), content: <FormOutline problems={problems} editing={editing} /> },
            ]}
          />
        </aside>
        <div className="flex min-h-0 min-w-0 flex-col bg-canvas">
          <CanvasContext value={canvas}>
            <FormCanvas editing={editing} />
          </CanvasContext>
          <ProblemsPanel problems={problems} />
        </div>
        <aside
          aria-label={t('selected')}
          className="flex min-h-0 flex-col border-l border-hairline phone:border-t phone:border-l-0"
        >
          <h2 className="sr-only">{t('selected')}</h2>
          <Tabs
            className="min-h-0 flex-1"
            listClassName="px-3"
            panelClassName="min-h-0 flex-1 overflow-auto"
            value={side}
            onValueChange={setSide}
            items={[
              { value: 'item', label: t('selected'), content: <ItemSettings problems={problems} editing={editing} /> },
              { value: 'form', label: t('form'), content: <FormSettings problems={problems} /> },
            ]}
          />
        </aside>
      </div>
      <p role="status" className="sr-only">
        {told}
      </p>
    </DesignerFrame>
  );
}

const documentOf = ({ document }: EditorState<FormDocument>) => document;

interface SelectClick {
  clientX: number;
  clientY: number;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** The column of a subtable that a click on its frame was on; a key has no place. */
function columnUnder(document: FormDocument, id: string, { clientX, clientY }: SelectClick): string | undefined {
  const item = findItem(document, id);
  if (item?.type !== 'field' || item.field.kind !== 'subtable' || (clientX === 0 && clientY === 0)) return undefined;
  const frame = window.document.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`);
  const table = frame?.querySelector('table')?.getBoundingClientRect();
  if (!frame || !table || clientY < table.top) return undefined;
  const index = columnIndexAt(frame, { x: clientX, y: clientY });
  const column = index === undefined ? undefined : item.field.columns[index];
  return column && `${id}.${column.id}`;
}

export interface FormDesignerProps extends DesignerProps<FormDocument> {
  /** The saved form. */
  form: FormDocument;
  /** Who uses a field besides the form, asked before it is removed or renamed. */
  impact?: ImpactSource;
  /** The form that users see; undefined before the first release. */
  released?: FormDocument;
}
