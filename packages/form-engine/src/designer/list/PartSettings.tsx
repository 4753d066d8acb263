import { messagesIn } from '@smart-admin/ui/messages';
import { useLocale } from '@smart-admin/ui/locale';
import { useMemo } from 'react';
import { type Device } from '../../core/document/FieldBase.js';
import { type FormDocument } from '../../core/document/FormDocument.js';
import { type ListDefinition, type ListPart } from '../../core/list/ListDefinition.js';
import { settingMessages } from '../../core/registry/settingMessages.js';
import { useEditorState } from '../../editor/EditorProvider.js';
import { type EditorState } from '../../editor/editorStore.js';
import { type Problem } from '../../editor/problems.js';
import { type SettingGroup } from '../../editor/settings.js';
import { SettingsPanel } from '../../editor/SettingsPanel.js';
import { useFieldKinds } from '../../fields/FieldKindsProvider.js';
import { formLanguage } from '../form/expression/formLanguage.js';
import { itemIdOf, listItem, type ListPartName } from './listParts.js';
import { buttonSettingGroups, columnSettingGroups, searchSettingGroups } from './listSettingGroups.js';
import { listSettingViews } from './listSettingViews.js';
import { phonePartGroups } from './phone/phoneListSettings.js';

/** The settings of the chosen entries of one part. Conditions are about the columns of a row. */
export function PartSettings({ part, form, problems, device }: PartSettingsProps) {
  const locale = useLocale();
  const { registry } = useFieldKinds();
  const list = useEditorState(documentOf);
  const { ids } = useEditorState(selectionOf);
  const items = (list[part] as readonly ListPart[])
    .map((entry) => ({ ...entry, id: itemIdOf(part, entry.id) }))
    .filter(({ id }) => ids.includes(id));
  const shown = list.columns.map(({ id }) => id).join();
  const language = useMemo(() => {
    const columns = new Set(shown.split(','));
    return formLanguage(
      { ...form, fields: form.fields.filter(({ id }) => columns.has(id)) },
      { title: messagesIn(settingMessages, locale).visibleWhen, locale, registry },
    );
  }, [form, shown, locale, registry]);
  return (
    <SettingsPanel<ListDefinition, ListPart>
      groups={device === 'app' ? phonePartGroups[part] : (GROUPS[part] as readonly SettingGroup<ListPart>[])}
      items={items}
      find={(document, id) => listItem(document, id)?.entry}
      problems={problems}
      views={listSettingViews}
      languageOf={() => language}
    />
  );
}

const GROUPS = {
  columns: columnSettingGroups,
  search: searchSettingGroups,
  buttons: buttonSettingGroups('buttons'),
  rowButtons: buttonSettingGroups('rowButtons'),
} as const;

const documentOf = ({ document }: EditorState<ListDefinition>) => document;
const selectionOf = ({ selection }: EditorState<ListDefinition>) => selection;

interface PartSettingsProps {
  part: ListPartName;
  form: FormDocument;
  problems: readonly Problem[];
  /** Whose list it is. */
  device: Device;
}
