import { messagesIn, type Locale } from '@smart-admin/ui/messages';
import { type FormItem, formParts } from '../../core/document/edit/formItems.js';
import { type FormDocument } from '../../core/document/FormDocument.js';
import { fieldsOfLayout, type LayoutNode } from '../../core/document/LayoutNode.js';
import { type FieldRegistry } from '../../core/registry/createRegistry.js';
import { settingMessages } from '../../core/registry/settingMessages.js';
import { type DiffItem } from '../../editor/diffDocuments.js';
import { referenceText } from '../../editor/references/referenceProblems.js';
import { type ReferenceLookup } from '../../editor/references/ReferenceSources.js';
import { type Setting } from '../../editor/settings.js';
import { phoneMessages } from '../phoneMessages.js';
import { formDesignerMessages } from './formDesignerMessages.js';
import { itemKindName, itemName } from './itemNames.js';
import { type DesignedItem, settingGroupsOf } from './formSettingGroups.js';
import { isUnset } from './settings/referenceSettings.js';

/**
 * The parts of a form in words, to compare two of them: what each is, and its settings with what they show. Containers go by
 * their place, fields by their names, and what they refer to by its name as far as `lookup` knows it.
 */
export function describeForm(
  document: FormDocument,
  locale: Locale,
  registry: FieldRegistry,
  lookup?: ReferenceLookup,
): readonly DiffItem[] {
  const words = messagesIn(formDesignerMessages, locale);
  const parts = formParts(document).flatMap(([id, item]) =>
    item ? [describePart(id, item, { document, locale, registry, lookup })] : [],
  );
  const { appearance, rules, phoneLayout } = document;
  const phoneWords = messagesIn(phoneMessages, locale);
  const labels = new Map(document.fields.map(({ id, label }) => [id, label || id]));
  const phoneOrder = (layout: readonly LayoutNode[]) => ({
    key: 'order',
    label: phoneWords.fields,
    text: fieldsOfLayout(layout)
      .map((id) => labels.get(id) ?? id)
      .join(', '),
  });
  const settings = Object.entries(appearance).map(([key, value]) => ({
    key,
    label: (messagesIn(settingMessages, locale) as Readonly<Record<string, string>>)[key] ?? key,
    text: String(value),
  }));
  const ruleTexts = rules.map(({ expression, message }) => `${expression}: ${message}`).join('\n');
  const phone = phoneLayout
    ? [{ id: '#phone', label: phoneWords.phoneLayout, settings: [phoneOrder(phoneLayout)] }]
    : [];
  return [
    ...parts,
    ...phone,
    {
      id: '#form',
      label: words.form,
      settings: [...settings, { key: 'rules', label: words.recordRules, text: ruleTexts }],
    },
  ];
}

function describePart(id: string, item: FormItem, around: DescribedAround): DiffItem {
  const { document, locale, registry, lookup } = around;
  const designed = item.type === 'panel' ? item.panel : item.type === 'node' ? item.node : item.field;
  const known = described.get(designed);
  const isKnown = known?.id === id && known.locale === locale && known.registry === registry;
  if (known && isKnown) return known.part;
  const shown = { ...designed, id } as DesignedItem;
  const groups = settingGroupsOf([shown], { document, registry, isTold: true });
  const settings = groups.flatMap((group) => group.settings).filter(({ key }) => key !== 'id');
  const part = {
    id,
    label: itemName(item, locale, registry),
    settings: [
      { key: 'kind', label: messagesIn(formDesignerMessages, locale).kind, text: itemKindName(item, locale, registry) },
      ...settings.map((setting) => ({
        key: setting.key,
        label: setting.label[locale],
        text: textOf(setting, shown, { locale, lookup }),
      })),
    ],
  };
  const values = designed as unknown as Readonly<Record<string, unknown>>;
  const refersToNothing = settings.every(({ key, kind }) => !isReference(kind) || isUnset(values[key]));
  if (refersToNothing) described.set(designed, { id, locale, registry, part });
  return part;
}

/** What was described last of a part: most parts are the same after an edit. Of what names others, these may have other names. */
const described = new WeakMap<object, { id: string; locale: Locale; registry: FieldRegistry; part: DiffItem }>();

const isReference = (kind: string) => kind === 'reference' || kind === 'references';

interface DescribedAround {
  document: FormDocument;
  locale: Locale;
  registry: FieldRegistry;
  lookup: ReferenceLookup | undefined;
}

function textOf(
  { key, kind, choices, of, within }: Setting<DesignedItem>,
  item: DesignedItem,
  { locale, lookup }: { locale: Locale; lookup: ReferenceLookup | undefined },
): string {
  const words = messagesIn(formDesignerMessages, locale);
  const value = (item as unknown as Readonly<Record<string, unknown>>)[key];
  if (kind === 'reference' && of !== undefined && typeof value === 'string' && value !== '')
    return referenceText(lookup, { of, within: within?.(item) }, [value]);
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  const known = choices?.find((choice) => choice.value === value)?.label[locale];
  if (known !== undefined) return known;
  if (Array.isArray(value)) return value.map((one) => textOfPart(one)).join(', ');
  return textOfPart(value);
}

function textOfPart(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const { label, pattern } = value as { label?: unknown; pattern?: unknown };
  return typeof label === 'string' ? label : typeof pattern === 'string' ? pattern : JSON.stringify(value);
}
