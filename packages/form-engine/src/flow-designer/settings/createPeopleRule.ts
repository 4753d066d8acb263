import { type FormDocument } from '../../core/document/FormDocument.js';
import { type PeopleRule, type PeopleRuleKind } from '../../flow/document/PeopleRule.js';
import { type ReferenceLookup } from '../../editor/references/ReferenceSources.js';
import { firstOf, peopleFields } from './FlowDesignContext.js';
import { type NodeChoice } from './useOtherNodes.js';

/** The kinds of rules that can be made: what they name must exist. */
export function offeredRules({ form, lookup, nodes, among, table }: RuleContext): PeopleRuleKind[] {
  return KINDS.filter((kind) => {
    if (kind === 'field') return peopleFields(form, table).length > 0;
    if (kind === 'interface') return firstOf(lookup, 'interface') !== undefined;
    if (kind === 'nodeHandlers') return nodes.length > 0;
    return !among || (kind !== 'launcherChoice' && kind !== 'previousChoice');
  });
}

/** A new rule of a kind, with the first of what it can name. */
export function createPeopleRule(kind: PeopleRuleKind, { form, lookup, nodes, table }: RuleContext): PeopleRule {
  switch (kind) {
    case 'users':
    case 'roles':
    case 'positions':
    case 'groups':
    case 'organizeHeads':
      return { kind, ids: [] };
    case 'launcherHead':
      return { kind, level: 1 };
    case 'superiors':
      return { kind, until: { level: 2 } };
    case 'field':
      return { kind, path: peopleFields(form, table)[0]?.id ?? '' };
    case 'expression':
      return { kind, expression: '' };
    case 'interface':
      return { kind, interfaceId: firstOf(lookup, 'interface') ?? '', params: {} };
    case 'nodeHandlers':
      return { kind, nodeId: nodes[0]?.id ?? '' };
    default:
      return { kind };
  }
}

const KINDS: readonly PeopleRuleKind[] = [
  'launcherHead',
  'superiors',
  'users',
  'roles',
  'positions',
  'groups',
  'organizeHeads',
  'launcher',
  'field',
  'expression',
  'interface',
  'launcherChoice',
  'previousChoice',
  'nodeHandlers',
];

interface RuleContext {
  form: FormDocument;
  lookup: ReferenceLookup;
  /** Nodes at which people work. */
  nodes: readonly NodeChoice[];
  among: boolean;
  /** Subtable for whose rows they look, one by one. */
  table?: string | undefined;
}
