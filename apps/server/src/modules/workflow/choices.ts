import { indexFlow, type FlowDocument, type PeopleRule } from '@smart-admin/form-engine/flow';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../rights/caller.js';
import { findPeople } from './people/findPeople.js';
import { type Person, peopleByIds } from './people/peopleByIds.js';

export interface Choice {
  nodeId: string;
  nodeName: string;
  /** Null: anybody. */
  among: Person[] | null;
}

/** The nodes whose people the launcher chooses, and among whom. */
export async function choicesOf(deps: Deps, flow: FlowDocument, caller: Caller): Promise<Choice[]> {
  const choices: Choice[] = [];
  for (const { node } of indexFlow(flow).values()) {
    const rule = 'people' in node ? node.people.find(isLaunchersChoice) : undefined;
    if (rule)
      choices.push({ nodeId: node.id, nodeName: node.name, among: await peopleAmong(deps, rule, node.id, caller) });
  }
  return choices;
}

function isLaunchersChoice(rule: PeopleRule): rule is PeopleRule & { kind: 'launcherChoice' } {
  return rule.kind === 'launcherChoice';
}

async function peopleAmong(
  deps: Deps,
  { among }: { among?: PeopleRule[] },
  nodeId: string,
  { userId: launcherId, organizeId }: Caller,
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
