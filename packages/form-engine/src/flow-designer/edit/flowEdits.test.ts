import { describe, expect, it } from 'vitest';
import { decodeFlowDocument } from '../../flow/document/decodeFlowDocument.js';
import { type FlowDocument } from '../../flow/document/FlowDocument.js';
import { approver, branches, flowOf } from '../../flow/testing/flows.js';
import { createBranch, createFlowNode } from './createFlowNode.js';
import {
  addBranch,
  allNodes,
  copyNodes,
  findBranch,
  flowItems,
  flowPlaces,
  insertNodes,
  moveNode,
  nudge,
  placeBehind,
  removeFlowItems,
  usersOf,
} from './flowEdits.js';

const a = (id: string, more: Parameters<typeof approver>[2] = {}) => approver(id, ['ann'], more);
const flow = () => flowOf([a('a'), branches('p', [[a('b')], []], 'exclusive', ['{x} > 1']), a('c')]);
const order = (document: FlowDocument) => flowItems(document).join(' ');
let last = 0;
const createId = () => `new${(last += 1)}`;

describe('places and inserting', () => {
  it('names what can be selected and every place in the order of the page', () => {
    expect(order(flow())).toBe('start a p p.1 b p.2 c');
    expect(flowPlaces(flow()).map(({ branchId, index }) => `${branchId ?? '-'}${index}`)).toEqual([
      '-0',
      '-1',
      'p.10',
      'p.11',
      'p.20',
      '-2',
      '-3',
    ]);
  });

  it.each([
    ['start', 'start x a p p.1 b p.2 c'],
    ['a', 'start a x p p.1 b p.2 c'],
    ['p', 'start a p p.1 b p.2 x c'],
    ['p.1', 'start a p p.1 x b p.2 c'],
    ['b', 'start a p p.1 b x p.2 c'],
    [undefined, 'start a p p.1 b p.2 c x'],
  ])('puts a node behind %s', (id, expected) => {
    const document = flow();
    expect(insertNodes(document, placeBehind(document, id), [a('x')])).toEqual(['x']);
    expect(order(document)).toBe(expected);
  });

  it('makes nodes of every kind that can be read', () => {
    const kinds = ['approver', 'handler', 'circulate', 'branch', 'message', 'record', 'wait', 'end'] as const;
    const nodes = kinds.map((kind) => createFlowNode(kind, { name: kind, names: ['1', '2'], createId }));
    for (const node of nodes) {
      if ('templateId' in node) node.templateId = 't';
      if ('modelId' in node) node.modelId = 'm';
    }
    expect(decodeFlowDocument({ ...flowOf(nodes) }).nodes).toEqual(nodes);
  });
});

describe('moving', () => {
  it('moves into a branch and out of it', () => {
    const document = flow();
    expect(moveNode(document, 'a', { branchId: 'p.2', index: 0 })).toEqual(['a']);
    expect(order(document)).toBe('start p p.1 b p.2 a c');
    expect(moveNode(document, 'b', { branchId: null, index: 2 })).toEqual(['b']);
    expect(order(document)).toBe('start p p.1 p.2 a c b');
  });

  it('does not move into itself, nor to where it stands', () => {
    const document = flow();
    expect(moveNode(document, 'p', { branchId: 'p.1', index: 0 })).toEqual([]);
    expect(moveNode(document, 'a', { branchId: null, index: 1 })).toEqual([]);
    expect(moveNode(document, 'start', { branchId: null, index: 1 })).toEqual([]);
    expect(order(document)).toBe(order(flow()));
  });

  it('walks step by step through everything and back, and loses nothing', () => {
    const document = flow();
    let steps = 0;
    while (nudge(document, 'a', 1).length > 0) steps += 1;
    expect([steps, order(document)]).toEqual([5, 'start p p.1 b p.2 c a']);
    while (nudge(document, 'a', -1).length > 0) steps -= 1;
    expect([steps, order(document)]).toEqual([0, order(flow())]);
  });

  it('keeps the branch that is taken otherwise the last', () => {
    const document = flow();
    expect(addBranch(document, 'p', createBranch('x', createId))).toHaveLength(1);
    expect(findBranch(document, 'p.2')?.at).toBe(2);
    expect(nudge(document, 'p.2', -1)).toEqual([]);
    expect(nudge(document, 'p.1', 1)).toEqual(['p.1']);
    expect(nudge(document, 'p.1', 1)).toEqual([]);
  });
});

describe('removing and copying', () => {
  it('removes nodes and branches, and selects what stood before', () => {
    const document = flow();
    expect(removeFlowItems(document, ['b'])).toEqual(['p.1']);
    expect(removeFlowItems(document, ['p.1'])).toEqual(['p']);
    expect(removeFlowItems(document, ['p', 'c'])).toEqual(['a']);
    expect(order(document)).toBe('start a');
  });

  it('gives copies new ids and lets them speak of each other', () => {
    const nodes = [a('a'), branches('p', [[a('b', { refusal: { to: { nodeId: 'a' }, then: 'back' } })], []])];
    const copies = copyNodes(nodes, createId);
    const ids = [...flowItems(flowOf(nodes)), ...flowItems(flowOf(copies))].filter((id) => id !== 'start');
    expect(new Set(ids).size).toBe(ids.length);
    const back = allNodes(copies).find(({ name }) => name === 'b');
    expect(back && 'refusal' in back && back.refusal.to).toEqual({ nodeId: copies[0]?.id });
    expect(copyNodes([a('b', { refusal: { to: { nodeId: 'a' }, then: 'back' } })], createId)[0]).toMatchObject({
      refusal: { to: { nodeId: 'a' } },
    });
  });

  it('tells who uses a node, unless they go along', () => {
    const document = flowOf([
      a('a'),
      a('b', { empty: { kind: 'skipTo', nodeId: 'c' } }),
      a('c', { people: [{ kind: 'nodeHandlers', nodeId: 'a' }] }),
    ]);
    expect(usersOf(document, ['a']).map(({ id }) => id)).toEqual(['c']);
    expect(usersOf(document, ['c']).map(({ id }) => id)).toEqual(['b']);
    expect(usersOf(document, ['a', 'c']).map(({ id }) => id)).toEqual(['b']);
  });
});
