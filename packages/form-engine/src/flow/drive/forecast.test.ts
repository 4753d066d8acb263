import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FlowDocument } from '../document/FlowDocument.js';
import { arbitraryFlow } from '../testing/arbitraryFlow.js';
import { FlowBench } from '../testing/FlowBench.js';
import { approver, branches, CALENDAR, flowOf } from '../testing/flows.js';
import { type FlowState } from '../engine/FlowState.js';
import { forecast, type Forecast } from './forecast.js';

const HOUR = 3_600_000;
const limit = {
  duration: { amount: 8, unit: 'hours' },
  remind: { times: 0, every: { amount: 1, unit: 'hours' } },
  then: { kind: 'refuse' },
} as const;
const look = (flow: FlowDocument, state?: FlowState, values = { amount: 10 }) => {
  const bench = new FlowBench(flow);
  const context = { now: 0, values, calendar: CALENDAR };
  return forecast(flow, state, { kind: 'submit', by: 'lea' }, context, async (question, at) =>
    bench.find(question, at),
  );
};
const shown = ({ steps }: Forecast) =>
  steps.map(({ nodeId, people, branches: taken, at }) =>
    [
      `${at / HOUR}h`,
      nodeId,
      ...people.map(({ userIds, passedBy }) => `${userIds.join('|')}${passedBy ? ` by ${passedBy}` : ''}`),
      ...(taken ?? []),
    ].join(' '),
  );

test('peer 2.4: Forecast of remaining approvers before submit', async () => {
  const flow = flowOf(
    [
      approver('a', ['ann', 'bob'], { limit, several: { mode: 'inOrder' } }),
      branches('p', [[approver('b', ['cid'], { limit })], [approver('c', ['dan'])]], 'exclusive', ['{amount} > 5']),
      approver('d', ['cid', 'eve'], { claim: true }),
      { id: 'x', name: 'x', kind: 'circulate', people: [{ kind: 'users', ids: ['ann'] }] },
      { id: 'i', name: 'i', kind: 'interface', interfaceId: 'erp', params: {}, store: {}, failed: 'stop' },
    ],
    { repeat: 'adjacent' },
  );
  const ahead = await look(flow);
  expect(shown(ahead)).toEqual(['0h a ann bob', '8h p p.1', '8h b cid', '16h d cid|eve', '16h x ann', '16h i']);
  expect([ahead.status, ahead.refusal]).toEqual(['adopted', undefined]);
  expect(shown(await look(flow, undefined, { amount: 1 }))).toContain('8h c dan');
});

test('ends with a node whose people are not known', async () => {
  const flow = flowOf([approver('a', ['ann']), approver('b', ['bob']), approver('c', ['cid'])]);
  const bench = new FlowBench(flow);
  const context = { now: 0, values: {}, calendar: CALENDAR };
  const ahead = await forecast(flow, undefined, { kind: 'submit', by: 'lea' }, context, async (question, at) =>
    question.nodeId === 'b' ? undefined : bench.find(question, at),
  );
  expect(shown(ahead)).toEqual(['0h a ann', '0h b']);
  expect(ahead.steps.map(({ unknown }) => unknown)).toEqual([undefined, true]);
  expect(ahead.status).toBe('running');
});

test('Says where nobody is found, who must choose, and for whom a rule agrees', async () => {
  const flow = flowOf(
    [
      approver('a', ['ann']),
      approver('b', ['ann']),
      approver('c', [], { empty: { kind: 'refuseSubmit' } }),
      approver('d', [], { people: [{ kind: 'launcherChoice' }] }),
    ],
    { repeat: 'adjacent' },
  );
  const ahead = await look(flow);
  expect(shown(ahead)).toEqual(['0h a ann', '0h b ann by repeat', '0h c', '0h d adm']);
  expect(ahead.steps.map(({ nobody, choice }) => [nobody, choice])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
    [true, undefined],
    [true, 'launcherChoice'],
  ]);
});

test('Goes on from where a flow stands, and leaves it alone', async () => {
  const flow = flowOf([approver('a', ['ann']), approver('b', ['bob', 'cid'], { actions: {} }), approver('c', ['dan'])]);
  const bench = new FlowBench(flow);
  bench.submit();
  bench.approve('ann');
  const text = JSON.stringify(bench.state);
  expect((await look(flow, bench.state)).steps.map(({ nodeId }) => nodeId)).toEqual(['b', 'c']);
  expect(JSON.stringify(bench.state)).toBe(text);
});

test('Every flow can be looked ahead in', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryFlow, async (flow) => {
      const { status, refusal } = await look(flow);
      expect([status === 'running', refusal]).toEqual([false, undefined]);
    }),
    { numRuns: 200 },
  );
});
