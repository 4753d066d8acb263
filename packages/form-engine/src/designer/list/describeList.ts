import { messagesIn, type Locale } from '@smart-admin/ui/messages';
import { type DiffItem } from '../../editor/diffDocuments.js';
import { referenceText } from '../../editor/references/referenceProblems.js';
import { type ReferenceLookup } from '../../editor/references/ReferenceSources.js';
import { commonValue, type Setting, type SettingGroup } from '../../editor/settings.js';
import { type ListDefinition, type ListPart, type PhoneList } from '../../core/list/ListDefinition.js';
import { phoneMessages } from '../phoneMessages.js';
import { listDesignerMessages } from './listDesignerMessages.js';
import { itemIdOf, LIST_PARTS, type ListPartName } from './listParts.js';
import {
  buttonSettingGroups,
  columnSettingGroups,
  listSettingGroups,
  searchSettingGroups,
} from './listSettingGroups.js';

/** A list in words, to compare two of them: its columns, searches and buttons, and what is set for the whole, with what the panel shows; what they refer to by its name as far as `lookup` knows it. */
export function describeList(list: ListDefinition, locale: Locale, lookup?: ReferenceLookup): readonly DiffItem[] {
  const words = messagesIn(listDesignerMessages, locale);
  const describe = <Item extends ListPart>(
    part: ListPartName,
    items: readonly Item[],
    groups: readonly SettingGroup<Item>[],
  ): DiffItem[] =>
    items.map((item) => ({
      id: itemIdOf(part, item.id),
      label: part === 'columns' ? item.label || item.id : `${words[part]} › ${item.label || item.id}`,
      settings: settingTexts(item, groups, { locale, lookup }),
    }));
  return [
    ...describe('columns', list.columns, columnSettingGroups),
    ...describe('search', list.search, searchSettingGroups),
    ...describe('buttons', list.buttons, buttonSettingGroups('buttons')),
    ...describe('rowButtons', list.rowButtons, buttonSettingGroups('rowButtons')),
    ...(list.phone ? [phoneItem(list.phone, locale)] : []),
    {
      id: '#list',
      label: words.list,
      settings: settingTexts({ ...list, id: '#list' }, listSettingGroups, { locale, lookup }),
    },
  ];
}

/** What phones have of their own, as one part. */
function phoneItem(phone: PhoneList, locale: Locale): DiffItem {
  const words = messagesIn(listDesignerMessages, locale);
  const textOfParts = (parts: readonly ListPart[]) => parts.map(({ id, label }) => label || id).join(', ');
  return {
    id: '#phone',
    label: messagesIn(phoneMessages, locale).own,
    settings: LIST_PARTS.map((key) => ({ key, label: words[key], text: textOfParts(phone[key]) })),
  };
}

function settingTexts<Item extends object>(item: Item, groups: readonly SettingGroup<Item>[], words: Words) {
  return groups
    .flatMap((group) => group.settings)
    .map((setting) => ({
      key: setting.key,
      label: setting.label[words.locale],
      text: textOf(setting, item, words),
    }));
}

interface Words {
  locale: Locale;
  lookup: ReferenceLookup | undefined;
}

function textOf<Item extends object>(setting: Setting<Item>, item: Item, { locale, lookup }: Words): string {
  const { value } = commonValue([item], setting.key);
  const words = messagesIn(listDesignerMessages, locale);
  if (setting.of !== undefined && typeof value === 'string')
    return value === '' ? '' : referenceText(lookup, { of: setting.of }, [value]);
  if (Array.isArray(value)) return value.map((one) => choiceText(setting, one, locale)).join(', ');
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (setting.choices) return choiceText(setting, value ?? null, locale);
  if (value === undefined) return setting.kind === 'number' ? words.auto : '';
  if (typeof value === 'object') return JSON.stringify(value);
  return setting.unit ? `${String(value)} ${setting.unit}` : String(value);
}

function choiceText<Item>({ choices }: Setting<Item>, value: unknown, locale: Locale): string {
  const known = choices?.find((choice) => choice.value === value)?.label[locale];
  return known ?? (typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? ''));
}
