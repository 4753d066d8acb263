import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../testing/describeConformance.js';
import { ConfirmHost } from './ConfirmHost.js';
import { confirmMessages } from './confirmMessages.js';
import { confirm, confirmDelete } from './confirmStore.js';

function ask(question: () => Promise<boolean>): Promise<boolean> {
  let answer = Promise.resolve(false);
  act(() => {
    answer = question();
  });
  return answer;
}

describe('confirm', () => {
  it('says in every language that the data is gone for ever, and asks whether to continue', () => {
    expect(Object.values(confirmMessages).map(({ deleteText }) => deleteText)).toEqual([
      '此操作将永久删除该数据, 是否继续？',
      'This operation permanently deletes the data. Continue?',
      '此操作將永久刪除該資料, 是否繼續？',
      'Thao tác này sẽ xóa vĩnh viễn dữ liệu. Tiếp tục?',
    ]);
  });

  it('asks before a deletion with the fixed sentence; focus starts on cancel', async () => {
    render(<ConfirmHost />);
    const answer = ask(() => confirmDelete());
    const dialog = await screen.findByRole('alertdialog', { name: '提示' });
    expect(dialog.textContent).toContain('此操作将永久删除该数据, 是否继续？');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '取消' }));
    expect(await axeViolations()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '删除' }));
    await expect(answer).resolves.toBe(true);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('answers no to Escape and asks several questions one after the other', async () => {
    render(<ConfirmHost />);
    const first = ask(() => confirm({ title: '第一' }));
    const second = ask(() => confirm({ title: '第二' }));
    await screen.findByRole('alertdialog', { name: '第一' });
    await userEvent.keyboard('{Escape}');
    await expect(first).resolves.toBe(false);
    await screen.findByRole('alertdialog', { name: '第二' });
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    await expect(second).resolves.toBe(true);
  });

  it('begins each question at its own cancel, and a key held from before answers nothing', async () => {
    render(<ConfirmHost />);
    const first = ask(() => confirm({ title: '第一' }));
    const second = ask(() => confirm({ title: '第二' }));
    await screen.findByRole('alertdialog', { name: '第一' });
    screen.getByRole('button', { name: '确定' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(first).resolves.toBe(true);
    await screen.findByRole('alertdialog', { name: '第二' });
    const cancel = screen.getByRole('button', { name: '取消' });
    await waitFor(() => expect(document.activeElement).toBe(cancel));
    // what a browser would do by itself, a click, is prevented
    expect(fireEvent.keyDown(cancel, { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(cancel, { key: 'Enter' })).toBe(true);
    await userEvent.keyboard('{Enter}');
    await expect(second).resolves.toBe(false);
  });

  it('gives the focus back to where the question was asked', async () => {
    render(
      <>
        <button type="button" onClick={() => void confirm({ title: '停用' })}>
          停用
        </button>
        <ConfirmHost />
      </>,
    );
    const button = screen.getByRole('button', { name: '停用' });
    await userEvent.click(button);
    await screen.findByRole('alertdialog', { name: '停用' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});
