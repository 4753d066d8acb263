import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '../../app/queryClient.js';
import { useSession } from '../../app/sessionStore.js';
import { flowAddress } from '../../messages/flowAddress.js';
import { endFlows, lin, serveFlows, waitingFlow } from '../../workflow/testing/flowServer.js';
import { acted, openFlowPage } from '../../workflow/testing/openFlowPage.js';

beforeEach(() => {
  queryClient.clear();
  sessionStorage.clear();
});
afterEach(endFlows);

it('keeps what was filled in when a comment is sent and somebody else has saved meanwhile', async () => {
  let revision = 1;
  const asked = serveFlows((method, path) => {
    if (method === 'GET')
      return {
        data: waitingFlow(path.split('/').at(-1) ?? '', {
          fields: { budget: 'write' },
          recordRevision: revision,
          record: { id: 'r1', reason: revision === 1 ? '换一台道闸' : '换两台道闸', budget: '6602.03' },
        }),
      };
    revision = 2;
    return { data: { status: 1 } };
  });
  const user = openFlowPage(flowAddress('f1'));
  const budget = await screen.findByRole('textbox', { name: '预算科目' });
  await user.clear(budget);
  await user.type(budget, '6602.09');
  const comments = within(screen.getByRole('region', { name: '评论' }));
  await user.type(comments.getByRole('textbox', { name: '写评论' }), '请补发票');
  await user.click(comments.getByRole('button', { name: '发表' }));
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '采购事由' }).value).toBe('换两台道闸'),
  );
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '预算科目' }).value).toBe('6602.09');
  // a comment says nothing of the form
  expect(acted(asked)[0]?.body).toEqual({ kind: 'comment', comment: '请补发票' });
});

it('shows what is saved, not what was filled in, where somebody else has decided meanwhile', async () => {
  let isOver = false;
  serveFlows((method, path) => {
    if (method !== 'GET') {
      isOver = true;
      return { code: 409, msg: '任务已由他人处理' };
    }
    const fields = { budget: 'write' as const };
    const record = { id: 'r1', reason: '换两台道闸', budget: '6602.05' };
    const over = { tasks: [], open: [], recordRevision: 2, record };
    return { data: waitingFlow(path.split('/').at(-1) ?? '', { fields, ...(isOver ? over : {}) }) };
  });
  const user = openFlowPage(flowAddress('f1'));
  const budget = await screen.findByRole('textbox', { name: '预算科目' });
  await user.clear(budget);
  await user.type(budget, '6602.09');
  await user.click(screen.getByRole('button', { name: '同意' }));
  expect(await screen.findByText('换两台道闸')).toBeDefined();
  expect(screen.getByText('6602.05')).toBeDefined();
  expect(screen.queryByText('6602.09')).toBeNull();
});

type Session = ReturnType<typeof useSession.getState>;

describe('a flow that was circulated to whoever opens it', () => {
  const READ = '/api/workflow/Circulated/Actions/Read';
  const open = (readTime: number | null) => {
    const asked = serveFlows((method, path) =>
      method === 'POST'
        ? { data: null }
        : { data: waitingFlow(path.split('/').at(-1) ?? '', { circulated: [{ ...lin, time: 1, readTime }] }) },
    );
    useSession.setState({ routes: [{ path: '/workFlow/circulate' }] as Session['routes'] });
    openFlowPage(flowAddress('f1'));
    return asked;
  };
  afterEach(() => useSession.setState({ routes: [] }));

  it('is read, from wherever they opened it', async () => {
    const asked = open(null);
    await waitFor(() => expect(acted(asked).map(({ path, body }) => [path, body])).toEqual([[READ, { ids: ['f1'] }]]));
  });

  it('is read once', async () => {
    const asked = open(2);
    await screen.findByRole('heading', { name: '采购申请 f1' });
    expect(acted(asked)).toEqual([]);
  });
});
