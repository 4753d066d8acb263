import { Button } from '@smart-admin/ui/button';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { Group, Ungroup } from 'lucide-react';
import { useMemo } from 'react';
import { findItem } from '../../../core/document/edit/formItems.js';
import { type Device } from '../../../core/document/FieldBase.js';
import { type FormDocument } from '../../../core/document/FormDocument.js';
import { layoutKinds } from '../../../core/registry/layoutKinds.js';
import { useEditorState } from '../../../editor/EditorProvider.js';
import { type EditorState } from '../../../editor/editorStore.js';
import { type Problem } from '../../../editor/problems.js';
import { SettingsPanel } from '../../../editor/SettingsPanel.js';
import { useFieldKinds } from '../../../fields/FieldKindsProvider.js';
import { phoneMessages } from '../../phoneMessages.js';
import { phoneSettingGroups } from '../phone/phoneSettings.js';
import { formDesignerMessages } from '../formDesignerMessages.js';
import { type DesignedItem, settingGroupsOf } from '../formSettingGroups.js';
import { formLanguages } from '../expression/formLanguages.js';
import { useRecordColumns } from '../expression/useRecordColumns.js';
import { kindName } from '../kindMessages.js';
import { type FormEditing } from '../useFormEditing.js';
import { formSettingViews } from './formSettingViews.js';

/** The settings of the chosen parts, and what can be put around them. */
export function ItemSettings({ problems, editing, device }: ItemSettingsProps) {
  const t = useMessages(formDesignerMessages);
  const p = useMessages(phoneMessages);
  const locale = useLocale();
  const { registry } = useFieldKinds();
  const document = useEditorState(documentOf);
  const { ids } = useEditorState(selectionOf);
  const readOnly = useEditorState(readOnlyOf);
  const items = useMemo(() => ids.flatMap((id) => designedItem(document, id) ?? []), [document, ids]);
  const groups = useMemo(() => {
    const all = settingGroupsOf(items, { document, registry });
    return device === 'app' ? phoneSettingGroups(all, items) : all;
  }, [items, document, registry, device]);
  const columnsAt = useRecordColumns(document, ids);
  const languageOf = useMemo(() => {
    const path = ids[0] ?? '';
    return formLanguages(document, { path, locale, registry, recordColumns: columnsAt(path) });
  }, [document, ids, locale, registry, columnsAt]);
  const areContainers = items.length > 0 && ids.every((id) => id.startsWith('@'));
  const canWrap = items.length > 0 && !ids.some((id) => id.includes('.'));
  return (
    <>
      <SettingsPanel<FormDocument, DesignedItem>
        groups={groups}
        items={items}
        find={(draft, id) => rawItem(draft, id)}
        problems={problems}
        views={formSettingViews}
        languageOf={languageOf}
      />
      {device === 'app' && items.length > 0 && !areContainers && (
        <p className="m-0 px-4 py-3 text-12 text-3">{p('fieldHelp')}</p>
      )}
      {canWrap && !readOnly && (
        <div className="flex flex-wrap gap-1 border-t border-hairline px-4 py-3">
          {layoutKinds.map((kind) => (
            <Button key={kind.type} size="small" icon={<Group aria-hidden />} onClick={() => editing.wrap(kind)}>
              {t('wrap', { name: kindName(kind.type, locale) })}
            </Button>
          ))}
          {areContainers && (
            <Button size="small" icon={<Ungroup aria-hidden />} onClick={editing.lift}>
              {t('lift')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

interface ItemSettingsProps {
  problems: readonly Problem[];
  editing: FormEditing;
  /** Whose form it is. */
  device: Device;
}

function rawItem(document: FormDocument, id: string): DesignedItem | undefined {
  const item = findItem(document, id);
  if (!item) return undefined;
  return item.type === 'panel' ? item.panel : item.type === 'node' ? item.node : item.field;
}

/** The part with its id among the items, which a column and a container have another one of. */
function designedItem(document: FormDocument, id: string): DesignedItem | undefined {
  const raw = rawItem(document, id);
  return raw && { ...raw, id };
}

type State = EditorState<FormDocument>;
const documentOf = ({ document }: State) => document;
const selectionOf = ({ selection }: State) => selection;
const readOnlyOf = ({ readOnly }: State) => readOnly;
