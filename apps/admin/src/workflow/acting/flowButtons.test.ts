import { expect, it } from 'vitest';
import { luo, waitingFlow } from '../testing/flowServer.js';
import { flowButtons } from './flowButtons.js';

const kinds = (...[flow, userId = 'lin']: [ReturnType<typeof waitingFlow>, string?]) => {
  const { bar, more } = flowButtons(flow, { userId, userName: '林晓东' });
  return { bar: bar.map(({ kind }) => kind), more: more.map(({ kind }) => kind) };
};
const plain = (kind: string) => ({ kind, name: '', comment: 'optional' as const, signature: 'off' as const });

it('puts the decision last, and all ways of adding people behind one button', () => {
  expect(kinds(waitingFlow('f1'))).toEqual({ bar: ['addSign', 'transfer', 'refuse', 'approve'], more: [] });
});

it('lets nobody decide in a paused flow, nor before their turn', () => {
  const resume = [plain('resume')];
  expect(kinds(waitingFlow('f1', { paused: true, buttons: resume }))).toEqual({ bar: [], more: ['resume'] });
  const waiting = waitingFlow('f1').tasks.map((task) => ({ ...task, state: 'waiting' as const }));
  expect(kinds(waitingFlow('f1', { tasks: waiting }))).toEqual({ bar: [], more: [] });
});

it('F-WF-02 lets the launcher delete what has ended without being adopted, and nobody else', () => {
  const ended = { tasks: [], open: [] };
  expect(kinds(waitingFlow('f1', { ...ended, status: 4 }), 'wang').more).toEqual(['remove']);
  expect(kinds(waitingFlow('f1', { ...ended, status: 4 }), 'lin').more).toEqual([]);
  expect(kinds(waitingFlow('f1', { ...ended, status: 2 }), 'wang').more).toEqual([]);
});

it('names the work at a node of handlers otherwise than a verdict', () => {
  const approving = waitingFlow('f1');
  const handling = { ...approving, document: approving.document.replace('"kind":"approver"', '"kind":"handler"') };
  const usual = (flow: typeof approving) => flowButtons(flow, { userId: 'lin', userName: '林晓东' }).bar.at(-1)?.usual;
  expect([usual(approving), usual(handling)]).toEqual([undefined, 'handle']);
});

it('offers whoever added somebody to take that back, where the node lets them', () => {
  const flow = waitingFlow('f1');
  const reason = { kind: 'added', via: '', byName: '林晓东' };
  const open = flow.open.map((node) => ({
    ...node,
    people: [...node.people, { ...luo, taskId: 't2', state: 'open', reason }],
  }));
  expect(kinds({ ...flow, open }).more).toEqual([]);
  const tasks = flow.tasks.map((task) => ({
    ...task,
    state: 'waiting' as const,
    buttons: [...task.buttons, plain('removeAdded')],
  }));
  expect(kinds({ ...flow, open, tasks }).more).toEqual(['removeAdded']);
  const others = open.map((node) => ({ ...node, people: node.people.slice(0, 1) }));
  expect(kinds({ ...flow, open: others, tasks }).more).toEqual([]);
});
