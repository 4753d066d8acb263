import { cn } from '@smart-admin/ui/cn';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { Tabs } from '@smart-admin/ui/tabs';
import { useCallback, useMemo, useState } from 'react';
import { decodeListDefinition, encodeListDefinition } from '../../core/list/decodeListDefinition.js';
import { type Device } from '../../core/document/FieldBase.js';
import { type FormDocument } from '../../core/document/FormDocument.js';
import { type ListDefinition } from '../../core/list/ListDefinition.js';
import { asPhoneList, withPhoneList } from '../../core/list/phoneList.js';
import { diffItems } from '../../editor/diffDocuments.js';
import { EditorProvider, useEditor, useEditorState } from '../../editor/EditorProvider.js';
import { createEditorStore, type EditorState } from '../../editor/editorStore.js';
import { editorMessages } from '../../editor/editorMessages.js';
import { ProblemsPanel } from '../../editor/ProblemsPanel.js';
import { referenceProblems } from '../../editor/references/referenceProblems.js';
import { type ReferenceSources, ReferenceSourcesContext } from '../../editor/references/ReferenceSources.js';
import { useReferenceLookup } from '../../editor/references/useReferences.js';
import { SettingsPanel } from '../../editor/SettingsPanel.js';
import { useProblems } from '../../editor/useProblems.js';
import { useFieldKinds } from '../../fields/FieldKindsProvider.js';
import { type DesignerContext } from '../designerCommands.js';
import { DesignerFrame, type DesignerProps } from '../DesignerFrame.js';
import { listTour } from '../designerTours.js';
import { phoneMessages } from '../phoneMessages.js';
import { tourMessages } from '../tourMessages.js';
import { checkList } from './checkList.js';
import { describeList } from './describeList.js';
import { designableFields } from './designableFields.js';
import { FieldPalette } from './FieldPalette.js';
import { listButtonMessages } from './listButtonMessages.js';
import { listCommands } from './listCommands.js';
import { listDesignerMessages } from './listDesignerMessages.js';
import { listItems, LIST_PARTS, type ListPartName } from './listParts.js';
import { listPalette, type ListPaletteEntry } from './listPalette.js';
import { listReferences } from './listReferences.js';
import { listSettingGroups } from './listSettingGroups.js';
import { ListFieldsContext, listSettingViews } from './listSettingViews.js';
import { checkPhoneList, describedListForPhones, phoneListGroups } from './phone/phoneListSettings.js';
import { PhoneListPreview } from './phone/PhoneListPreview.js';
import { PhoneListTools } from './phone/PhoneListTools.js';
import { PartOutline } from './PartOutline.js';
import { PartSettings } from './PartSettings.js';
import { type RelatedFormChoice, RelatedFormsContext } from './RelatedTabsView.js';
import { useListEditing } from './useListEditing.js';

/**
 * Edits a model's list: what can be added at the left, its columns, searches and buttons in the middle, the settings of the
 * chosen ones at the right. Keeps a draft, compares with what is released, and releases what has no errors.
 */
export function ListDesigner({ references = NO_REFERENCES, ...props }: ListDesignerProps) {
  const [store] = useState(() =>
    createEditorStore<ListDefinition>({
      document: props.device === 'app' ? asPhoneList(props.list) : props.list,
      idsOf: listItems,
      readOnly: !props.canEdit,
    }),
  );
  return (
    <EditorProvider store={store}>
      <ReferenceSourcesContext value={references}>
        <Designer {...props} />
      </ReferenceSourcesContext>
    </EditorProvider>
  );
}

const NO_REFERENCES: ReferenceSources = {};

function Designer({
  form,
  modelId = '',
  released,
  relatedForms = [],
  device = 'pc',
  list: web,
  ...props
}: Omit<ListDesignerProps, 'references'>) {
  const isPhone = device === 'app';
  const t = useMessages(listDesignerMessages);
  const p = useMessages(phoneMessages);
  const w = useMessages(tourMessages);
  const tourSteps = useMemo(() => listTour(w), [w]);
  const e = useMessages(editorMessages);
  const b = useMessages(listButtonMessages);
  const locale = useLocale();
  const store = useEditor<ListDefinition>();
  const list = useEditorState(documentOf);
  const { registry } = useFieldKinds();
  const fields = useMemo(() => designableFields(form, registry, modelId), [form, registry, modelId]);
  const [tab, setTab] = useState<string>('columns');
  const part = LIST_PARTS.find((name) => name === tab) ?? 'columns';
  const editing = useListEditing(part, fields);
  const named = useMemo(() => listReferences(list, locale), [list, locale]);
  const lookup = useReferenceLookup(named);
  const check = useCallback(
    (document: ListDefinition) => [
      ...checkList(document, fields, t),
      ...(isPhone ? checkPhoneList(document, p) : []),
      ...referenceProblems(listReferences(document, locale), lookup, e),
    ],
    [fields, t, p, isPhone, locale, lookup, e],
  );
  const describe = (document: ListDefinition) => {
    const parts = describeList(document, locale, lookup);
    return isPhone ? describedListForPhones(parts) : parts;
  };
  const problems = useProblems(check);
  const wholePalette = listPalette(part, { fields, form, registry, buttonText: b, customText: t('customButton') });
  const palette = isPhone && (part === 'buttons' || part === 'rowButtons') ? buttonsOf(web, part) : wholePalette;
  const outline = (name: ListPartName) => ({
    value: name,
    label: `${t(name)} ${list[name].length}`,
    content: <PartOutline part={name} problems={problems} editing={editing} device={device} />,
  });

  return (
    <DesignerFrame<ListDefinition, DesignerContext<ListDefinition>>
      {...props}
      slot="list-designer"
      encode={(edited) => encodeListDefinition(isPhone ? withPhoneList(web, edited) : edited)}
      decode={(stored) => (isPhone ? asPhoneList(decodeListDefinition(stored)) : decodeListDefinition(stored))}
      compare={(from, to) => diffItems(describe(from), describe(to))}
      differences={released && diffItems(describe(isPhone ? asPhoneList(released) : released), describe(list))}
      problems={problems}
      commands={listCommands}
      contextOf={(frame) => ({ ...editing, ...frame, store })}
      {...(isPhone ? { label: `${props.title} · ${p('phoneList')}` } : { tourSteps })}
      tools={isPhone && <PhoneListTools web={web} />}
    >
      <div
        className={cn(
          'grid min-h-0 flex-1 phone:block phone:overflow-auto',
          // what is set for the whole list stands in the middle
          tab === 'list' ? '[&>aside]:hidden' : isPhone ? PHONE_GRID : 'grid-cols-[248px_minmax(0,1fr)_312px]',
        )}
      >
        <aside
          data-tour="palette"
          aria-label={part === 'columns' || part === 'search' ? t('fields') : t('palette')}
          className="flex min-h-0 flex-col border-r border-hairline phone:max-h-72 phone:border-r-0 phone:border-b"
        >
          <h2 className="m-0 px-4 pt-3 text-14 font-semibold">
            {part === 'columns' || part === 'search' ? t('fields') : t('palette')}
          </h2>
          <FieldPalette
            entries={palette}
            used={new Set(list[part].map(({ id }) => id))}
            readOnly={!props.canEdit}
            onAdd={(entry) => editing.add(entry.label, entry.make(list))}
          />
        </aside>
        <div className="flex min-h-0 min-w-0 flex-col bg-canvas">
          <div data-tour="canvas" className={cn('flex min-h-0 flex-1', isPhone && 'overflow-auto phone:flex-col')}>
            <Tabs
              className="min-h-0 min-w-60 flex-1"
              listClassName="bg-surface px-4"
              panelClassName="flex min-h-0 flex-1 flex-col"
              value={tab}
              onValueChange={setTab}
              items={[
                ...LIST_PARTS.map(outline),
                {
                  value: 'list',
                  label: t('list'),
                  content: (
                    <div className="m-4 min-h-0 max-w-3xl overflow-auto rounded-lg border border-hairline bg-surface pb-3">
                      <ListFieldsContext value={fields}>
                        <RelatedFormsContext value={relatedForms}>
                          <SettingsPanel<ListDefinition, ListDefinition & { id: string }>
                            groups={isPhone ? phoneListGroups : listSettingGroups}
                            items={[{ ...list, id: '#list' }]}
                            find={(document) => document as ListDefinition & { id: string }}
                            problems={problems}
                            views={listSettingViews}
                          />
                        </RelatedFormsContext>
                      </ListFieldsContext>
                    </div>
                  ),
                },
              ]}
            />
            {isPhone && <PhoneListPreview form={form} list={list} title={props.title} />}
          </div>
          <ProblemsPanel problems={problems} />
        </div>
        <aside
          data-tour="settings"
          aria-label={t('columnSettings')}
          className="min-h-0 overflow-auto border-l border-hairline phone:border-t phone:border-l-0"
        >
          <PartSettings part={part} form={form} problems={problems} device={device} />
        </aside>
      </div>
    </DesignerFrame>
  );
}

/** The picture of a phone stands in the middle too. */
const PHONE_GRID = 'grid-cols-[200px_minmax(0,1fr)_264px]';

/** Phones choose among the buttons of the web's list. */
function buttonsOf(web: ListDefinition, part: 'buttons' | 'rowButtons'): readonly ListPaletteEntry[] {
  return web[part].map((button) => ({ id: button.id, label: button.label || button.id, make: () => button }));
}

const documentOf = (state: EditorState<ListDefinition>) => state.document;

export interface ListDesignerProps extends DesignerProps<ListDefinition> {
  /**
   * `app` designs the list of phones: what is saved is the list as phones have it, for `withPhoneList` to put into the list.
   * Default `pc`.
   */
  device?: Device;
  /** Its form, whose fields can be columns. */
  form: FormDocument;
  /** Its model; without it no list can stand as a tree. */
  modelId?: string;
  /** The saved list. */
  list: ListDefinition;
  /** The list that users see; undefined before the first release. */
  released?: ListDefinition;
  /** Fields of other released models that point to its records. Default none. */
  relatedForms?: readonly RelatedFormChoice[];
}
