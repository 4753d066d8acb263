import { inAllLanguages } from '../../editor/historyCommands.js';
import { type SettingGroup } from '../../editor/settings.js';
import { type Branch, type FlowDocument, type FlowNode, type StartNode } from '../../flow/document/FlowDocument.js';
import { findBranch } from '../edit/flowEdits.js';
import { flowSettingMessages } from './flowSettingMessages.js';
import { stepMessages } from './stepMessages.js';

/** What can be selected in a flow. */
export type FlowItem = FlowNode | StartNode | Branch;

const word = (key: keyof (typeof flowSettingMessages)['zh']) => inAllLanguages(flowSettingMessages, key);
const step = (key: keyof (typeof stepMessages)['zh']) => inAllLanguages(stepMessages, key);
const kindOf = (item: FlowItem) => ('kind' in item ? item.kind : 'condition');
const isOf =
  (...kinds: ReturnType<typeof kindOf>[]) =>
  (item: FlowItem) =>
    kinds.includes(kindOf(item));
const isWork = isOf('approver', 'handler');
const choices = <Value extends string>(prefix: string, values: readonly Value[]) =>
  values.map((value) => ({ value, label: step(`${prefix}${value}` as Parameters<typeof step>[0]) }));

/** All that can be set, in the order of the panel; each kind of node shows what it has. */
export const flowSettingGroups: readonly SettingGroup<FlowItem>[] = [
  {
    id: 'base',
    label: word('base'),
    settings: [
      { key: 'name', kind: 'text', label: word('name'), maxLength: 50, single: true },
      {
        key: 'mode',
        kind: 'choice',
        label: word('mode'),
        visibleWhen: isOf('branch'),
        choices: (['exclusive', 'parallel', 'inclusive'] as const).map((value) => ({ value, label: word(value) })),
      },
      {
        key: 'condition',
        kind: 'expression',
        label: word('condition'),
        help: word('conditionHelp'),
        visibleWhen: isOf('condition'),
        single: true,
        write: (document, id, value) => {
          const branch = findBranch(document as FlowDocument, id)?.branch;
          if (!branch) return;
          if (typeof value === 'string' && value !== '') branch.condition = value;
          else delete branch.condition;
        },
      },
      { key: 'flowId', kind: 'reference', of: 'flow', label: word('calledFlow'), visibleWhen: isOf('subFlow') },
      {
        key: 'interfaceId',
        kind: 'reference',
        of: 'interface',
        label: word('interface'),
        visibleWhen: isOf('interface'),
      },
      { key: 'modelId', kind: 'reference', of: 'model', label: word('model'), visibleWhen: isOf('record') },
      { key: 'templateId', kind: 'reference', of: 'template', label: word('template'), visibleWhen: isOf('message') },
      { key: 'until', kind: 'until', label: word('until'), visibleWhen: isOf('wait') },
      { key: 'action', kind: 'recordAction', label: word('recordAction'), visibleWhen: isOf('record') },
      {
        key: 'verdict',
        kind: 'choice',
        label: word('verdict'),
        visibleWhen: isOf('end'),
        choices: choices('', ['adopted', 'rejected']),
      },
    ],
  },
  {
    id: 'people',
    label: word('people'),
    settings: [
      { key: 'people', kind: 'people', label: word('whom'), visibleWhen: (item) => 'people' in item, single: true },
      { key: 'claim', kind: 'flag', label: word('claim'), visibleWhen: isWork },
      {
        key: 'several',
        kind: 'several',
        label: word('several'),
        visibleWhen: (item) => 'several' in item && !item.claim,
      },
      { key: 'empty', kind: 'empty', label: word('empty'), visibleWhen: isWork },
    ],
  },
  {
    id: 'actions',
    label: word('actions'),
    settings: [
      { key: 'actions', kind: 'actions', label: word('actions'), visibleWhen: isWork, single: true },
      { key: 'refusal', kind: 'refusal', label: word('refusal'), visibleWhen: isOf('approver') },
    ],
  },
  {
    id: 'called',
    label: word('values'),
    settings: [
      { key: 'launcher', kind: 'launcher', label: word('subLauncher'), visibleWhen: isOf('subFlow') },
      { key: 'perRow', kind: 'table', label: word('perRow'), visibleWhen: isOf('subFlow') },
      { key: 'wait', kind: 'flag', label: word('wait'), visibleWhen: isOf('subFlow') },
      {
        key: 'refused',
        kind: 'choice',
        label: word('refused'),
        visibleWhen: (item) => 'refused' in item && item.wait,
        choices: choices('refused.', ['continue', 'reject']),
      },
      { key: 'values', kind: 'values', label: word('values'), visibleWhen: (item) => 'values' in item, single: true },
      { key: 'params', kind: 'pairs', label: word('params'), visibleWhen: isOf('interface'), single: true },
      { key: 'store', kind: 'store', label: word('store'), visibleWhen: isOf('interface'), single: true },
      {
        key: 'failed',
        kind: 'choice',
        label: word('failed'),
        visibleWhen: isOf('interface', 'record'),
        choices: choices('failed.', ['stop', 'continue', 'reject']),
      },
    ],
  },
  {
    id: 'limit',
    label: word('limit'),
    settings: [{ key: 'limit', kind: 'limit', label: word('limit'), visibleWhen: isWork }],
  },
  {
    id: 'fields',
    label: word('fields'),
    settings: [{ key: 'fields', kind: 'fieldRules', label: word('fields'), visibleWhen: (item) => 'fields' in item }],
  },
];

/** What is set for the whole flow. */
export const flowGroups: readonly SettingGroup<FlowDocument['settings'] & { id: string }>[] = [
  {
    id: 'flow',
    label: word('people'),
    settings: [
      {
        key: 'repeat',
        kind: 'choice',
        label: word('repeat'),
        choices: choices('repeat.', ['each', 'once', 'adjacent']),
      },
      { key: 'own', kind: 'choice', label: word('own'), choices: choices('own.', ['ask', 'pass', 'superior']) },
      {
        key: 'revoke',
        kind: 'choice',
        label: word('revoke'),
        choices: choices('revoke.', ['beforeFirst', 'running', 'never']),
      },
    ],
  },
];
