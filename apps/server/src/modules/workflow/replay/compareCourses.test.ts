import { type BranchNode, type FlowDocument, type FlowNode } from '@smart-admin/form-engine/flow';
import { describe, expect, it } from 'vitest';
import { compareCourses, type ComparedCourse, type DraftCourse } from './compareCourses.js';

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
const branch = (id: string, branches: Record<string, FlowNode[]>): BranchNode => ({
  id,
  name: id,
  kind: 'branch',
  mode: 'parallel',
  branches: Object.entries(branches).map(([key, nodes]) => ({ id: key, name: key, nodes })),
});
const draftOf = (...nodes: FlowNode[]): FlowDocument => ({
  version: 1,
  start: { id: 'start', kind: 'start', name: '', fields: {} },
  nodes,
  settings: { repeat: 'each', own: 'ask', revoke: 'never' },
});

type Asked = Record<string, string[]>;
const actual = (asked: Asked, more: Partial<ComparedCourse> & { open?: string[] } = {}): ComparedCourse => ({
  steps: Object.entries(asked).map(([nodeId, people]) => ({
    nodeId,
    asked: people,
    branches: [],
    isPassed: !more.open?.includes(nodeId),
  })),
  isWhole: more.isWhole ?? more.open === undefined,
});
const forecast = (asked: Asked, more: Partial<DraftCourse> = {}): DraftCourse => ({
  steps: Object.entries(asked).map(([nodeId, people]) => ({
    nodeId,
    asked: people,
    branches: [],
    notAsked: false,
    isPeople: true,
  })),
  isStopped: false,
  isRejected: false,
  ...more,
});
const compare = (draft: FlowDocument, was: ComparedCourse, would: DraftCourse) =>
  compareCourses(draft, was, would).differences.map(({ kind, nodeId }) => `${kind} ${nodeId}`.trim());

describe('a flow that was adopted', () => {
  const draft = draftOf(work('a'), work('b'));

  it('is the same where the same people are asked, in whichever order they stand', () => {
    expect(compare(draft, actual({ a: ['1', '2'], b: ['3'] }), forecast({ a: ['2', '1'], b: ['3'] }))).toEqual([]);
  });

  it('says which nodes would be new, which left out, and where others would be asked', () => {
    const { differences } = compareCourses(
      draft,
      actual({ a: ['1'], old: ['9'] }),
      forecast({ a: ['1', '2'], b: ['3'] }),
    );
    expect(differences).toEqual([
      { kind: 'people', nodeId: 'a', was: ['1'], would: ['1', '2'] },
      { kind: 'added', nodeId: 'b', was: [], would: ['3'] },
      { kind: 'left', nodeId: 'old', was: ['9'], would: [] },
    ]);
  });

  it('a node at which a rule agrees for everybody asks nobody', () => {
    expect(compare(draft, actual({ a: ['1'], b: ['1'] }), forecast({ a: ['1'], b: [] }))).toEqual(['left b']);
    expect(compare(draft, actual({ a: ['1'], b: [] }), forecast({ a: ['1'], b: ['1'] }))).toEqual(['added b']);
    expect(compare(draft, actual({ a: ['1'], b: [] }), forecast({ a: ['1'], b: [] }))).toEqual([]);
  });

  it('says that it would be rejected', () => {
    expect(compare(draft, actual({ a: ['1'] }), forecast({ a: ['1'] }, { isRejected: true }))).toEqual(['end']);
  });

  it('people whom another system would name are not compared', () => {
    const would = forecast({ a: ['x'], b: ['3'] });
    const steps = would.steps.map((step) => (step.nodeId === 'a' ? { ...step, notAsked: true } : step));
    expect(compare(draft, actual({ a: ['1'], b: ['3'] }), { ...would, steps })).toEqual([]);
  });

  it('what a draft that is stopped would have come to is not known; what it does not have is left out', () => {
    const stopped = forecast({ a: ['1'] }, { isStopped: true });
    expect(compare(draft, actual({ a: ['1'], b: ['3'] }), stopped)).toEqual([]);
    expect(compare(draft, actual({ a: ['1'], old: ['3'] }), stopped)).toEqual(['left old']);
  });
});

describe('branches', () => {
  it('are compared at each branch node that both came to', () => {
    const step = { nodeId: 'fork', asked: [] };
    const was = { steps: [{ ...step, branches: ['x'], isPassed: true }], isWhole: true };
    const would = (branches: string[]) => ({
      ...forecast({}),
      steps: [{ ...step, branches, notAsked: false, isPeople: false }],
    });
    const draft = draftOf(branch('fork', { x: [], y: [] }));
    expect(compare(draft, was, would(['x']))).toEqual([]);
    expect(compareCourses(draft, was, would(['y'])).differences).toEqual([
      { kind: 'branch', nodeId: 'fork', was: ['x'], would: ['y'] },
    ]);
  });
});

describe('a flow that has not come to its end', () => {
  it('is compared up to where it came', () => {
    const draft = draftOf(work('a'), work('b'), work('c'));
    const was = actual({ a: ['1'], b: ['2'] }, { open: ['b'] });
    const would = forecast({ a: ['1'], b: ['2'], c: ['3'] });
    expect(compare(draft, was, would)).toEqual([]);
    expect([...compareCourses(draft, was, would).reached]).toEqual(['a', 'b']);
  });

  it('would have come to a node before one that it came to', () => {
    const draft = draftOf(work('a'), work('n'), work('b'));
    const was = actual({ a: ['1'], b: ['2'] }, { open: ['b'] });
    expect(compare(draft, was, forecast({ a: ['1'], n: ['9'], b: ['2'] }))).toEqual(['added n']);
  });

  it('would have come to a node when all before it were passed, and not beyond', () => {
    const draft = draftOf(work('a'), work('n'), work('m'));
    const was = actual({ a: ['1'], b: ['2'] }, { open: ['b'] });
    const would = forecast({ a: ['1'], n: ['9'], m: ['9'] });
    expect(compare(draft, was, would)).toEqual(['added n', 'left b']);
  });

  it('would have come to the first node of a branch beside the one in which it stands', () => {
    const draft = draftOf(work('a'), branch('fork', { x: [work('b')], y: [work('n'), work('m')] }));
    const was = actual({ a: ['1'], b: ['2'] }, { open: ['b'] });
    expect(compare(draft, was, forecast({ a: ['1'], b: ['2'], n: ['3'], m: ['4'] }))).toEqual(['added n']);
  });
});
