import { UiProvider } from '@smart-admin/ui/app-root';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ApproveDialog, type ApproveDialogProps } from './ApproveDialog.js';

const task = (id: string, title: string, fields: Partial<ApproveDialogProps['tasks'][number]> = {}) => ({
  id,
  title,
  batch: true,
  offered: false,
  ...fields,
});
const TASKS = [
  task('1-a', '采购申请'),
  task('2-a', '请假申请'),
  task('3-a', '合同用印', { batch: false }),
  task('4-a', '车位变更', { offered: true }),
];

function open(props: Partial<ApproveDialogProps> = {}) {
  const calls = {
    approve: vi.fn<ApproveDialogProps['approve']>(({ ids }) => Promise.resolve({ approved: ids, refused: [] })),
    onDone: vi.fn(),
    onClose: vi.fn(),
  };
  render(
    <UiProvider locale="zh">
      <ApproveDialog tasks={TASKS} {...calls} {...props} />
    </UiProvider>,
  );
  return { ...calls, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

it('approves with the comment what needs nothing else, and names what has to be opened', async () => {
  const { approve, onDone, onClose, user } = open();
  const dialog = await screen.findByRole('dialog', { name: '同意所选的 2 项' });
  const single = within(dialog).getByRole('list');
  expect(
    within(single)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['合同用印', '车位变更']);
  await user.type(within(dialog).getByRole('textbox', { name: '意见' }), ' 同意办理 ');
  await user.click(within(dialog).getByRole('button', { name: '同意' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(approve).toHaveBeenCalledExactlyOnceWith({ ids: ['1-a', '2-a'], comment: '同意办理' });
  expect(onDone).toHaveBeenCalledOnce();
});

it('says which could not be approved, and why', async () => {
  const approve = () => Promise.resolve({ approved: ['1-a'], refused: [{ id: '2-a', reason: '流程已被发起人撤回' }] });
  const { onDone, onClose, user } = open({ approve });
  await user.click(await screen.findByRole('button', { name: '同意' }));
  expect(await screen.findByText('已同意 1 项，1 项未能同意')).toBeTruthy();
  const refused = screen.getByRole('list', { name: '未能同意的事项' });
  expect(within(refused).getByRole('listitem').textContent).toBe('请假申请流程已被发起人撤回');
  expect(onDone).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
});

it('has nothing to send where each has to be opened', async () => {
  const { approve } = open({ tasks: TASKS.slice(2) });
  expect(await screen.findByText('所选各项都需要填写、签名或签收，不能批量同意')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '同意' }).disabled).toBe(true);
  expect(approve).not.toHaveBeenCalled();
});
