import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { Tabs } from '@smart-admin/ui/tabs';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { findItem, formItems } from '../../core/document/edit/formItems.js';
import { decodeFormDocument } from '../../core/document/decodeFormDocument.js';
import { encodeFormDocument } from '../../core/document/encodeFormDocument.js';
import { type Device } from '../../core/document/FieldBase.js';
import { type FormDocument } from '../../core/document/FormDocument.js';
import { asPhoneForm, withPhoneForm } from '../../core/document/phoneLayout.js';
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
import { formTour } from '../designerTours.js';
import { phoneMessages } from '../phoneMessages.js';
import { tourMessages } from '../tourMessages.js';
import { CanvasContext } from './canvas/CanvasContext.js';
import { FormCanvas } from './canvas/FormCanvas.js';
import { columnIndexAt } from './canvas/placeAt.js';
import { checkForm } from './checkForm.js';
import { describeForm } from './describeForm.js';
import { type PreviewAs, PreviewAsContext } from './dialogs/PreviewAs.js';
import { FormTools } from './dialogs/FormTools.js';
import { formCommands, type FormContext } from './formCommands.js';
import { formDesignerMessages } from './formDesignerMessages.js';
import { namedReferences } from './formReferenceProblems.js';
import { FormOutline } from './FormOutline.js';
import { FormPalette } from './FormPalette.js';
import { checkPhoneForm } from './phone/checkPhoneForm.js';
import { phoneEditing, WEB_COMMANDS } from './phone/phoneEditing.js';
import { PhonePalette } from './phone/PhonePalette.js';
import { describedForPhones } from './phone/phoneSettings.js';
import { PhoneTools } from './phone/PhoneTools.js';
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
export function FormDesigner({
  impact = NO_IMPACT,
  references = NO_REFERENCES,
  previewAs,
  ...props
}: FormDesignerProps) {
  const [store] = useState(() =>
    createEditorStore<FormDocument>({
      document: props.device === 'app' ? asPhoneForm(props.form) : { ...props.form, layout: placedLayout(props.form) },
      idsOf: formItems,
      readOnly: !props.canEdit,
    }),
  );
  return (
    <EditorProvider store={store}>
      <ReferenceSourcesContext value={references}>
        <ImpactContext value={impact}>
          <PreviewAsContext value={previewAs ?? null}>
            <Designer {...props} />
          </PreviewAsContext>
        </ImpactContext>
      </ReferenceSourcesContext>
    </EditorProvider>
  );
}

const NO_IMPACT: ImpactSource = {};
const NO_REFERENCES: ReferenceSources = {};

function Designer({
  form,
  released,
  device = 'pc',
  ...props
}: Omit<FormDesignerProps, 'impact' | 'references' | 'previewAs'>) {
  const isPhone = device === 'app';
  const t = useMessages(formDesignerMessages);
  const p = useMessages(phoneMessages);
  const w = useMessages(tourMessages);
  const tourSteps = useMemo(() => formTour(w), [w]);
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
  const plainEditing = useFormEditing(setTold, { openSetting, released });
  const askedEditing = useAskedEditing(plainEditing);
  const phone = useMemo(
    () => phoneEditing(plainEditing, { store, registry, t, p, announce: setTold }),
    [plainEditing, store, registry, t, p],
  );
  const editing = isPhone ? phone : askedEditing;
  // the whole form is told in words: that waits until the keys have a pause
  const settled = useDeferredValue(document);
  const named = useMemo(() => namedReferences(settled, locale, registry), [settled, locale, registry]);
  const lookup = useReferenceLookup(named);
  const check = useCallback(
    (edited: FormDocument) =>
      isPhone
        ? checkPhoneForm(edited, p)
        : [
            ...checkForm(edited, { t, locale, registry }),
            ...referenceProblems(namedReferences(edited, locale, registry), lookup, e),
          ],
    [t, e, p, isPhone, locale, registry, lookup],
  );
  const problems = useProblems(check);
  const describe = useCallback(
    (edited: FormDocument) => {
      const parts = describeForm(edited, locale, registry, lookup);
      return isPhone ? describedForPhones(parts) : parts;
    },
    [isPhone, locale, registry, lookup],
  );
  const before = useMemo(
    () => released && describe(isPhone ? asPhoneForm(released) : released),
    [released, isPhone, describe],
  );
  const differences = useMemo(() => before && diffItems(before, describe(settled)), [before, settled, describe]);
  const canvas = useMemo(
    () => ({
      editing,
      device,
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
    [editing, device, store],
  );

  return (
    <DesignerFrame<FormDocument, FormContext>
      {...props}
      slot="form-designer"
      encode={(edited) => encodeFormDocument(isPhone ? withPhoneForm(form, edited) : edited, registry)}
      decode={(stored) => {
        const read = decodeFormDocument(stored, registry);
        return isPhone ? asPhoneForm(read) : read;
      }}
      differences={differences}
      compare={(from, to) => diffItems(describe(from), describe(to))}
      problems={problems}
      commands={isPhone ? phoneCommands : formCommands}
      contextOf={(frame) => ({ ...editing, ...frame, store })}
      {...(isPhone ? {} : { tourSteps })}
      tools={
        isPhone ? <PhoneTools web={form} title={props.title} announce={setTold} /> : <FormTools title={props.title} />
      }
    >
      <div className="grid min-h-0 flex-1 grid-cols-[248px_minmax(0,1fr)_312px] phone:block phone:overflow-auto">
        <aside
          data-tour="palette"
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
                label: isPhone ? p('fields') : t('controls'),
                content: isPhone ? (
                  <PhonePalette readOnly={!props.canEdit} editing={editing} />
                ) : (
                  <FormPalette readOnly={!props.canEdit} onAdd={editing.add} />
                ),
              },
              { value: 'outline', label: t('outline'), content: <FormOutline problems={problems} editing={editing} /> },
            ]}
          />
        </aside>
        <div className="flex min-h-0 min-w-0 flex-col bg-canvas">
          <div data-tour="canvas" className="flex min-h-0 flex-1 flex-col">
            <CanvasContext value={canvas}>
              <FormCanvas editing={editing} />
            </CanvasContext>
          </div>
          <div data-tour="problems" className="flex-none">
            <ProblemsPanel problems={problems} />
          </div>
        </div>
        <aside
          data-tour="settings"
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
              {
                value: 'item',
                label: t('selected'),
                content: <ItemSettings problems={problems} editing={editing} device={device} />,
              },
              ...(isPhone ? [] : [{ value: 'form', label: t('form'), content: <FormSettings problems={problems} /> }]),
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
const phoneCommands = formCommands.filter(({ id }) => !WEB_COMMANDS.has(id));

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
  /**
   * `app` designs where the fields stand on phones: what is saved is the form as phones have it, for `withPhoneForm` to put
   * into the form. Default `pc`.
   */
  device?: Device;
  /** Who uses a field besides the form, asked before it is removed or renamed. */
  impact?: ImpactSource;
  /** Chooses whose rights the preview goes by. Default: it shows everything. */
  previewAs?: PreviewAs | undefined;
  /** The form that users see; undefined before the first release. */
  released?: FormDocument;
}
