import { UiProvider } from '@smart-admin/ui/app-root';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ReleaseDialog } from './ReleaseDialog.js';

function open(warnings: readonly string[]) {
  const release = vi.fn<(note: string) => Promise<void>>(() => Promise.resolve());
  const onClose = vi.fn();
  render(
    <UiProvider locale="zh">
      <ReleaseDialog fullName="采购申请" warnings={warnings} release={release} onClose={onClose} />
    </UiProvider>,
  );
  const dialog = within(screen.getByRole('dialog', { name: '发布“采购申请”' }));
  const press = () => userEvent.click(dialog.getByRole('button', { name: '发布' }));
  return { dialog, release, onClose, press };
}

it('releases with or without saying what is new', async () => {
  const { release, onClose, press } = open([]);
  await press();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(release).toHaveBeenCalledWith('');
});

it('does not release what should be looked at before somebody says why it may stay', async () => {
  const { dialog, release, press } = open(['“总经理”到不了']);
  expect(dialog.getByText('“总经理”到不了')).toBeDefined();
  await press();
  expect(release).not.toHaveBeenCalled();
  await userEvent.type(await dialog.findByRole('textbox', { name: '发布说明' }), '总经理休假');
  await press();
  await waitFor(() => expect(release).toHaveBeenCalledWith('总经理休假'));
});
