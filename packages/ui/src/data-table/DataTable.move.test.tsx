import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { moveTreeNode } from '../tree/treeMove.js';
import { type TreeNode } from '../tree/treeNode.js';
import { DataTable } from './DataTable.js';

const NODES: TreeNode[] = [
  { id: 'a', label: '系统管理', children: [{ id: 'a1', label: '用户管理' }] },
  { id: 'b', label: '停车管理', children: [] },
];

function Menu() {
  const [nodes, setNodes] = useState<readonly TreeNode[]>(NODES);
  return (
    <DataTable<TreeNode>
      columns={[{ id: 'label', header: '名称', accessor: ({ label }) => label }]}
      data={nodes}
      rowKey="id"
      getSubRows={({ children }) => children}
      defaultExpandedKeys="all"
      rowMove={{
        canMove: ({ targetId, place }) => place !== 'inside' || targetId !== 'a1',
        onMove: (move) => setNodes(moveTreeNode(nodes, move)),
      }}
    />
  );
}

const row = () => screen.getByText('停车管理').closest('tr') as HTMLElement;
const drawn = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => `${row.getAttribute('aria-level')}${row.textContent}`);
const press = (key: string) => userEvent.keyboard(`{Alt>}{Shift>}{${key}}{/Shift}{/Alt}`);

it('moves rows of a tree by Alt, Shift and the arrows, and the focus goes along', async () => {
  render(<Menu />);
  row().focus();
  await press('ArrowUp');
  expect(drawn()).toEqual(['1停车管理', '1系统管理', '2用户管理']);
  await expect.poll(() => document.activeElement).toBe(row());
  await press('ArrowDown');
  await expect.poll(() => document.activeElement).toBe(row());
  await press('ArrowRight');
  expect(drawn()).toEqual(['1系统管理', '2用户管理', '2停车管理']);
  await expect.poll(() => document.activeElement).toBe(row());
  await press('ArrowLeft');
  expect(drawn()).toEqual(['1系统管理', '2用户管理', '1停车管理']);
});

it('says so where a row cannot go, and leaves it', async () => {
  render(<Menu />);
  row().focus();
  await press('ArrowRight');
  await press('ArrowRight');
  expect(drawn()).toEqual(['1系统管理', '2用户管理', '2停车管理']);
  expect(screen.queryByText('不能移到那里')).not.toBeNull();
});
