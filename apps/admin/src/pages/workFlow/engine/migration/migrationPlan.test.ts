import { expect, it } from 'vitest';
import {
  chooseTarget,
  fittingTargets,
  mappingOf,
  proposedTargets,
  type StandingNode,
  withoutTarget,
} from './migrationPlan.js';

const place = (id: string, name: string, kind = 'approver', parentId = '') => ({
  id,
  name,
  kind,
  parentId,
  within: [],
});
const WAYS = [
  place('q1', '财务', 'way', 'q'),
  place('q2', '法务', 'way', 'q'),
  place('r1', '财务', 'way', 'r'),
  place('p1', '财务', 'way', 'r'),
];
const node = (of: ReturnType<typeof place>, targetId: string, targets: StandingNode['targets']): StandingNode => ({
  ...of,
  flows: 1,
  targetId,
  targets,
});
const NODES = [
  node(place('p', '会签', 'branch'), '', [place('q', '会签', 'branch'), place('r', '复核', 'branch')]),
  node(place('p1', '财务', 'way', 'p'), '', WAYS),
  node(place('p2', '人事', 'way', 'p'), '', WAYS),
  node(place('a', '主管'), 'a', [place('a', '主管'), place('b', '经理')]),
];

it('tells the server what goes to another id, and marks what goes nowhere', () => {
  const targets = proposedTargets(NODES);
  expect(mappingOf(targets)).toEqual({});
  expect(withoutTarget(NODES, targets).map(({ id }) => id)).toEqual(['p', 'p1', 'p2']);
  expect(mappingOf(chooseTarget(NODES, targets, 'a', 'b'))).toEqual({ a: 'b' });
});

it('leads branches to those of the node to which their own goes: of the same id, else of the same name', () => {
  const [, finance, staff] = NODES as [StandingNode, StandingNode, StandingNode, StandingNode];
  const none = proposedTargets(NODES);
  expect(fittingTargets(finance, none)).toEqual([]);
  const first = chooseTarget(NODES, none, 'p', 'q');
  expect(fittingTargets(finance, first).map(({ id }) => id)).toEqual(['q1', 'q2']);
  expect(mappingOf(first)).toEqual({ p: 'q', p1: 'q1' });
  expect(withoutTarget(NODES, first)).toEqual([staff]);
  const second = chooseTarget(NODES, first, 'p', 'r');
  expect(second).toMatchObject({ p: 'r', p1: 'p1', p2: '' });
});
