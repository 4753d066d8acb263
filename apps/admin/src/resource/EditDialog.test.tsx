import { createField, createFormDocument } from '@smart-admin/form-engine/core';
import { UiProvider } from '@smart-admin/ui/app-root';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { EditDialog } from './EditDialog.js';

function open() {
  const handleClose = vi.fn();
  render(
    <UiProvider locale="zh">
      <EditDialog
        title="新增字典类型"
        document={createFormDocument([createField('text', { id: 'fullName', label: '名称' })])}
        values={{ fullName: '' }}
        save={() => Promise.resolve()}
        onClose={handleClose}
      />
    </UiProvider>,
  );
  return { handleClose, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

describe('EditDialog', () => {
  it.each([
    ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
    ['取消', (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: '取消' }))],
  ])('asks before %s throws typed things away', async (_way, leave) => {
    const { handleClose, user } = open();
    await user.type(await screen.findByRole('textbox', { name: '名称' }), '车牌颜色');
    await leave(user);
    const question = await screen.findByRole('alertdialog');
    expect(handleClose).not.toHaveBeenCalled();
    await user.click(question.querySelector('[data-variant^=danger]') as HTMLElement);
    await vi.waitFor(() => expect(handleClose).toHaveBeenCalledOnce());
  });

  it('closes at once when nothing was typed', async () => {
    const { handleClose, user } = open();
    await user.keyboard('{Escape}');
    await vi.waitFor(() => expect(handleClose).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
