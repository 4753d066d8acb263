import { type contract } from '@smart-admin/api-client/contract';
import { type FlowDocument } from '@smart-admin/form-engine/flow';
import type * as z from 'zod';
import { namesOf } from '../flowNodes.js';
import { type Person } from '../people/peopleByIds.js';
import { type Difference } from './compareCourses.js';
import { type PastFlow } from './readPastFlows.js';
import { type Replayed } from './replayOne.js';

type ReplayedFlow = z.output<(typeof contract)['workflow']['flow']['replay']['data']>['list'][number];

/** A replayed flow in names as they are now: nodes of the draft by the draft, those that are left out by the version of the flow. */
export function describeReplay(
  { instance, launcherOrganize, course, names, kinds }: PastFlow,
  { problem, stopped, steps, differences, reached }: Replayed,
  { draft, people }: { draft: FlowDocument; people: ReadonlyMap<string, Person> },
): ReplayedFlow {
  const draftNames = namesOf(draft);
  const peopleOf = (ids: readonly string[]) => ids.flatMap((id) => people.get(id) ?? []);
  const isSame = differences.length === 0 && stopped === '';
  const describe = ({ kind, nodeId, was, would }: Difference): ReplayedFlow['differences'][number] => {
    const wordsOf = (ids: readonly string[], branches: ReadonlyMap<string, string>) =>
      kind === 'branch' ? ids.map((id) => branches.get(id) ?? id) : peopleOf(ids).map(({ name }) => name);
    return {
      kind,
      nodeId,
      nodeName: draftNames.get(nodeId) ?? names.get(nodeId) ?? '',
      was: wordsOf(was, names),
      would: wordsOf(would, draftNames),
    };
  };
  return {
    id: instance.id,
    number: instance.number,
    title: instance.title,
    status: instance.status,
    launcher: people.get(instance.launcherId) ?? { id: instance.launcherId, name: '', headIcon: '' },
    launcherOrganize,
    launchTime: instance.launchTime,
    result: problem !== '' ? 'failed' : isSame ? 'same' : 'different',
    problem,
    stopped,
    jumped: course.jumped,
    differences: differences.map(describe),
    actual: course.steps.map(({ nodeId, branches, asked, spared, deciders }) => ({
      nodeId,
      nodeName: names.get(nodeId) ?? '',
      kind: kinds.get(nodeId) ?? '',
      branches: branches.map((id) => names.get(id) ?? id),
      people: peopleOf(asked),
      spared: peopleOf(spared),
      deciders: peopleOf(deciders),
      notAsked: false,
      reached: true,
    })),
    draft: steps.map(({ nodeId, kind, branches, asked, spared, notAsked }) => ({
      nodeId,
      nodeName: draftNames.get(nodeId) ?? '',
      kind,
      branches: branches.map((id) => draftNames.get(id) ?? id),
      people: peopleOf(asked),
      spared: peopleOf(spared),
      deciders: [],
      notAsked,
      reached: reached.has(nodeId),
    })),
  };
}
