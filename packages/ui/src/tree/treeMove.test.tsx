import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Tree } from './Tree.js';
import { isPossibleMove, moveTreeNode } from './treeMove.js';
import { type TreeNode } from './treeNode.js';
import { visibleRows } from './treeRows.js';
import { expandableIds } from './treeState.js';

const NODES: TreeNode[] = [
  { id: 'a', label: '甲', children: [{ id: 'a1', label: '甲一' }] },
  { id: 'b', label: '乙' },
];
const shape = (nodes: readonly TreeNode[]) =>
  visibleRows(nodes, { expanded: new Set(expandableIds(nodes)) })
    .slice()
    .map((row) => `${'-'.repeat(row.level - 1)}${row.node.id}`);

function Movable() {
  const [nodes, setNodes] = useState<readonly TreeNode[]>(NODES);
  return (
    <Tree
      aria-label="组织"
      nodes={nodes}
      expandedIds={['a', 'b']}
      onMove={(move) => setNodes(moveTreeNode(nodes, move))}
    />
  );
}
const drawn = () =>
  screen.getAllByRole('treeitem').map((item) => `${item.getAttribute('aria-level')}${item.textContent}`);

describe('moving nodes', () => {
  it('puts a node before, after or inside another one', () => {
    expect(shape(moveTreeNode(NODES, { id: 'b', targetId: 'a1', place: 'before' }))).toEqual(['a', '-b', '-a1']);
    expect(shape(moveTreeNode(NODES, { id: 'a1', targetId: 'b', place: 'inside' }))).toEqual(['a', 'b', '-a1']);
    expect(shape(moveTreeNode(NODES, { id: 'a', targetId: 'b', place: 'after' }))).toEqual(['b', 'a', '-a1']);
  });

  it('never puts a node into itself or below itself', () => {
    expect(isPossibleMove(NODES, { id: 'a', targetId: 'a1', place: 'inside' })).toBe(false);
    expect(moveTreeNode(NODES, { id: 'a', targetId: 'a', place: 'before' })).toBe(NODES);
  });

  it('moves by Alt, Shift and the arrows', async () => {
    render(<Movable />);
    await userEvent.tab();
    await userEvent.keyboard('{End}{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
    expect(drawn()).toEqual(['1乙', '1甲', '2甲一']);
    await userEvent.keyboard('{End}{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}');
    expect(drawn()).toEqual(['1乙', '1甲', '1甲一']);
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
    expect(drawn()).toEqual(['1乙', '1甲', '2甲一']);
  });
});
