import { expect, test } from 'vitest';
import { type FlowState } from '../engine/FlowState.js';
import { FlowBench } from '../testing/FlowBench.js';
import { approver, branches, CALENDAR, flowOf } from '../testing/flows.js';
import { drive } from './drive.js';

const context = { now: 0, values: {}, calendar: CALENDAR };
const submit = { kind: 'submit', by: 'lea' } as const;

test('A command is taken with all that it asks, as it would be step by step', async () => {
  const flow = flowOf([
    { id: 'c', name: 'c', kind: 'circulate', people: [{ kind: 'users', ids: ['eve'] }] },
    branches('p', [[approver('a', ['ann'])], [approver('b', ['bob'])]]),
  ]);
  const bench = new FlowBench(flow, {});
  bench.now = 0;
  const result = await drive(flow, undefined, submit, context, async (question, state) => bench.find(question, state));
  bench.submit();
  expect(result.ok && result.state).toEqual(bench.state);
  // what is told of time and status is told once
  expect(result.ok && result.effects.filter(({ kind }) => kind === 'status')).toEqual([
    { kind: 'status', status: 'running' },
  ]);
});

test('An answer that is refused refuses the command', async () => {
  const flow = flowOf([approver('a', ['ann']), approver('b', [], { empty: { kind: 'administrators' } })]);
  const bench = new FlowBench(flow);
  bench.submit();
  const before = bench.state as FlowState;
  const nobody = () => Promise.resolve([]);
  const approve = { kind: 'approve', by: 'ann', taskId: bench.taskOf('ann').id } as const;
  expect(await drive(flow, before, approve, context, nobody)).toMatchObject({ ok: false, refusal: { code: 'nobody' } });
});

test('What goes wrong while people are looked for goes through', async () => {
  const fails = () => Promise.reject(new Error('The directory does not answer'));
  const driven = drive(flowOf([approver('a', ['ann'])]), undefined, submit, context, fails);
  await expect(driven).rejects.toThrow('The directory does not answer');
});
