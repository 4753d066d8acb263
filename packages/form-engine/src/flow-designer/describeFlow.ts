import { type Locale, messagesIn } from '@smart-admin/ui/messages';
import { type FormDocument } from '../core/document/FormDocument.js';
import { type DiffItem } from '../editor/diffDocuments.js';
import { referenceText } from '../editor/references/referenceProblems.js';
import { type ReferenceLookup } from '../editor/references/ReferenceSources.js';
import { type FlowDocument, type FlowNode, type StartNode } from '../flow/document/FlowDocument.js';
import { type PeopleRule } from '../flow/document/PeopleRule.js';
import { findBranch, findNode, flowItems } from './edit/flowEdits.js';
import { flowChartMessages } from './flowChartMessages.js';
import { flowDesignerMessages } from './flowDesignerMessages.js';
import { flowGroups, type FlowItem, flowSettingGroups } from './settings/flowSettingGroups.js';
import { workMessages } from './settings/workMessages.js';

/** What a node does, in a few words: whom it asks, what it calls. Fields are called by their labels in `form`. */
export function describeNode(
  node: FlowNode | StartNode,
  locale: Locale,
  form: Pick<FormDocument, 'fields'> = NO_FORM,
): string {
  const around = { locale, form, describeBranch: asWritten };
  if ('people' in node) return node.people.map((rule) => ruleText(rule, around)).join('、');
  if (node.kind === 'end') return settingText(node, 'verdict', around);
  return '';
}

/** A flow as items with their settings in words, for comparing two. */
export function describeFlow(
  flow: FlowDocument,
  locale: Locale,
  { form = NO_FORM, describeBranch = asWritten, lookup }: FlowWords = {},
): DiffItem[] {
  const around = { locale, form, describeBranch, lookup };
  const items = flowItems(flow).flatMap((id) => {
    const item = flowItem(flow, id);
    return item ? [{ id, label: itemName(item, locale), settings: settingsOf(flowSettingGroups, item, around) }] : [];
  });
  const whole = { ...flow.settings, id: SETTINGS };
  const label = messagesIn(flowDesignerMessages, locale).flow;
  return [...items, { id: SETTINGS, label, settings: settingsOf(flowGroups, whole, around) }];
}

export interface FlowWords {
  /** The form of the flow, by whose labels its fields are called. Default: by their ids. */
  form?: Pick<FormDocument, 'fields'>;
  /** Puts conditions into words. Default: they stay as they are written. */
  describeBranch?: (condition: string) => string;
  /** Names what nodes refer to, as far as it is known. */
  lookup?: ReferenceLookup | undefined;
}

const NO_FORM: Pick<FormDocument, 'fields'> = { fields: [] };

/** Id of the settings of the flow itself among those of its items. */
const SETTINGS = ':settings';

/** What an id stands for: the start, a node or a branch; also of a draft. */
export function flowItem(flow: FlowDocument, id: string): FlowItem | undefined {
  if (id === 'start') return flow.start;
  return findNode(flow, id) ?? findBranch(flow, id)?.branch;
}

/** What people call an item: its name, or that of its kind. */
export function itemName(item: FlowItem, locale: Locale): string {
  if (item.name) return item.name;
  const words = messagesIn(flowChartMessages, locale);
  if (!('kind' in item)) return words.branch;
  return item.kind === 'branch' ? words[item.mode] : words[item.kind];
}

function ruleText(rule: PeopleRule, { locale, form }: Around): string {
  const words = messagesIn(workMessages, locale);
  const name = words[`rule.${rule.kind}`];
  if ('ids' in rule) return `${name} (${rule.ids.length})`;
  if (rule.kind === 'launcherHead' && rule.level > 1) return `${name} (${rule.level})`;
  if (rule.kind === 'field') return `${name} ${fieldLabel(rule.path, form)}`;
  return name;
}

function fieldLabel(path: string, { fields }: Pick<FormDocument, 'fields'>): string {
  return fields.find(({ id }) => id === path)?.label || path;
}

type Groups<Item> = readonly {
  settings: readonly {
    key: string;
    label: Readonly<Record<Locale, string>>;
    visibleWhen?: (item: Item) => boolean;
  }[];
}[];

function asWritten(condition: string): string {
  return condition;
}

interface Around extends Required<Omit<FlowWords, 'lookup'>> {
  locale: Locale;
  lookup?: ReferenceLookup | undefined;
}

function settingsOf<Item extends object>(groups: Groups<Item>, item: Item, around: Around): DiffItem['settings'] {
  return groups
    .flatMap(({ settings }) => settings)
    .filter(({ key, visibleWhen }) => (visibleWhen ? visibleWhen(item) : key in item))
    .map(({ key, label }) => ({ key, label: label[around.locale], text: settingText(item, key, around) }));
}

function settingText(item: object, key: string, around: Around): string {
  const { locale, describeBranch, lookup } = around;
  const value = (item as Readonly<Record<string, unknown>>)[key];
  if (value === undefined || value === '') return '';
  const setting = [...flowSettingGroups, ...flowGroups]
    .flatMap(
      ({ settings }): readonly { key: string; of?: string; choices?: readonly { value: unknown; label: Words }[] }[] =>
        settings,
    )
    .find((one) => one.key === key);
  const choice = setting?.choices?.find((one) => one.value === value);
  if (choice) return choice.label[locale];
  if (setting?.of !== undefined && typeof value === 'string') return referenceText(lookup, { of: setting.of }, [value]);
  if (key === 'people') return (value as PeopleRule[]).map((rule) => peopleDetail(rule, around)).join('、');
  if (key === 'condition' && typeof value === 'string') return describeBranch(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** With what it names, so that another choice is a difference. */
function peopleDetail(rule: PeopleRule, around: Around): string {
  const { kind: _, ...rest } = rule;
  const text = ruleText(rule, around);
  return Object.keys(rest).length === 0 ? text : `${text} ${JSON.stringify(rest)}`;
}

type Words = Readonly<Record<Locale, string>>;
