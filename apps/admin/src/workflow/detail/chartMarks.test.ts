import { expect, it } from 'vitest';
import { waitingFlow } from '../testing/flowServer.js';
import { chartMarks, chartNotes } from './chartMarks.js';

const flow = waitingFlow('f1');
const at = (what: string, nodeId = '') => ({ ...flow.course[0], what, nodeId }) as (typeof flow.course)[number];

it('F-WF-08 marks what is done, what is open and what is expected', () => {
  const course = [at('submit', 'start'), at('approve', 'check'), at('arrived', 'boss')];
  expect(chartMarks({ ...flow, course })).toEqual({ start: 'done', check: 'done', boss: 'open', buyer: 'ahead' });
  const stuck = flow.open.map((node) => ({ ...node, problem: '接口超时' }));
  expect(chartMarks({ ...flow, course, open: stuck }).boss).toBe('error');
  expect(chartNotes({ ...flow, course })).toMatchObject({
    start: '王芳',
    check: '王芳',
    boss: '林晓东',
    buyer: '孙佳宁',
  });
});

it('marks the branches that were taken, also those without nodes, and those that are expected', () => {
  const taken = { ...at('branch', 'fork'), targets: [{ id: 'fork.2', name: '其他' }] };
  const forecast = flow.forecast.map((step) => ({ ...step, branches: [{ id: 'later.1', name: '大额' }] }));
  const marks = chartMarks({ ...flow, course: [at('submit', 'start'), taken], forecast });
  expect(marks).toMatchObject({ fork: 'done', 'fork.2': 'done', 'later.1': 'ahead' });
});

it('forgets what was passed before the flow was submitted again', () => {
  const course = [at('submit', 'start'), at('approve', 'check'), at('refuse', 'boss'), at('submit', 'start')];
  expect(chartMarks({ ...flow, course, open: [], forecast: [] })).toEqual({ start: 'done' });
  const refused = course.slice(0, 3);
  expect(chartMarks({ ...flow, course: refused, open: [], forecast: [], status: 3 }).start).toBe('open');
});
