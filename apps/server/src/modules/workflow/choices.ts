import {
  indexFlow,
  type FlowDocument,
  type FlowNode,
  nodesChosenAt,
  type PeopleRule,
} from '@smart-admin/form-engine/flow';
import { fieldError } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { nodeOf } from './flowNodes.js';
import { findPeople } from './people/findPeople.js';
import { type Person, peopleByIds } from './people/peopleByIds.js';
import { requireColleagues } from './people/requireColleagues.js';
import { t } from './workflow.messages.js';

export interface Choice {
  nodeId: string;
  nodeName: string;
  /** Null: anybody. */
  among: Person[] | null;
}

/** The nodes whose people the launcher chooses, and among whom. */
export function launcherChoices(deps: Deps, flow: FlowDocument, launcher: Launcher): Promise<Choice[]> {
  const nodes = [...indexFlow(flow).values()].flatMap(({ node }) => ('people' in node ? [node] : []));
  return choicesOf(deps, { nodes, kind: 'launcherChoice', launcher });
}

/** The nodes whose people are chosen by whoever approves at a node, of those that the flow will come to. */
export function approverChoices(
  deps: Deps,
  {
    flow,
    nodeId,
    ahead,
    launcher,
  }: { flow: FlowDocument; nodeId: string; ahead: ReadonlySet<string>; launcher: Launcher },
): Promise<Choice[]> {
  const nodes = nodesChosenAt(flow, nodeId).filter(({ id }) => ahead.has(id));
  return choicesOf(deps, { nodes, kind: 'previousChoice', launcher });
}

/** Throws 400 where somebody is chosen whom the node does not offer, or who cannot handle a task. */
export async function requireOffered(
  deps: Deps,
  { flow, choices, launcher }: { flow: FlowDocument; choices: Record<string, string[]>; launcher: Launcher },
): Promise<void> {
  await requireColleagues(deps.db, Object.values(choices).flat(), 'choices');
  for (const [nodeId, chosen] of Object.entries(choices)) {
    const node = nodeOf(flow, nodeId);
    const rule = node && 'people' in node ? node.people.find(isChoice) : undefined;
    const offered = await peopleAmong(deps, rule ?? {}, nodeId, launcher);
    if (offered && chosen.some((id) => offered.every((person) => person.id !== id)))
      throw fieldError('choices', t('notOffered'));
  }
}

async function choicesOf(
  deps: Deps,
  { nodes, kind, launcher }: { nodes: readonly AskingNode[]; kind: ChoiceRule['kind']; launcher: Launcher },
): Promise<Choice[]> {
  const choices: Choice[] = [];
  for (const { id, name, people } of nodes) {
    const rule = people.find((each): each is ChoiceRule => each.kind === kind);
    if (rule) choices.push({ nodeId: id, nodeName: name, among: await peopleAmong(deps, rule, id, launcher) });
  }
  return choices;
}

function isChoice(rule: PeopleRule): rule is ChoiceRule {
  return rule.kind === 'launcherChoice' || rule.kind === 'previousChoice';
}

type ChoiceRule = Extract<PeopleRule, { kind: 'launcherChoice' | 'previousChoice' }>;
type AskingNode = Extract<FlowNode, { people: PeopleRule[] }>;

/** For whom rules look: the launcher, and the organisation from which they launched. */
export interface Launcher {
  launcherId: string;
  organizeId: string;
}

async function peopleAmong(
  deps: Deps,
  { among }: { among?: PeopleRule[] | undefined },
  nodeId: string,
  { launcherId, organizeId }: Launcher,
): Promise<Person[] | null> {
  if (!among) return null;
  const found = await deps.db.transaction().execute((trx) =>
    findPeople(trx, among, {
      nodeId,
      state: { choices: {}, passed: [] },
      launcherId,
      organizeId,
      fields: [],
      values: {},
      evaluate: () => null,
      ask: () => Promise.resolve([]),
    }),
  );
  const people = await peopleByIds(
    deps.db,
    found.map(({ userId }) => userId),
  );
  return found.flatMap(({ userId }) => people.get(userId) ?? []);
}
