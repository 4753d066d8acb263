import { UiProvider } from '@smart-admin/ui/app-root';
import { Field } from '@smart-admin/ui/field';
import { composeStories } from '@storybook/react-vite';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './OrganizePicker.stories.js';

const { Single, Multiple, Popover, FourTags, Empty, Failing, Disabled } = composeStories(stories);
const field = () => screen.getByRole('combobox');
const open = async () => {
  await userEvent.click(field());
  return screen.findByRole('dialog', { name: '组织选择' });
};
const node = (name: RegExp) => screen.findByRole('treeitem', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('OrganizePicker', () => {
  it('R2.7-07 opens a dialog titled 组织选择 of 800 px that a click outside does not close', async () => {
    render(<Single />);
    const dialog = await open();
    expect(dialog.style.getPropertyValue('--dialog-w')).toBe('800px');
    await userEvent.click(document.querySelector('[data-slot=dialog-mask]') as Element);
    expect(screen.getByRole('dialog', { name: '组织选择' })).toBeTruthy();
  });

  it('R2.7-08 filters the tree, open at first, by the keyword', async () => {
    render(<Single />);
    await open();
    expect(await node(/巡检专员/)).toBeTruthy();
    await userEvent.type(screen.getByPlaceholderText('请输入关键词'), '财务');
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: /巡检专员/ })).toBeNull());
    expect(await node(/财务\s*结算部/)).toBeTruthy();
  });

  it('R2.7-09 lists what is chosen with its path, a clear button and a bin each, above 取消 and 确定', async () => {
    render(<Multiple />);
    const dialog = await open();
    await node(/巡检专员/);
    const chosen = within(screen.getByRole('region', { name: '已选' }));
    expect(chosen.getByText('运营主管').parentElement?.textContent).toContain(
      '滨海智慧停车集团 / 城南分公司 / 停车运营一部',
    );
    expect(chosen.getByRole('button', { name: '清空列表' })).toBeTruthy();
    expect(chosen.getAllByRole('button', { name: /^移除/ })).toHaveLength(4);
    for (const name of ['取消', '确定']) expect(within(dialog).getByRole('button', { name })).toBeTruthy();
  });

  it('R2.7-10 E3-15 selects departments and positions, no companies', async () => {
    const handleChange = vi.fn();
    render(<Single defaultValue={null} onValueChange={handleChange} />);
    await open();
    // a department with children can be chosen too
    await userEvent.click(await node(/停车运营一部/));
    await userEvent.click(await node(/滨海智慧停车集团/));
    await press('确定');
    expect(handleChange).toHaveBeenLastCalledWith('parking', [expect.objectContaining({ label: '停车运营一部' })]);
  });

  it('is named and described by the field around it, its search is not', async () => {
    render(
      <Field label="所属组织" error="所属组织不能为空">
        <Single aria-label={undefined} />
      </Field>,
    );
    const button = screen.getByRole('combobox', { name: '所属组织' });
    expect(button.getAttribute('aria-describedby')).toBe(screen.getByText('所属组织不能为空').closest('[id]')?.id);
    await userEvent.click(button);
    const search = await screen.findByPlaceholderText('请输入关键词');
    expect(search.getAttribute('aria-describedby')).toBeNull();
    expect(search.id).not.toBe(button.id);
  });

  it('S4-29 writes on confirm and not on cancel', async () => {
    const handleChange = vi.fn();
    render(<Single onValueChange={handleChange} />);
    await open();
    await userEvent.click(await node(/平台研发部/));
    await press('取消');
    expect(handleChange).not.toHaveBeenCalled();
    await open();
    await userEvent.click(await node(/平台研发部/));
    await press('确定');
    expect(handleChange).toHaveBeenLastCalledWith('research', expect.anything());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('S4-28 starts from the value each time it opens', async () => {
    render(<Single />);
    await open();
    await userEvent.click(await node(/平台研发部/));
    await press('取消');
    const dialog = await open();
    expect(within(dialog).getByRole('button', { name: '移除 运营主管' })).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: '移除 平台研发部' })).toBeNull();
  });

  it('asks before Escape loses a choice', async () => {
    const handleChange = vi.fn();
    render(
      <UiProvider locale="zh">
        <Single onValueChange={handleChange} />
      </UiProvider>,
    );
    await open();
    await userEvent.click(await node(/平台研发部/));
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('所选内容尚未保存，确定要关闭吗？');
    await userEvent.click(within(question).getByRole('button', { name: '放弃修改' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(handleChange).not.toHaveBeenCalled();
    // nothing would be lost
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('S4-31 writes a removal at once and keeps additions back', async () => {
    const handleChange = vi.fn();
    render(<Multiple defaultValue={['research', 'lead']} onValueChange={handleChange} />);
    const dialog = await open();
    await userEvent.click(await node(/财务结算部/));
    await userEvent.click(within(dialog).getByRole('button', { name: '移除 平台研发部' }));
    expect(handleChange).toHaveBeenLastCalledWith(['lead'], expect.anything());
    await press('确定');
    expect(handleChange).toHaveBeenLastCalledWith(['lead', 'finance'], expect.anything());
    await open();
    await press('清空列表');
    expect(handleChange).toHaveBeenLastCalledWith([], []);
  });

  it('S4-31 writes the removal of a tag at once', async () => {
    const handleChange = vi.fn();
    render(<FourTags onValueChange={handleChange} />);
    await screen.findByText('平台研发部');
    await userEvent.click(screen.getByRole('button', { name: /平台研发部/ }));
    expect(handleChange).toHaveBeenLastCalledWith(['finance', 'lead', 'devices', 'patrol'], expect.anything());
  });

  it('shows the first names as tags and the number of the rest', async () => {
    render(<FourTags />);
    expect(await screen.findByText('设备维保部')).toBeTruthy();
    expect(screen.getByText('+1')).toBeTruthy();
    expect(screen.queryByText('巡检专员')).toBeNull();
  });

  it('writes every choice at once in its panel', async () => {
    const handleChange = vi.fn();
    render(<Popover onValueChange={handleChange} />);
    await userEvent.click(field());
    await userEvent.click(await node(/财务结算部/));
    expect(handleChange).toHaveBeenLastCalledWith(['research', 'finance'], expect.anything());
    cleanup();
    render(<Popover multiple={false} defaultValue={null} onValueChange={handleChange} />);
    await userEvent.click(field());
    await userEvent.click(await node(/平台研发部/));
    expect(handleChange).toHaveBeenLastCalledWith('research', expect.anything());
    await waitFor(() => expect(screen.queryByRole('tree')).toBeNull());
  });

  it('offers to load again after a failure', async () => {
    render(<Failing />);
    await open();
    expect((await screen.findByRole('alert')).textContent).toContain('加载失败');
    expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
  });

  it('says that there is nothing', async () => {
    render(<Empty />);
    await open();
    expect(await screen.findByText('暂无数据')).toBeTruthy();
  });

  it('S4-27 opens on a click, and not in a disabled form, where it shows names', async () => {
    render(<Disabled />);
    expect((await screen.findAllByText('平台研发部')).length).toBeGreaterThan(0);
    await userEvent.click(field());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
