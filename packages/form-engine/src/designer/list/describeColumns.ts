import { type Locale } from '@smart-admin/ui/messages';
import { type DiffItem } from '../../editor/diffDocuments.js';
import { commonValue, type Setting } from '../../editor/settings.js';
import { type ListColumn, type ListDefinition } from '../../core/list/ListDefinition.js';
import { columnSettingGroups } from './listSettingGroups.js';
import { listDesignerMessages } from './listDesignerMessages.js';

/** The columns of a list in words, to compare two of them: the settings of the panel with what they show. */
export function describeColumns({ columns }: ListDefinition, locale: Locale): readonly DiffItem[] {
  const settings = columnSettingGroups.flatMap((group) => group.settings);
  return columns.map((column) => ({
    id: column.id,
    label: column.label || column.id,
    settings: settings.map((setting) => ({
      key: setting.key,
      label: setting.label[locale],
      text: textOf(setting, column, locale),
    })),
  }));
}

function textOf(setting: Setting<ListColumn>, column: ListColumn, locale: Locale): string {
  const { value } = commonValue([column], setting.key);
  const words = listDesignerMessages[locale];
  if (Array.isArray(value)) return value.map((one) => choiceText(setting, one, locale)).join(', ');
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (setting.choices) return choiceText(setting, value ?? null, locale);
  if (value === undefined) return words.auto;
  return setting.unit ? `${String(value)} ${setting.unit}` : String(value);
}

function choiceText({ choices }: Setting<ListColumn>, value: unknown, locale: Locale): string {
  return choices?.find((choice) => choice.value === value)?.label[locale] ?? String(value);
}
