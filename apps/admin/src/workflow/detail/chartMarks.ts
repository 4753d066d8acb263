import { type FlowMark } from '@smart-admin/form-engine/flow-designer';
import { FLOW_STATUS } from '@smart-admin/api-client/contract';
import { type FlowDetail } from './useFlow.js';

/** How far a flow has come, by node and branch: what was passed in its last round, what is open, what is still expected. */
export function chartMarks({ course, open, forecast, status }: ChartedFlow): Record<string, FlowMark> {
  const marks: Record<string, FlowMark> = {};
  for (const { nodeId, branches } of forecast)
    for (const id of [nodeId, ...branches.map((branch) => branch.id)]) marks[id] = 'ahead';
  // a submit begins anew: what was done before is done again
  const begin = course.findLastIndex(({ what }) => what === 'submit');
  for (const { nodeId, what, targets } of course.slice(Math.max(0, begin)).filter(({ what }) => what !== 'comment')) {
    if (nodeId !== '') marks[nodeId] = 'done';
    // a branch without nodes is known by nothing else
    if (what === 'branch') for (const { id } of targets) marks[id] = 'done';
  }
  for (const { nodeId, problem } of open) marks[nodeId] = problem === '' ? 'open' : 'error';
  return { ...marks, start: status === FLOW_STATUS.rejected || status === FLOW_STATUS.revoked ? 'open' : 'done' };
}

/** Who launched it, who acted at a node last, is asked there now or will be. */
export function chartNotes({ launcher, course, open, forecast }: ChartedFlow): Record<string, string> {
  const notes: Record<string, string> = { start: launcher.name };
  for (const { nodeId, people } of forecast) if (people.length > 0) notes[nodeId] = namesOf(people);
  for (const { nodeId, person } of course) if (nodeId !== '' && person) notes[nodeId] = person.name;
  for (const { nodeId, people } of open) {
    const asked = people.filter(({ state }) => state === 'open' || state === 'waiting');
    notes[nodeId] = namesOf(asked);
  }
  return notes;
}

function namesOf(people: readonly { name: string }[]): string {
  return people.map(({ name }) => name).join('、');
}

type ChartedFlow = Pick<FlowDetail, 'launcher' | 'course' | 'open' | 'forecast' | 'status'>;
