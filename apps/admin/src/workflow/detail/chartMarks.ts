import { type FlowMark } from '@smart-admin/form-engine/flow-designer';
import { FLOW_STATUS } from '@smart-admin/api-client/contract';
import { type FlowDetail } from './useFlow.js';

/** How far a flow has come, by node: what was passed in its last round, what is open, what is still expected. */
export function chartMarks({ course, open, forecast, status }: ChartedFlow): Record<string, FlowMark> {
  const marks: Record<string, FlowMark> = {};
  for (const { nodeId } of forecast) marks[nodeId] = 'ahead';
  // a submit begins anew: what was done before is done again
  const begin = course.findLastIndex(({ what }) => what === 'submit');
  for (const { nodeId } of course.slice(Math.max(0, begin)).filter(({ what }) => what !== 'comment'))
    if (nodeId !== '') marks[nodeId] = 'done';
  for (const { nodeId, problem } of open) marks[nodeId] = problem === '' ? 'open' : 'problem';
  return { ...marks, start: status === FLOW_STATUS.rejected || status === FLOW_STATUS.revoked ? 'open' : 'done' };
}

/** Who acted at a node last, or is asked there now. */
export function chartNotes({ course, open }: ChartedFlow): Record<string, string> {
  const notes: Record<string, string> = {};
  for (const { nodeId, person } of course) if (nodeId !== '' && person) notes[nodeId] = person.name;
  for (const { nodeId, people } of open) {
    const asked = people.filter(({ state }) => state === 'open' || state === 'waiting');
    notes[nodeId] = asked.map(({ name }) => name).join('、');
  }
  return notes;
}

type ChartedFlow = Pick<FlowDetail, 'course' | 'open' | 'forecast' | 'status'>;
