import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Transfer } from './Transfer.js';

afterEach(cleanup);

const PEOPLE = [
  { value: 1, label: '张伟' },
  { value: 2, label: '李静' },
  { value: 3, label: '王芳', disabled: true },
  { value: 4, label: '赵敏' },
];

function labels(list: string): (string | null)[] {
  return within(screen.getByRole('listbox', { name: list }))
    .queryAllByRole('option')
    .map((option) => option.textContent);
}

describe('Transfer', () => {
  describeConformance(<Transfer aria-label="成员" options={PEOPLE} defaultValue={[2]} />, {
    slot: 'transfer',
    refIs: 'div',
  });

  it('moves what is marked, without what is disabled, and counts', async () => {
    const handleChange = vi.fn();
    render(<Transfer aria-label="成员" options={PEOPLE} onValueChange={handleChange} />);
    await userEvent.click(screen.getByRole('checkbox', { name: '可选 全选' }));
    expect(screen.getByText('3 / 4 项')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '加入已选' }));
    expect(handleChange).toHaveBeenLastCalledWith([1, 2, 4]);
    expect([labels('可选'), labels('已选')]).toEqual([['王芳'], ['张伟', '李静', '赵敏']]);
    await userEvent.dblClick(screen.getByRole('option', { name: '李静' }));
    expect(handleChange).toHaveBeenLastCalledWith([1, 4]);
  });

  it('is worked by keys alone: search, arrows, space, Enter', async () => {
    const handleChange = vi.fn();
    render(<Transfer aria-label="成员" options={PEOPLE} onValueChange={handleChange} />);
    await userEvent.type(screen.getByRole('combobox', { name: '搜索可选' }), '赵{Enter}');
    expect(handleChange).toHaveBeenLastCalledWith([4]);
    await userEvent.clear(screen.getByRole('combobox', { name: '搜索可选' }));
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown} {Enter}');
    expect(handleChange).toHaveBeenLastCalledWith([4, 1, 2]);
  });

  it('goes on in the list when the button that was pressed goes off', async () => {
    render(<Transfer aria-label="成员" options={PEOPLE} />);
    screen.getByRole('listbox', { name: '可选' }).focus();
    await userEvent.keyboard(' ');
    screen.getByRole('button', { name: '加入已选' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('listbox', { name: '可选' }));
    screen.getByRole('listbox', { name: '已选' }).focus();
    await userEvent.keyboard(' ');
    screen.getByRole('button', { name: '移出已选' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('listbox', { name: '已选' }));
    expect([labels('可选').length, labels('已选').length]).toEqual([4, 0]);
  });

  it('takes no more than it may', async () => {
    render(<Transfer aria-label="成员" options={PEOPLE} maxCount={1} />);
    await userEvent.click(screen.getByRole('checkbox', { name: '可选 全选' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '最多选 1 项' }).disabled).toBe(true);
  });

  it('cannot be changed when it is disabled', async () => {
    const handleChange = vi.fn();
    render(<Transfer aria-label="成员" options={PEOPLE} disabled onValueChange={handleChange} />);
    await userEvent.dblClick(screen.getByRole('option', { name: '张伟' }));
    expect(handleChange).not.toHaveBeenCalled();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
