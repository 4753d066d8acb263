import { type Locale } from '@smart-admin/ui/messages';
import { type NamedReference } from '../editor/references/referenceProblems.js';
import { type FlowDocument, type FlowNode } from '../flow/document/FlowDocument.js';
import { type PeopleRule } from '../flow/document/PeopleRule.js';
import { itemName } from './describeFlow.js';
import { allNodes } from './edit/flowEdits.js';
import { flowSettingGroups } from './settings/flowSettingGroups.js';

/** What the nodes of a flow refer to outside of it, in the words of one language. */
export function flowReferences(flow: FlowDocument, locale: Locale): NamedReference[] {
  return allNodes(flow.nodes).flatMap((node) =>
    referencesOf(node).map(({ of, setting, id }) => ({
      of,
      itemId: node.id,
      setting,
      settingLabel: labelOf(setting, locale),
      place: itemName(node, locale),
      ids: id === '' ? [] : [id],
      isNeeded: true,
    })),
  );
}

function referencesOf(node: FlowNode): Reference[] {
  return [
    ...ownReferences(node),
    ...('people' in node ? node.people.flatMap((rule) => ruleReferences(rule, 'people')) : []),
  ];
}

function ownReferences(node: FlowNode): Reference[] {
  switch (node.kind) {
    case 'subFlow':
      return [
        { of: 'flow', setting: 'flowId', id: node.flowId },
        ...(node.launcher === 'launcher' ? [] : ruleReferences(node.launcher, 'launcher')),
      ];
    case 'interface':
      return [{ of: 'interface', setting: 'interfaceId', id: node.interfaceId }];
    case 'record':
      return [{ of: 'model', setting: 'modelId', id: node.modelId }];
    case 'message':
      return [{ of: 'template', setting: 'templateId', id: node.templateId }];
    case 'wait':
      return node.until.kind === 'event' ? [{ of: 'model', setting: 'until', id: node.until.modelId }] : [];
    default:
      return [];
  }
}

function ruleReferences(rule: PeopleRule, setting: string): Reference[] {
  if (rule.kind === 'interface') return [{ of: 'interface', setting, id: rule.interfaceId }];
  return 'among' in rule ? (rule.among ?? []).flatMap((one) => ruleReferences(one, setting)) : [];
}

function labelOf(setting: string, locale: Locale): string {
  const found = flowSettingGroups.flatMap(({ settings }) => settings).find(({ key }) => key === setting);
  return found?.label[locale] ?? setting;
}

interface Reference {
  of: string;
  setting: string;
  id: string;
}
