import { composeStories } from '@storybook/react-vite';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { areaTree } from '../testing/demo.js';
import * as stories from './AddressPicker.stories.js';

const { Single, MultipleOpen, CitiesOnly, Popover } = composeStories(stories);
const NANSHAN = ['440000', '440300', '440305'];
const open = async () => {
  await userEvent.click(screen.getByRole('combobox'));
  return screen.findByRole('dialog');
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const click = async (name: string) => userEvent.click(await screen.findByRole('treeitem', { name }));

describe('AddressPicker', () => {
  it('R2.7-11 R2.7-12 R2.7-13 opens 省市区 of 800 px: 全部数据 at the left, what is chosen at the right', async () => {
    render(<Single />);
    const dialog = await open();
    expect(screen.getByRole('dialog', { name: '省市区' })).toBe(dialog);
    expect(dialog.style.getPropertyValue('--dialog-w')).toBe('800px');
    expect(within(dialog).getByText('全部数据')).toBeTruthy();
    expect(await screen.findByRole('treeitem', { name: '广东省' })).toBeTruthy();
    // nothing below it is loaded before it is opened
    expect(screen.queryByRole('treeitem', { name: '深圳市' })).toBeNull();
    const chosen = within(screen.getByRole('region', { name: '已选' }));
    expect(chosen.getByRole('button', { name: '清空列表' })).toBeTruthy();
    for (const name of ['取消', '确定']) expect(within(dialog).getByRole('button', { name })).toBeTruthy();
  });

  it('R2.7-14 E3-18 selects leaves alone: districts, and places without anything below them', async () => {
    const handleChange = vi.fn();
    render(<Single defaultValue={[]} onValueChange={handleChange} />);
    await open();
    await click('广东省');
    await click('深圳市');
    await press('确定');
    expect(handleChange).toHaveBeenLastCalledWith([], []);
    await open();
    await click('广东省');
    await click('深圳市');
    await click('福田区');
    await press('确定');
    expect(handleChange).toHaveBeenLastCalledWith(
      ['440000', '440300', '440304'],
      [expect.objectContaining({ label: '广东省/深圳市/福田区' })],
    );
    await open();
    await click('香港特别行政区');
    await press('确定');
    expect(handleChange).toHaveBeenLastCalledWith(['810000'], expect.anything());
  });

  it('depth 1 makes cities leaves', async () => {
    const handleChange = vi.fn();
    render(<CitiesOnly onValueChange={handleChange} />);
    await open();
    await click('广东省');
    const city = await screen.findByRole('treeitem', { name: '广州市' });
    expect(city.getAttribute('aria-expanded')).toBeNull();
    await userEvent.click(city);
    await press('确定');
    expect(handleChange).toHaveBeenLastCalledWith(['440000', '440100'], expect.anything());
  });

  it('E3-19 shows a saved place as names joined by / without loading the tree', async () => {
    const load = vi.fn(areaTree.load);
    render(<Single source={{ ...areaTree, load }} sourceKey="counted" defaultValue={NANSHAN} />);
    await waitFor(() => expect(screen.getByRole('combobox').textContent).toBe('广东省/深圳市/南山区'));
    expect(load).not.toHaveBeenCalled();
  });

  it('S4-30 replaces the place, with multiple appends its path', async () => {
    const handleChange = vi.fn();
    render(<Single defaultValue={NANSHAN} onValueChange={handleChange} />);
    await open();
    await click('广东省');
    await click('深圳市');
    await click('福田区');
    await press('确定');
    expect(handleChange).toHaveBeenLastCalledWith(['440000', '440300', '440304'], expect.anything());
    cleanup();
    render(<MultipleOpen defaultValue={[NANSHAN]} onValueChange={handleChange} />);
    await open();
    await click('广东省');
    await click('深圳市');
    expect((await screen.findByRole('treeitem', { name: '南山区' })).getAttribute('aria-checked')).toBe('true');
    await click('福田区');
    await press('确定');
    expect(handleChange).toHaveBeenLastCalledWith([NANSHAN, ['440000', '440300', '440304']], expect.anything());
  });

  it('S4-31 removes a path at once', async () => {
    const handleChange = vi.fn();
    render(<Popover onValueChange={handleChange} />);
    await userEvent.click(await screen.findByRole('button', { name: /广东省\/深圳市\/南山区/ }));
    expect(handleChange).toHaveBeenLastCalledWith([], []);
  });
});
