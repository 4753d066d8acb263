import { type FlowDocument, type FlowNode } from '@smart-admin/form-engine/flow';
import { describe, expect, it } from 'vitest';
import { courseOf, type CourseEntry, type CourseTask } from './courseOf.js';

const work = (id: string): FlowNode => ({
  id,
  name: id,
  kind: 'approver',
  people: [],
  several: { mode: 'all' },
  empty: { kind: 'pass' },
  claim: false,
  actions: {},
  refusal: { to: 'reject', then: 'onward' },
  fields: {},
});
const flow: FlowDocument = {
  version: 1,
  start: { id: 'start', kind: 'start', name: '', fields: {} },
  nodes: [
    work('a'),
    {
      id: 'fork',
      name: 'fork',
      kind: 'branch',
      mode: 'exclusive',
      branches: [
        { id: 'x', name: 'x', nodes: [work('b')] },
        { id: 'y', name: 'y', nodes: [work('c')] },
      ],
    },
  ],
  settings: { repeat: 'each', own: 'ask', revoke: 'never' },
};

const submit: CourseEntry = { what: 'submit', nodeId: '' };
const arrived = (nodeId: string, activityId: string, ...userIds: string[]): CourseEntry => ({
  what: 'arrived',
  nodeId,
  activityId,
  userIds,
});
const approve = (activityId: string): CourseEntry => ({ what: 'approve', nodeId: '', activityId });
const refuse = (activityId: string): CourseEntry => ({ what: 'refuse', nodeId: '', activityId });
const fork = (...targets: string[]): CourseEntry => ({ what: 'branch', nodeId: 'fork', targets });
const task = (activityId: string, userId: string, more: Partial<CourseTask> = {}): CourseTask => ({
  activityId,
  userId,
  state: 'approved',
  reason: { kind: 'found', userId, rule: 'users' },
  decidedBy: userId,
  ...more,
});
const read = (entries: CourseEntry[], tasks: CourseTask[] = [], more: { flow?: FlowDocument; open?: string[] } = {}) =>
  courseOf({
    flow: more.flow ?? flow,
    entries,
    tasks,
    state: {
      activities: (more.open ?? []).map((id) => ({ id, nodeId: '', tokenId: '', openedAt: 0, waitsFor: 'people' })),
      passed: [],
    },
    launchers: ['boss'],
  });
const asked = (...input: Parameters<typeof read>) => read(...input).steps.map((step) => [step.nodeId, ...step.asked]);

describe('the round that counts', () => {
  it('is the last one, of a flow that was submitted anew', () => {
    const first = [submit, arrived('a', 'a1', '1'), approve('a1'), fork('x'), arrived('b', 'a2', '2'), refuse('a2')];
    const tasks = [task('a1', '1'), task('a2', '2', { state: 'refused' })];
    const second = [submit, arrived('a', 'a3', '3')];
    expect(asked([...first, ...second], tasks)).toEqual([['a', '3']]);
    expect(read([...first, ...second], tasks).steps[0]?.deciders).toEqual([]);
  });

  it('goes back to the one that it continues, where a refusal came straight back', () => {
    const first = [submit, arrived('a', 'a1', '1'), approve('a1'), fork('x'), arrived('b', 'a2', '2'), refuse('a2')];
    const both = [['a', '1'], ['fork'], ['b', '2']];
    expect(asked([...first, submit, approve('a2')])).toEqual(both);
    // also before anybody has done something
    expect(asked([...first, submit], [], { open: ['a2'] })).toEqual(both);
  });
});

describe('the way', () => {
  it('leaves out what stands in a branch that was not taken the last time', () => {
    const entries = [submit, fork('x'), arrived('b', 'a1', '1'), refuse('a1'), fork('y'), arrived('c', 'a2', '2')];
    expect(asked(entries)).toEqual([['fork'], ['c', '2']]);
    expect(read(entries).steps[0]?.branches).toEqual(['y']);
  });

  it('has everything to which an administrator sent it', () => {
    const jump: CourseEntry = { what: 'jump', nodeId: 'b', activityId: 'a1', targets: ['c'] };
    const { steps, jumped } = read([submit, fork('x'), arrived('b', 'a1', '1'), jump, arrived('c', 'a2', '2')]);
    expect(jumped).toBe(true);
    expect(steps.map(({ nodeId }) => nodeId)).toEqual(['fork', 'b', 'c']);
  });
});

describe('who was asked', () => {
  it('whom rules found, also whose turn did not come, in whichever hands tasks are now', () => {
    const tasks = [
      task('a1', '1', { state: 'left' }),
      task('a1', '8', {
        reason: { kind: 'transferred', from: '1', first: { kind: 'found', userId: '1', rule: 'users' } },
        decidedBy: '9',
      }),
      task('a1', '7', { reason: { kind: 'added', byTaskId: 't1', place: 'before' }, state: 'left' }),
    ];
    const [step] = read([submit, arrived('a', 'a1', '1', '2')], tasks).steps;
    expect(step).toMatchObject({ asked: ['1', '2'], deciders: ['9'] });
  });

  it('not for whom a rule agreed', () => {
    const spared: CourseEntry = {
      what: 'passed',
      nodeId: 'a',
      activityId: 'a1',
      reason: { kind: 'repeat' },
      userIds: ['2'],
    };
    const [step] = read([submit, arrived('a', 'a1', '1', '2'), spared], [task('a1', '1')]).steps;
    expect(step).toMatchObject({ asked: ['1'], spared: ['2'] });
  });

  it('the superior in the place of the launcher', () => {
    const own: FlowDocument = { ...flow, settings: { ...flow.settings, own: 'superior' } };
    const superior = task('a1', 'head', { reason: { kind: 'found', userId: 'head', rule: 'superior' } });
    expect(asked([submit, arrived('a', 'a1', 'boss', '1')], [superior, task('a1', '1')], { flow: own })).toEqual([
      ['a', '1', 'head'],
    ]);
  });

  it('nobody at a node for which nobody was found', () => {
    const empty: CourseEntry = { what: 'passed', nodeId: 'a', activityId: 'a1', reason: { kind: 'empty' } };
    expect(read([submit, empty]).steps).toMatchObject([{ nodeId: 'a', asked: [], isPassed: true }]);
  });
});
