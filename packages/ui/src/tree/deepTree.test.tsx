import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DataTable } from '../data-table/DataTable.js';
import { Tree } from './Tree.js';
import { treeIndent } from './treeIndent.js';
import { type TreeNode } from './treeNode.js';

const LEVELS = 50;
const chain = (level = 1): TreeNode => ({
  id: `n${level}`,
  label: `部门 ${level}`,
  ...(level < LEVELS ? { children: [chain(level + 1)] } : {}),
});
const WAY = Array.from({ length: LEVELS }, (_, index) => `部门 ${index + 1}`).join(' / ');

describe('a tree of 50 levels', () => {
  it('indents each level further, and none so far that its label has no room', () => {
    const indents = Array.from({ length: LEVELS }, (_, depth) => treeIndent(depth));
    expect(indents.every((indent, depth) => depth === 0 || indent > (indents[depth - 1] ?? 0))).toBe(true);
    expect(indents.at(-1)).toBeLessThan(300);
    render(<Tree aria-label="组织" nodes={[chain()]} defaultExpandedIds="all" />);
    const last = screen.getByRole('treeitem', { name: '部门 50' });
    expect(parseInt(last.style.minWidth)).toBeGreaterThan(parseInt(last.style.paddingLeft) + 150);
  });

  it('tells the whole path of a deep row that has the focus or the pointer', async () => {
    render(<Tree aria-label="组织" nodes={[chain()]} defaultExpandedIds="all" />);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('treeitem', { name: '部门 50' }).title).toBe(WAY);
    expect(document.querySelector('[data-slot=tree-path]')?.textContent).toBe(WAY);
    await userEvent.hover(screen.getByRole('treeitem', { name: '部门 6' }));
    expect(screen.getByRole('treeitem', { name: '部门 6' }).title).toBe(
      '部门 1 / 部门 2 / 部门 3 / 部门 4 / 部门 5 / 部门 6',
    );
  });

  it('tells the path of a deep row in a table too', () => {
    render(
      <DataTable
        columns={[{ id: 'label', header: '名称', accessor: 'label' }]}
        data={[chain()]}
        rowKey="id"
        getSubRows={(row) => row.children}
        defaultExpandedKeys="all"
      />,
    );
    expect(screen.getByText('部门 50').parentElement?.title).toBe(WAY);
  });
});
