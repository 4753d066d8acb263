import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ResourcePage } from '../ResourcePage.js';
import { ALLOW_ALL, ResourceProvider } from '../ResourceProvider.js';
import { memoryResource, memorySource, userRows } from '../testing/memoryResource.js';
import { type PresentPerson } from './PresenceSource.js';
import '../../testing/preloadViews.js';

afterEach(cleanup);

const person = (name: string, does: Partial<PresentPerson> = {}): PresentPerson => ({
  ...{ id: name, name, isSelf: false, isEditing: false, hasSaved: false },
  ...does,
});

/** A list whose records say who else has them open. */
function open() {
  let tell: (others: readonly PresentPerson[]) => void = () => undefined;
  const [tellSaved, seeSaved, leave] = [vi.fn(), vi.fn(), vi.fn()];
  const source = memorySource(userRows(3));
  const list = vi.spyOn(source, 'list');
  const join = vi.fn((_id: string, { onChange }: { onChange: typeof tell }) => {
    tell = onChange;
    return { tellSaved, seeSaved, leave };
  });
  const definition = memoryResource(Object.assign(source, { presence: { join } }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider locale="zh">
        <ResourceProvider permissions={ALLOW_ALL}>
          <ResourcePage definition={definition} />
        </ResourceProvider>
      </UiProvider>
    </QueryClientProvider>,
  );
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  return { user, list, join, tellSaved, seeSaved, leave, tell: (others: PresentPerson[]) => act(() => tell(others)) };
}

const edit = async (user: ReturnType<typeof userEvent.setup>) => {
  const [first] = await screen.findAllByRole('button', { name: /^编辑/ });
  await user.click(first as HTMLElement);
  return screen.findByRole('dialog');
};

it('says above a form who else has it open and who has saved it, and tells them of a save', async () => {
  const { user, join, tell, tellSaved, leave } = open();
  const dialog = await edit(user);
  await waitFor(() => expect(join).toHaveBeenCalledWith('u1', expect.objectContaining({ isEdited: true })));
  const others = within(dialog).getByRole('status', { name: '也打开了此记录的人' });
  expect(others.textContent).toBe('');
  tell([person('王若彤', { isEditing: true }), person('李思远'), person('吴运营', { isSelf: true })]);
  expect(within(others).getByText('王若彤 正在编辑此记录')).toBeDefined();
  expect(within(others).getByText('李思远、您（其他窗口） 也在查看此记录')).toBeDefined();
  tell([person('王若彤', { hasSaved: true })]);
  expect(within(others).getByText('王若彤 已保存新的内容，您保存时会与其合并')).toBeDefined();
  await user.type(await within(dialog).findByLabelText(/姓名/), '甲');
  await user.click(within(dialog).getByRole('button', { name: '保存' }));
  await waitFor(() => expect(leave).toHaveBeenCalledOnce());
  expect(tellSaved).toHaveBeenCalledOnce();
});

it('names three of many, and counts them', async () => {
  const { user, tell } = open();
  const dialog = await edit(user);
  tell(['甲', '乙', '丙', '丁'].map((name) => person(name)));
  expect(within(dialog).getByText('甲、乙、丙等4人 也在查看此记录')).toBeDefined();
});
