import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PageProvider } from '../../../app/PageProvider.js';
import { queryClient } from '../../../app/queryClient.js';
import { type SessionUser, useSession } from '../../../app/sessionStore.js';
import { endFlows, serveFlows } from '../../../workflow/testing/flowServer.js';
import { Page } from './Page.js';

beforeEach(() => queryClient.clear());
afterEach(endFlows);

const FLOW = {
  ...{ id: 'buy', fullName: '采购申请', enCode: 'buy', category: '', icon: '', modelId: 'm1', modelName: '采购' },
  ...{ billRule: 'OLD', titleFormula: '', launchers: null, document: '{}', description: '', sortCode: 0, revision: 4 },
  ...{ enabledMark: 1, state: 1, version: 1, running: 0, creatorTime: 0, lastModifyTime: null },
};
const PAGE = { currentPage: 1, pageSize: 20, total: 1 };
const RULES = ['CGD', 'flow'].map((enCode) => ({ id: enCode, parentId: '-1', fullName: `规则${enCode}`, enCode }));

/** The form of a flow whose number rule is not offered any more, for somebody without the page of the rules. */
async function openForm() {
  const asked = serveFlows((method, path) => {
    if (path === '/api/workflow/Engine/Flow') return { data: { list: [FLOW], pagination: PAGE } };
    if (path === '/api/workflow/Engine/Flow/buy') return { data: method === 'PUT' ? null : FLOW };
    if (path === '/api/system/BillRule/Selector') return { data: { list: RULES } };
    // what a person has saved of the list
    return { data: path.startsWith('/api/permission/Authority') ? [] : { list: [] } };
  });
  const permission = { modelId: 'engine', column: [], form: [], button: [{ enCode: 'btn_edit' }] };
  const { user } = useSession.getState();
  useSession.setState({ user: { ...user, permissionList: [permission] } as unknown as SessionUser });
  render(
    <QueryClientProvider client={queryClient}>
      <UiProvider locale="zh">
        <MemoryRouter>
          <PageProvider path="/workFlow/engine" modelId="engine" route={undefined}>
            <Page />
          </PageProvider>
        </MemoryRouter>
      </UiProvider>
    </QueryClientProvider>,
  );
  const person = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  await person.click(await screen.findByRole('button', { name: /编辑/ }));
  return { asked, person, rule: await screen.findByRole('combobox', { name: '编号规则' }) };
}

it('chooses the number rule by its name and saves its code', async () => {
  const { asked, person, rule } = await openForm();
  // a rule that is not offered is named by its code
  expect(rule.textContent).toContain('OLD');
  await person.click(rule);
  await person.click(await screen.findByRole('option', { name: /规则CGD/ }));
  await person.click(screen.getByRole('button', { name: /保存|确定/ }));
  await waitFor(() => expect(asked).toContainEqual(expect.objectContaining({ method: 'PUT' })));
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ revision: 4, billRule: 'CGD' });
});

it('takes the rule away', async () => {
  const { asked, person, rule } = await openForm();
  rule.focus();
  await person.keyboard('{Backspace}');
  await person.click(screen.getByRole('button', { name: /保存|确定/ }));
  await waitFor(() => expect(asked).toContainEqual(expect.objectContaining({ method: 'PUT' })));
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ revision: 4, billRule: '' });
});
