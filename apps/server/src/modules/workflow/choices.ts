import {
  indexFlow,
  type FlowDocument,
  type FlowNode,
  nodesChosenAt,
  type PeopleRule,
} from '@smart-admin/form-engine/flow';
import { fieldError } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
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
  return choicesOf(deps, { nodes: askingNodes(flow), kind: 'launcherChoice', launcher });
}

/** The nodes whose people are chosen by whoever approves at a node, of those that the flow will come to; all where nobody knows which. */
export function approverChoices(
  deps: Deps,
  {
    flow,
    nodeId,
    ahead,
    launcher,
  }: { flow: FlowDocument; nodeId: string; ahead: ReadonlySet<string> | undefined; launcher: Launcher },
): Promise<Choice[]> {
  const nodes = nodesChosenAt(flow, nodeId).filter(({ id }) => !ahead || ahead.has(id));
  return choicesOf(deps, { nodes, kind: 'previousChoice', launcher });
}

/**
 * The choices that are the chooser's: those of other nodes, of a draft that began with an older release too, count for nothing.
 * Throws 400 where somebody is chosen whom the node does not offer, or who cannot handle a task.
 */
export async function offeredChoices(
  deps: Deps,
  { flow, choices, launcher, chosenAt }: OfferedChoices,
): Promise<Record<string, string[]>> {
  const offered: Record<string, string[]> = {};
  const nodes = chosenAt === undefined ? askingNodes(flow) : nodesChosenAt(flow, chosenAt);
  for (const node of nodes) {
    const chosen = Object.hasOwn(choices, node.id) ? choices[node.id] : undefined;
    const rule = choiceRule(node, chosenAt === undefined ? 'launcherChoice' : 'previousChoice');
    if (!chosen || !rule) continue;
    await requireColleagues(deps.db, chosen, 'choices');
    const among = await peopleAmong(deps, rule, node.id, launcher);
    if (among && chosen.some((id) => among.every((person) => person.id !== id)))
      throw fieldError('choices', t('notOffered'));
    offered[node.id] = chosen;
  }
  return offered;
}

interface OfferedChoices {
  flow: FlowDocument;
  choices: Record<string, string[]>;
  launcher: Launcher;
  /** Node at which somebody approves; absent for the launcher. */
  chosenAt?: string | undefined;
}

function askingNodes(flow: FlowDocument): AskingNode[] {
  return [...indexFlow(flow).values()].flatMap(({ node }) => ('people' in node ? [node] : []));
}

async function choicesOf(
  deps: Deps,
  { nodes, kind, launcher }: { nodes: readonly AskingNode[]; kind: ChoiceRule['kind']; launcher: Launcher },
): Promise<Choice[]> {
  const choices: Choice[] = [];
  for (const node of nodes) {
    const { id, name } = node;
    const rule = choiceRule(node, kind);
    if (rule) choices.push({ nodeId: id, nodeName: name, among: await peopleAmong(deps, rule, id, launcher) });
  }
  return choices;
}

function choiceRule({ people }: AskingNode, kind: ChoiceRule['kind']): ChoiceRule | undefined {
  return people.find((rule): rule is ChoiceRule => rule.kind === kind);
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
