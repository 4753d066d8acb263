import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type EntityPage, type EntitySource } from '../sources/EntitySource.js';
import { Queries } from '../testing/Queries.js';
import { UserPicker } from './UserPicker.js';
import * as stories from './UserPicker.stories.js';

const { Single, NobodyChosen, Popover, Failing, Disabled } = composeStories(stories);
const open = async () => {
  await userEvent.click(screen.getByRole('combobox'));
  return screen.findByRole('dialog');
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const tab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));
const openNode = async (name: string) =>
  userEvent.click(await screen.findByRole('treeitem', { name: new RegExp(name) }));

describe('UserPicker', () => {
  it('R2.7-01 has the tabs all data, current organisation, my subordinates, system variables', async () => {
    render(<Single />);
    await open();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      '全部数据',
      '当前组织',
      '我的下属',
      '系统变量',
    ]);
    await tab('当前组织');
    expect(await screen.findAllByRole('option')).toHaveLength(3);
    await tab('我的下属');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  });

  it('R2.7-02 R2.7-04 is 800 px wide and offers the current user', async () => {
    const handleChange = vi.fn();
    render(<Single onValueChange={handleChange} />);
    const dialog = await open();
    expect(dialog.style.getPropertyValue('--dialog-w')).toBe('800px');
    await tab('系统变量');
    await userEvent.click(screen.getByRole('option', { name: /^当前用户/ }));
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await press('确定');
    expect(handleChange).toHaveBeenLastCalledWith('currentUser', [expect.objectContaining({ label: '当前用户' })]);
    expect(screen.getByRole('combobox').textContent).toBe('当前用户');
  });

  it('R2.7-03 confirming with nobody chosen shows 请选择{title} and stays open', async () => {
    const handleChange = vi.fn();
    render(<NobodyChosen onValueChange={handleChange} />);
    await open();
    expect(screen.getByRole('dialog', { name: '选择审批人' })).toBeTruthy();
    await press('确定');
    expect(screen.getByRole('alert').textContent).toBe('请选择审批人');
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(handleChange).not.toHaveBeenCalled();
  });

  it('finds people by their organisation and by search, and keeps both', async () => {
    const handleChange = vi.fn();
    render(<Single multiple defaultValue={[]} onValueChange={handleChange} />);
    await open();
    for (const name of ['集团总部', '平台研发部']) await openNode(name);
    await openNode('林晓东');
    await userEvent.type(screen.getByPlaceholderText('请输入关键词'), 'operator');
    await userEvent.click(await screen.findByRole('option', { name: /吴运营/ }));
    const chosen = within(screen.getByRole('region', { name: '已选' }));
    expect(chosen.getByText('滨海智慧停车集团 / 集团总部 / 平台研发部')).toBeTruthy();
    await press('确定');
    expect(handleChange).toHaveBeenLastCalledWith(
      ['lin', 'wu'],
      [expect.objectContaining({ label: '林晓东' }), expect.objectContaining({ label: '吴运营' })],
    );
  });

  it('shows the current user first in its panel, writes every choice at once', async () => {
    const handleChange = vi.fn();
    render(<Popover onValueChange={handleChange} />);
    await userEvent.click(screen.getByRole('combobox'));
    const options = await screen.findAllByRole('option');
    expect(options[0]?.textContent).toContain('当前用户');
    await userEvent.click(screen.getByRole('option', { name: /吴运营/ }));
    expect(handleChange).toHaveBeenLastCalledWith(['lin', 'wu'], expect.anything());
    await userEvent.click(screen.getByRole('option', { name: /林晓东/ }));
    expect(handleChange).toHaveBeenLastCalledWith(['wu'], expect.anything());
  });

  it('is used by the keyboard alone', async () => {
    const handleChange = vi.fn();
    render(<Popover multiple={false} defaultValue={null} onValueChange={handleChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const list = await screen.findByRole('listbox');
    for (let step = 0; step < 100 && document.activeElement !== list; step += 1) await userEvent.tab();
    expect(document.activeElement).toBe(list);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(handleChange).toHaveBeenLastCalledWith('guo', expect.anything());
  });

  it('leaves out tabs whose data the source has not', async () => {
    render(
      <Single
        source={{ search: async () => ({ items: [], total: 0 }), names: async () => ({}) }}
        sourceKey="poor"
        systemVariables={false}
        defaultValue={null}
      />,
    );
    await open();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(await screen.findByText('暂无数据')).toBeTruthy();
  });

  it('never shows the answer to an earlier keyword', async () => {
    const waiting = new Map<string, { answer: (page: EntityPage) => void; signal: AbortSignal | undefined }>();
    const source: EntitySource = {
      search: ({ keyword }, signal) => new Promise((answer) => waiting.set(keyword, { answer, signal })),
      names: () => Promise.resolve({}),
    };
    const page = (id: string): EntityPage => ({ items: [{ id, label: `结果 ${id}` }], total: 1 });
    render(
      <Queries>
        <UserPicker aria-label="审批人" source={source} sourceKey="slow" mode="popover" systemVariables={false} />
      </Queries>,
    );
    await userEvent.click(screen.getByRole('combobox'));
    await waitFor(() => expect(waiting.has('')).toBe(true));
    waiting.get('')?.answer(page('all'));
    await screen.findByText('结果 all');
    const search = screen.getByPlaceholderText('请输入关键词');
    await userEvent.type(search, 'a');
    await waitFor(() => expect(waiting.has('a')).toBe(true));
    await userEvent.type(search, 'b');
    await waitFor(() => expect(waiting.has('ab')).toBe(true));
    expect(waiting.get('a')?.signal?.aborted).toBe(true);
    waiting.get('ab')?.answer(page('ab'));
    expect(await screen.findByText('结果 ab')).toBeTruthy();
    waiting.get('a')?.answer(page('a'));
    // typed letters that were followed at once by others are not asked for
    for (const text of ['abc', 'abcd']) fireEvent.change(search, { target: { value: text } });
    await waitFor(() => expect(waiting.has('abcd')).toBe(true));
    expect([...waiting.keys()]).toEqual(['', 'a', 'ab', 'abcd']);
    expect(screen.queryByText('结果 a')).toBeNull();
    expect(screen.getByText('结果 ab')).toBeTruthy();
  });

  it('offers to load again after a failure', async () => {
    render(<Failing />);
    await open();
    expect((await screen.findByRole('alert')).textContent).toContain('加载失败');
    expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
  });

  it('stays closed while it is disabled', async () => {
    render(<Disabled />);
    await userEvent.click(screen.getByRole('combobox'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
