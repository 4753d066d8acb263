import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

describe('Enter that is pressed before it is known how Chinese sounds', () => {
  // as on a page that has just been loaded
  beforeEach(() => void vi.resetModules());

  it('takes the first option that is found by its sound', async () => {
    const { Select } = await import('../select/Select.js');
    const handleChange = vi.fn();
    const options = ['启用', '锁定'].map((label) => ({ value: label, label }));
    render(<Select aria-label="状态" options={options} searchable onValueChange={handleChange} />);
    await enter('suod');
    expect(handleChange).not.toHaveBeenCalled();
    await waitFor(() => expect(handleChange).toHaveBeenCalledExactlyOnceWith('锁定'));
  });

  it('takes the first node of a tree that is found by its sound', async () => {
    const { TreeSelect } = await import('../tree-select/TreeSelect.js');
    const handleChange = vi.fn();
    const nodes = [{ id: 'a', label: '人力资源部', children: [{ id: 'b', label: '财务部' }] }];
    render(<TreeSelect aria-label="部门" nodes={nodes} onValueChange={handleChange} />);
    await enter('caiwu');
    expect(handleChange).not.toHaveBeenCalled();
    await waitFor(() => expect(handleChange).toHaveBeenCalledExactlyOnceWith('b'));
  });

  it('takes nothing where nothing is found', async () => {
    const { Select } = await import('../select/Select.js');
    const { loadPinyin } = await import('../text-match/loadPinyin.js');
    const handleChange = vi.fn();
    render(
      <Select aria-label="状态" options={[{ value: 1, label: '启用' }]} searchable onValueChange={handleChange} />,
    );
    await enter('suod');
    await loadPinyin('zh');
    expect(await screen.findByText('无匹配数据')).toBeTruthy();
    expect(handleChange).not.toHaveBeenCalled();
  });
});

it('Enter that is pressed before the options are there takes the first that matches when they are', async () => {
  const { Select } = await import('../select/Select.js');
  const handleChange = vi.fn();
  const select = (labels: readonly string[]) => (
    <Select
      aria-label="状态"
      options={labels.map((label) => ({ value: label, label }))}
      loading={labels.length === 0}
      searchable
      onValueChange={handleChange}
    />
  );
  const { rerender } = render(select([]));
  await enter('锁');
  rerender(select(['启用', '锁定']));
  await waitFor(() => expect(handleChange).toHaveBeenCalledExactlyOnceWith('锁定'));
});

/** Types and presses Enter at once, as fast fingers do. */
async function enter(query: string): Promise<void> {
  await userEvent.click(screen.getByRole('combobox'));
  const field = await screen.findByRole('combobox', { name: '搜索' });
  fireEvent.change(field, { target: { value: query } });
  fireEvent.keyDown(field, { key: 'Enter' });
}
