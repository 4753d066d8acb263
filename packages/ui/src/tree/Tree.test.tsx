import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Tree } from './Tree.js';
import { type TreeNode } from './treeNode.js';

const NODES: TreeNode[] = [
  {
    id: 'group',
    label: '集团',
    children: [
      { id: 'dev', label: '研发部' },
      { id: 'ops', label: '运营部' },
    ],
  },
];

describe('Tree', () => {
  describeConformance(<Tree aria-label="组织" nodes={NODES} defaultExpandedIds="all" checkable />, {
    slot: 'tree',
    refIs: 'div',
  });

  it('is walked and selected by keyboard', async () => {
    const handleSelect = vi.fn();
    render(<Tree aria-label="组织" nodes={NODES} onSelect={handleSelect} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    expect(handleSelect).toHaveBeenCalledExactlyOnceWith(NODES[0]?.children?.[0], { toggle: false, range: false });
    expect(screen.getByRole('treeitem', { name: '研发部' }).getAttribute('aria-selected')).toBe('true');
  });

  it('shows several nodes as selected and says which keys were held', async () => {
    const handleSelect = vi.fn();
    const user = userEvent.setup();
    render(
      <Tree
        aria-label="组织"
        nodes={NODES}
        defaultExpandedIds="all"
        selectedIds={['group', 'dev']}
        onSelect={handleSelect}
      />,
    );
    expect(screen.getByRole('tree').getAttribute('aria-multiselectable')).toBe('true');
    expect(screen.getAllByRole('treeitem', { selected: true })).toHaveLength(2);
    await user.keyboard('{Control>}');
    await user.click(screen.getByText('研发部'));
    await user.keyboard('{/Control}{Shift>}');
    await user.click(screen.getByText('研发部'));
    expect(handleSelect.mock.calls.map(([, held]) => held as unknown)).toEqual([
      { toggle: true, range: false },
      { toggle: false, range: true },
    ]);
  });

  it('cascades boxes and reports half ones', async () => {
    const handleChecked = vi.fn();
    render(<Tree aria-label="组织" nodes={NODES} defaultExpandedIds="all" checkable onCheckedChange={handleChecked} />);
    await userEvent.click(screen.getByText('研发部'));
    expect(handleChecked).toHaveBeenLastCalledWith(['dev'], ['group']);
    expect(screen.getByRole('treeitem', { name: /集团/ }).getAttribute('aria-checked')).toBe('mixed');
  });

  it('loads children once and offers to try again after a failure', async () => {
    const load = vi
      .fn<(node: TreeNode) => Promise<TreeNode[]>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue([{ id: 'lot', label: '车场', isLeaf: true }]);
    const handleError = vi.fn();
    render(
      <Tree aria-label="组织" nodes={[{ id: 'south', label: '城南' }]} loadChildren={load} onLoadError={handleError} />,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(await screen.findByText('加载失败，点击重试'));
    expect(handleError).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('车场')).toBeTruthy();
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('says that nothing matches', () => {
    render(<Tree aria-label="组织" nodes={NODES} search="不存在" />);
    expect(screen.getByRole('status').textContent).toBe('没有匹配的节点');
  });

  it('checks what comes below a full box: opening it takes nothing away', async () => {
    const handleChange = vi.fn();
    const load = () => Promise.resolve([{ id: 'east', label: '东门', isLeaf: true }]);
    render(
      <Tree
        aria-label="组织"
        checkable
        nodes={[{ id: 'south', label: '城南' }]}
        defaultCheckedIds={['south']}
        loadChildren={load}
        onCheckedChange={handleChange}
      />,
    );
    screen.getByRole('tree').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect((await screen.findByRole('treeitem', { name: '东门' })).getAttribute('aria-checked')).toBe('true');
    expect(screen.getByRole('treeitem', { name: '城南' }).getAttribute('aria-checked')).toBe('true');
    expect(handleChange).toHaveBeenCalledExactlyOnceWith(['south', 'east'], []);
  });
});
