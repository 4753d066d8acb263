import { describe, expect, it } from 'vitest';
import { foundTree, openedTree, type TreeNode } from './treeNodes.js';

interface Place {
  id: string;
  above: string;
  _children?: number;
}
const place = (id: string, above = ''): Place => ({ id, above });

/** The ids of a tree, those below a row behind it. */
const shape = (nodes: readonly TreeNode<Place>[]): unknown[] =>
  nodes.flatMap(({ id, children }) => (children.length > 0 ? [id, shape(children)] : [id]));

describe('a tree of what is found', () => {
  it('stands below what is above it, and says which rows are only on the way', () => {
    const nodes = foundTree({ rows: [place('lamp', 'gate')] }, [place('gate', 'city'), place('city')], 'above');
    expect(shape(nodes)).toEqual(['city', ['gate', ['lamp']]]);
    expect(nodes[0]?.isOnWay).toBe(true);
    expect(nodes[0]?.children[0]?.children[0]?.isOnWay).toBe(false);
  });

  it('keeps rows of which the one above is not known, and rows that stand in a circle', () => {
    expect(shape(foundTree({ rows: [place('a', 'gone'), place('b', 'b')] }, [], 'above'))).toEqual(['a', 'b']);
    const circle = [place('one', 'three'), place('two', 'one'), place('three', 'two')];
    expect(shape(foundTree({ rows: circle }, [], 'above'))).toEqual(['three', ['one', ['two']]]);
  });

  it('draws a row once that is above rows of two pages', () => {
    const above = [place('city'), place('city')];
    expect(shape(foundTree({ rows: [place('a', 'city'), place('b', 'city')] }, above, 'above'))).toEqual([
      'city',
      ['a', 'b'],
    ]);
  });
});

describe('a tree of what is open', () => {
  it('draws a row once, though it stands below itself or in two parts for a moment', () => {
    const parts: Record<string, Place[]> = { city: [place('gate', 'city')], gate: [place('city', 'gate')] };
    const nodes = openedTree([{ rows: [place('city'), place('gate')] }], (id) => ({ rows: parts[id] ?? [] }));
    expect(shape(nodes)).toEqual(['city', 'gate']);
  });

  it('ends a part that has more with what is left of it', () => {
    const rest = { left: 3, isLoading: false, isFailed: false, load: () => undefined };
    const nodes = openedTree([{ rows: [place('city')], rest }], () => undefined);
    expect(nodes.map(({ id, rest }) => [id, rest?.left])).toEqual([
      ['city', undefined],
      ['rest:0', 3],
    ]);
  });
});
