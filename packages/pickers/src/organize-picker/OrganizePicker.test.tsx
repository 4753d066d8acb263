import { Field } from '@smart-admin/ui/field';
import { composeStories } from '@storybook/react-vite';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as stories from './OrganizePicker.stories.js';

const { Single, Multiple, Failing, Disabled } = composeStories(stories);
afterEach(cleanup);

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: '请选择' }));
  return screen.findByRole('dialog', { name: '组织选择' });
};
const node = (name: RegExp) => screen.findByRole('treeitem', { name });
const confirm = () => userEvent.click(screen.getByRole('button', { name: '确定' }));

describe('OrganizePicker', () => {
  it('R2.7-08 filters the tree, open at first, by the keyword', async () => {
    render(<Single />);
    await open();
    expect(await node(/巡检专员/)).toBeTruthy();
    await userEvent.type(screen.getByPlaceholderText('请输入关键词'), '财务');
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: /巡检专员/ })).toBeNull());
    expect(await node(/财务结算部/)).toBeTruthy();
  });

  it('R2.7-10 selects departments and positions, no companies', async () => {
    const handleChange = vi.fn<(ids: readonly string[]) => void>();
    render(<Single defaultValue={[]} onValueChange={handleChange} />);
    await open();
    // a department with children can be chosen too
    await userEvent.click(await node(/停车运营一部/));
    await userEvent.click(await node(/滨海智慧停车集团/));
    await confirm();
    expect(handleChange).toHaveBeenLastCalledWith(['parking']);
  });

  it('is named and described by the field around it', () => {
    render(
      <Field label="所属组织" error="所属组织不能为空">
        <Single />
      </Field>,
    );
    const button = screen.getByRole('button', { name: /^所属组织/ });
    expect(button.getAttribute('aria-describedby')).toBe(screen.getByText('所属组织不能为空').closest('[id]')?.id);
  });

  it('S4-29 writes on confirm and not on cancel', async () => {
    const handleChange = vi.fn<(ids: readonly string[]) => void>();
    render(<Single onValueChange={handleChange} />);
    await open();
    await userEvent.click(await node(/平台研发部/));
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    expect(handleChange).not.toHaveBeenCalled();
    // opening again starts from the value
    const dialog = await open();
    expect(within(dialog).getByRole('button', { name: '移除 运营主管' })).toBeTruthy();
    await userEvent.click(await node(/平台研发部/));
    await confirm();
    expect(handleChange).toHaveBeenLastCalledWith(['research']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('writes a removal in the dialog at once and keeps additions back', async () => {
    const handleChange = vi.fn<(ids: readonly string[]) => void>();
    render(<Multiple onValueChange={handleChange} />);
    const dialog = await open();
    await userEvent.click(await node(/财务结算部/));
    await userEvent.click(within(dialog).getByRole('button', { name: '移除 平台研发部' }));
    expect(handleChange).toHaveBeenLastCalledWith(['lead']);
    await confirm();
    expect(handleChange).toHaveBeenLastCalledWith(['lead', 'finance']);
    await open();
    await userEvent.click(screen.getByRole('button', { name: '清空列表' }));
    expect(handleChange).toHaveBeenLastCalledWith([]);
  });

  it('offers to load again after a failure', async () => {
    render(<Failing />);
    await open();
    expect((await screen.findByRole('alert')).textContent).toContain('加载失败');
    expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
  });

  it('stays closed in a disabled form and shows names', async () => {
    render(<Disabled />);
    expect(await screen.findByText('平台研发部')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '请选择' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
