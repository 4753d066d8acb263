import { LOCALES, type Locale } from '@smart-admin/ui/messages';
import { changeKind, kindsForChange } from '../../core/document/edit/addToForm.js';
import { findItem } from '../../core/document/edit/formItems.js';
import { renameField } from '../../core/document/edit/renameField.js';
import { type Field, type FormDocument } from '../../core/document/FormDocument.js';
import { type LayoutNode, type LayoutPanel } from '../../core/document/LayoutNode.js';
import { baseSettings } from '../../core/registry/baseSettings.js';
import { type FieldRegistry } from '../../core/registry/createRegistry.js';
import { layoutKinds, panelKindSettings } from '../../core/registry/layoutKinds.js';
import { type Setting as KindSetting, type Settings } from '../../core/registry/settings.js';
import { settingMessages } from '../../core/registry/settingMessages.js';
import { inAllLanguages } from '../../editor/historyCommands.js';
import { type Setting, type SettingGroup } from '../../editor/settings.js';
import { choiceLabel } from './choiceMessages.js';
import { formDesignerMessages, type FormDesignerText } from './formDesignerMessages.js';
import { kindName } from './kindMessages.js';
import { type ReferenceContext, referencePart } from './settings/referenceSettings.js';

/** A part of the form with the id that it has among the items. */
export type DesignedItem = (Field | Exclude<LayoutNode, { type: 'field' }> | LayoutPanel) & { id: string };

/**
 * What can be set on the chosen parts: what all of them have, from the settings of their kinds themselves. For `isTold` see
 * `ReferenceContext`; the kind, which can be changed to few others, is not among them then.
 */
export function settingGroupsOf(
  items: readonly DesignedItem[],
  context: Omit<ReferenceContext, 'items'>,
): readonly SettingGroup<DesignedItem>[] {
  const [first] = items;
  if (!first) return [];
  const around = { ...context, items };
  if (items.every(isField)) return fieldGroups(items, around);
  if (items.some(isField)) return [];
  const all = items.map((item) => settingsOfContainer(item));
  const shared = Object.entries(all[0] ?? {}).filter(([name]) =>
    all.every((settings) => Object.hasOwn(settings, name)),
  );
  return [
    {
      id: 'container',
      label: word('container'),
      settings: shared.map(([name, setting]) => settingOf(name, setting, around)),
    },
  ];
}

function fieldGroups(
  items: readonly (Field & { id: string })[],
  around: ReferenceContext,
): readonly SettingGroup<DesignedItem>[] {
  const { document, registry, isTold } = around;
  const roles = new Set(items.map(({ kind }) => registry.get(kind)?.role ?? 'display'));
  const isOnly = (...wanted: string[]) => [...roles].every((role) => wanted.includes(role));
  const areColumns = items.every(({ id }) => id.includes('.'));
  const only = items.length === 1 ? items[0] : undefined;
  const kinds = only && !isTold ? kindsForChange(fieldOf(document, only.id) ?? only, registry) : [];
  const own = sharedSettings(items.map(({ kind }) => registry.get(kind)?.settings ?? {}));
  const base = (names: readonly (keyof typeof baseSettings)[]) =>
    names.map((name) => settingOf(name, baseSettings[name] as KindSetting<unknown>, around));
  const hasValue = isOnly('input');
  const groups: (SettingGroup<DesignedItem> | false)[] = [
    {
      id: 'base',
      label: word('base'),
      settings: [
        ...(isOnly('display') ? [] : base(['label'])),
        { key: 'id', kind: 'fieldName', label: word('name'), single: true, write: writeName(registry) },
        ...(kinds.length > 1
          ? [
              kindSetting(
                kinds.map(({ kind }) => kind),
                registry,
              ),
            ]
          : []),
        ...(hasValue ? base(['placeholder', 'defaultValue']) : []),
        ...(areColumns ? base(['columnWidth']) : isOnly('table') ? [] : base(['span'])),
      ],
    },
    own.length > 0 && {
      id: 'own',
      label: word('own'),
      settings: own.map(([name, setting]) => settingOf(name, setting, around)),
    },
    {
      id: 'behaviour',
      label: word('behaviour'),
      settings: [
        ...(isOnly('display') ? [] : base(['showLabel'])),
        ...(isOnly('input', 'table') ? base(['required', 'readOnly', 'disabled']) : []),
        ...base(['noShow', 'visibility']),
        ...(isOnly('display') ? [] : base(['help'])),
      ],
    },
    {
      id: 'rules',
      label: word('rules'),
      settings: [
        ...base(['visibleWhen']),
        ...(isOnly('input', 'table') ? base(['requiredWhen', 'readOnlyWhen']) : []),
        ...(hasValue ? base(['defaultFormula', 'patterns', 'trigger']) : []),
      ],
    },
  ];
  return groups.filter((group) => group !== false);
}

function kindSetting(kinds: readonly string[], registry: FieldRegistry): Setting<DesignedItem> {
  return {
    key: 'kind',
    kind: 'choice',
    label: word('kind'),
    single: true,
    choices: kinds.map((kind) => ({
      value: kind,
      label: Object.fromEntries(LOCALES.map((locale) => [locale, kindName(kind, locale, registry)])) as Record<
        Locale,
        string
      >,
    })),
    write: (document, id, kind) => {
      const field = fieldOf(document as FormDocument, id);
      const definition = registry.get(String(kind));
      if (field && definition) changeKind(field, definition);
    },
  };
}

const writeName =
  (registry: FieldRegistry) =>
  (document: object, id: string, name: unknown): readonly string[] =>
    renameField(document as FormDocument, id, String(name), registry);

function fieldOf(document: FormDocument, id: string): Field | undefined {
  const item = findItem(document, id);
  return item && 'field' in item ? item.field : undefined;
}

function settingsOfContainer(item: DesignedItem): Settings {
  if (!('type' in item)) return { title: panelKindSettings.title as KindSetting<unknown> };
  const { title, ...settings } = layoutKinds.find(({ type }) => type === item.type)?.settings ?? {};
  return title ? { title, ...settings } : settings;
}

function sharedSettings(all: readonly Settings[]): [string, KindSetting<unknown>][] {
  const [first = {}, ...rest] = all;
  return Object.entries(first).filter(
    ([name, { editor, reference }]) =>
      rest.every((settings) => settings[name]?.editor === editor && settings[name].reference?.of === reference?.of) &&
      editor !== 'any',
  );
}

/** A setting of a kind as the panel draws it. */
function settingOf(key: string, setting: KindSetting<unknown>, around: ReferenceContext): Setting<DesignedItem> {
  const { label, editor, choices, isWords } = setting;
  const visibleWhen = RELEVANT[key];
  return {
    key,
    kind:
      key === 'defaultValue'
        ? 'defaultValue'
        : choices && editor in CHOSEN
          ? (CHOSEN[editor] ?? editor)
          : (VIEWS[editor] ?? (isWords && LONG.has(key) ? 'longText' : editor)),
    label: inAllLanguages(settingMessages, label),
    ...(key === 'defaultValue' ? { single: true } : {}),
    ...(LIMITS[key] ?? {}),
    ...(choices
      ? {
          choices: choices.map((value) => ({
            value: editor === 'number' ? Number(value) : value,
            label: Object.fromEntries(LOCALES.map((locale) => [locale, choiceLabel(key, value, locale)])) as Record<
              Locale,
              string
            >,
          })),
        }
      : {}),
    ...referencePart(key, setting, around),
    ...(visibleWhen
      ? { visibleWhen: (item: DesignedItem) => visibleWhen(item as unknown as Readonly<Record<string, unknown>>) }
      : {}),
  };
}

const word = (key: FormDesignerText) => inAllLanguages(formDesignerMessages, key);

function isField(item: DesignedItem): item is Field {
  return 'kind' in item;
}

/** Editors of settings whose view has another name. */
const VIEWS: Readonly<Record<string, string>> = { expressions: 'params' };
/** The same where there are a few values to choose from. */
const CHOSEN: Readonly<Record<string, string>> = { names: 'choices', number: 'choice' };
/** Bounds of numbers. */
const LIMITS: Readonly<Record<string, { min: number; max: number }>> = {
  span: { min: 1, max: 24 },
  columns: { min: 1, max: 12 },
};
/** Words that need several lines. */
const LONG: ReadonlySet<string> = new Set(['help', 'content', 'tipText']);

/** Whether a setting means something beside the others of its field. */
export function isRelevant(key: string, values: object): boolean {
  return RELEVANT[key]?.(values as Readonly<Record<string, unknown>>) ?? true;
}

/** Settings that mean something only beside others. */
const RELEVANT: Readonly<Record<string, (item: Readonly<Record<string, unknown>>) => boolean>> = {
  options: ({ dataType }) => dataType === undefined || dataType === 'static',
  dictionaryType: ({ dataType }) => dataType === 'dictionary',
  propsUrl: ({ dataType }) => dataType === 'dynamic',
  params: ({ dataType }) => dataType !== 'static',
  // of codes: what they show is fixed, or a field
  staticText: ({ source }) => source === 'static',
  relationField: ({ source }) => source === undefined || source === 'relation',
  unique: ({ multiple }) => multiple !== true,
  uniqueWith: ({ unique, multiple }) => unique === true && multiple !== true,
  summaryFields: ({ showSummary }) => showSummary === true,
  accordion: ({ type }) => type === 'collapse',
  tabPosition: ({ type }) => type === 'tabs',
};
