import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type RecordQuery } from '../sources/RecordSource.js';
import { cars } from '../testing/demo.js';
import * as stories from './RecordPicker.stories.js';

const { Single, Paged, Popover, Failing } = composeStories(stories);
const open = async () => {
  await userEvent.click(screen.getByRole('combobox'));
  return screen.findByRole('dialog', { name: '选择数据' });
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const rowOf = (text: string) => screen.findByRole('row', { name: new RegExp(text) });
const spied = () => {
  const queries: RecordQuery[] = [];
  return {
    queries,
    source: {
      ...cars,
      search: (query: RecordQuery) => {
        queries.push(query);
        return cars.search(query);
      },
    },
  };
};

describe('RecordPicker', () => {
  it('R2.7-15 R2.7-17 opens 选择数据 of 800 px: a table with radio, index and configured columns', async () => {
    render(<Single />);
    const dialog = await open();
    expect(dialog.style.getPropertyValue('--dialog-w')).toBe('800px');
    const row = await rowOf('闽D88888');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['序号', '车牌号', '车主', '类型']),
    );
    expect(within(row).getByRole('radio')).toBeTruthy();
    expect(within(row).getByText('3')).toBeTruthy();
    expect(within(row).getByText('罗振宇')).toBeTruthy();
    for (const name of ['取消', '确定']) expect(within(dialog).getByRole('button', { name })).toBeTruthy();
  });

  it('R2.7-16 searches by keyword, resets and refreshes', async () => {
    const { source, queries } = spied();
    render(<Single source={source} sourceKey="spied" />);
    await open();
    await rowOf('闽D88888');
    await userEvent.type(screen.getByRole('textbox', { name: '关键词' }), '沪A');
    expect(queries).toHaveLength(1);
    await press('搜索');
    await waitFor(() => expect(screen.queryByText('闽D88888')).toBeNull());
    expect(queries.at(-1)?.keyword).toBe('沪A');
    await press('重置');
    await rowOf('闽D88888');
    expect((screen.getByRole('textbox', { name: '关键词' }) as HTMLInputElement).value).toBe('');
    const before = queries.length;
    await press('刷新');
    await waitFor(() => expect(queries).toHaveLength(before + 1));
  });

  it('R2.7-18 C9-07 asks for 10000 rows, or for pages of 20', async () => {
    const { source, queries } = spied();
    const view = render(<Single source={source} sourceKey="spied" />);
    await open();
    await rowOf('闽D88888');
    expect(screen.queryByRole('navigation')).toBeNull();
    view.unmount();
    render(<Paged source={source} sourceKey="spied" />);
    await open();
    await rowOf('闽D88888');
    expect(queries.map(({ pageSize }) => pageSize)).toEqual([10_000, 20]);
    await press('下一页');
    expect(within(await rowOf('粤B10020')).getByText('21')).toBeTruthy();
    expect(queries.at(-1)).toMatchObject({ page: 2, pageSize: 20, columns: ['plate', 'owner', 'kind'] });
  });

  it('S4-32 V5-55 confirm does nothing without a chosen row', async () => {
    const handleChange = vi.fn();
    render(<Single defaultValue={null} onValueChange={handleChange} />);
    await open();
    await press('确定');
    expect(handleChange).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog', { name: '选择数据' })).toBeTruthy();
  });

  it('S4-33 E3-23 a picked row gives its id, its text and its values', async () => {
    const handleChange = vi.fn();
    render(<Single onValueChange={handleChange} />);
    await open();
    await userEvent.click(within(await rowOf('闽D88888')).getByRole('radio'));
    await press('确定');
    expect(handleChange).toHaveBeenLastCalledWith('car3', [
      expect.objectContaining({
        id: 'car3',
        label: '闽D88888',
        record: expect.objectContaining({ values: expect.objectContaining({ owner: '罗振宇' }) }),
      }),
    ]);
    expect(screen.getByRole('combobox').textContent).toBe('闽D88888');
  });

  it('S4-34 clearing emits an empty value', async () => {
    const handleChange = vi.fn();
    render(<Single onValueChange={handleChange} />);
    await waitFor(() => expect(screen.getByRole('combobox').textContent).toBe('粤B12345'));
    await userEvent.click(screen.getByRole('button', { name: '清空' }));
    expect(handleChange).toHaveBeenLastCalledWith(null, []);
  });

  it('X8-18 a failed call ends the spinner, tells it in the list alone and can be made again there', async () => {
    const search = vi.fn<typeof cars.search>(() => Promise.reject(new Error('offline')));
    render(<Failing source={{ ...cars, search }} />);
    const dialog = await open();
    const told = await within(dialog).findByRole('alert');
    expect(told.textContent).toContain('加载失败');
    expect(dialog.querySelector('[aria-busy=true]')).toBeNull();
    expect(screen.getAllByRole('dialog')).toEqual([dialog]);
    expect(within(dialog).queryByText('暂无数据')).toBeNull();
    search.mockImplementation(cars.search);
    await userEvent.click(within(told).getByRole('button', { name: '重试' }));
    await rowOf('闽D88888');
    expect(within(dialog).queryByRole('alert')).toBeNull();
  });

  it('chooses several rows over pages', async () => {
    const handleChange = vi.fn();
    render(<Paged onValueChange={handleChange} />);
    await open();
    await userEvent.click(await rowOf('闽D88888'));
    await press('下一页');
    await userEvent.click(await rowOf('粤B10020'));
    await press('确定');
    expect(handleChange).toHaveBeenLastCalledWith(['car2', 'car4', 'car3', 'car21'], expect.anything());
  });

  it('is a list with a search in its panel', async () => {
    const handleChange = vi.fn();
    render(<Popover onValueChange={handleChange} />);
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: /闽D88888/ }));
    expect(handleChange).toHaveBeenLastCalledWith('car3', expect.anything());
  });
});
