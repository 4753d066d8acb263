import { UiProvider } from '@smart-admin/ui/app-root';
import { useUnsavedGuard } from '@smart-admin/layout/stores';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { PageProvider } from '../app/PageProvider.js';
import { GrantsDrawer } from './GrantsDrawer.js';

const PATH = '/permission/role';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The page below the drawer, as its tab knows it. */
function RolePage() {
  const [isOpen, setOpen] = useState(true);
  const { isUnsaved } = useUnsavedGuard(PATH);
  return (
    <PageProvider path={PATH} modelId={undefined} route={undefined}>
      <output>{isUnsaved ? 'unsaved' : 'saved'}</output>
      {isOpen && (
        <GrantsDrawer holder={{ type: 'Role', id: 'r1', name: '运营' }} canEdit onClose={() => setOpen(false)} />
      )}
    </PageProvider>
  );
}

it('tells the tab of its page of ticks that are not saved, until they are thrown away', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
  vi.stubGlobal('fetch', async (input: string | URL) => {
    const nothing = { menu: [], button: [], list: [], form: [], data: [] };
    const row = { id: 'r1', fullName: '运营', note: '', memberCount: 1, fixed: false, editable: true };
    const log = { id: 'log', parentId: '-1', kind: 'menu', enCode: 'log', fullName: '日志', names: {}, givable: true };
    const data = String(input).includes('/Authority/Tree')
      ? { list: [log] }
      : { ...nothing, ...row, revision: 0, saved: null };
    return Response.json({ code: 200, msg: '', data });
  });
  render(
    <UiProvider locale="zh">
      <QueryClientProvider client={new QueryClient()}>
        <RolePage />
      </QueryClientProvider>
    </UiProvider>,
  );
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const told = () => document.querySelector('output')?.textContent;
  await user.click(await screen.findByRole('checkbox', { name: /^日志：访问/ }));
  await waitFor(() => expect(told()).toBe('unsaved'));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '关闭' }));
  // the drawer behind the question has a button of this name too
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '放弃修改' }));
  await waitFor(() => expect(screen.queryByRole('treegrid', { hidden: true })).toBeNull());
  expect(told()).toBe('saved');
  // whatever is drawn next would be hidden behind the question
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
