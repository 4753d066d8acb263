import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createField, createFormDocument } from '../../core/document/createField.js';
import { ResourcePage } from '../ResourcePage.js';
import { ALLOW_ALL, ResourceProvider } from '../ResourceProvider.js';
import { memoryResource, memorySource, type UserRow, userRows } from '../testing/memoryResource.js';
import { type ResourceDefinition } from '../types.js';
import { type RelatedSource } from './RelatedSource.js';
import '../../testing/preloadViews.js';

function openDetails(related: RelatedSource) {
  const definition = {
    ...memoryResource(memorySource(userRows(3))),
    tree: undefined,
    form: createFormDocument([createField('text', { id: 'name', label: '姓名' })]),
    related,
  } as ResourceDefinition<UserRow>;
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <UiProvider locale="zh">
        <ResourceProvider permissions={ALLOW_ALL}>
          <ResourcePage definition={definition} />
        </ResourceProvider>
      </UiProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup({ delay: null, pointerEventsCheck: 0 });
}

async function openFirst(user: ReturnType<typeof userEvent.setup>) {
  const [open] = await screen.findAllByRole('button', { name: /^查看/ });
  if (open) await user.click(open);
  return screen.findByRole('dialog');
}

it('the details of a record have a tab for each list that points to it, with how many there are, counted again after a change', async () => {
  let count = 2;
  const load = vi.fn(() => Promise.resolve([{ id: 'contracts.buyer', label: '合同', count }]));
  const user = openDetails({
    load,
    render: (tab, { id, onChanged }) => (
      <button
        onClick={() => {
          count += 1;
          onChanged();
        }}
      >
        {tab.label} of {id}
      </button>
    ),
  });
  const dialog = await openFirst(user);
  const tab = await within(dialog).findByRole('tab', { name: '合同 2' });
  expect(within(dialog).getByRole('tab', { name: '详情' }).getAttribute('aria-selected')).toBe('true');
  expect(within(dialog).queryByRole('button', { name: /of/ })).toBeNull();
  await user.click(tab);
  const list = await within(dialog).findByRole('button', { name: /^合同 of / });
  // what can be done with the record stays, whichever tab is open
  expect(within(dialog).getByRole('button', { name: '编辑' })).toBeDefined();
  await user.click(list);
  expect(await within(dialog).findByRole('tab', { name: '合同 3' })).toBeDefined();
});

it('details that nothing points to have no tabs, and those whose lists fail say so and are shown', async () => {
  const load = vi.fn<RelatedSource['load']>().mockRejectedValueOnce(new Error('cut')).mockResolvedValue([]);
  const user = openDetails({ load, render: () => null });
  const dialog = await openFirst(user);
  expect(await within(dialog).findByText('关联数据未能加载')).toBeDefined();
  expect(within(dialog).getByText('姓名')).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: '重试' }));
  expect(await within(dialog).findByText('姓名')).toBeDefined();
  expect(within(dialog).queryByRole('tab')).toBeNull();
});
