import { useUnsavedGuard } from '@smart-admin/layout/stores';
import { UiProvider } from '@smart-admin/ui/app-root';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '../../app/queryClient.js';
import { flowAddress } from '../../messages/flowAddress.js';
import { FLOW_PAGE } from '../../workflow/detail/useFlowPlace.js';
import { endFlows, launchable, serveFlows, waitingFlow } from '../../workflow/testing/flowServer.js';
import { acted, openFlowPage, serveOpened } from '../../workflow/testing/openFlowPage.js';

beforeEach(() => {
  queryClient.clear();
  sessionStorage.clear();
});
afterEach(endFlows);

it('F-WF-02 launches a flow with its filled form, urgency and chosen people, and opens what was launched', async () => {
  let isRefused = true;
  const asked = serveFlows((method, path) => {
    if (path.endsWith('/Form')) return { data: launchable() };
    if (path.endsWith('/Forecast')) return { data: { list: waitingFlow('f9').forecast } };
    if (method === 'GET') return { data: waitingFlow('f9') };
    return isRefused
      ? { code: 400, msg: '还有1项有误', data: { fieldErrors: { reason: '事由太短' } } }
      : { data: 'f9' };
  });
  const user = openFlowPage('/workFlowDetail?launch=buy');
  const reason = await screen.findByRole<HTMLInputElement>('textbox', { name: '采购事由' });
  // what the launch hides is not there
  expect(screen.queryByRole('textbox', { name: '预算科目' })).toBeNull();
  expect(await within(screen.getByRole('region', { name: '接下来' })).findByText('孙佳宁')).toBeDefined();
  const submit = screen.getByRole('button', { name: '提交' });
  const launches = () => asked.filter(({ path }) => path === '/api/workflow/Instance');
  await user.click(submit);
  // all that is missing shows at once, and nothing is sent
  expect(await screen.findByText(/请输入采购事由|采购事由不能为空/)).toBeDefined();
  expect(launches()).toEqual([]);
  await user.type(reason, '换道闸');
  await user.click(await screen.findByRole('checkbox', { name: '罗敏' }));
  await user.click(screen.getByRole('radio', { name: '紧急' }));
  await user.click(submit);
  expect(await screen.findByText('事由太短')).toBeDefined();
  expect(reason.value).toBe('换道闸');
  isRefused = false;
  await user.type(reason, '一台');
  await user.click(submit);
  expect(await screen.findByRole('heading', { name: '采购申请 f9' })).toBeDefined();
  expect(launches().map(({ body }) => body)).toEqual([
    { flowId: 'buy', values: { reason: '换道闸' }, urgency: 3, choices: { check: ['luo'] } },
    { flowId: 'buy', values: { reason: '换道闸一台' }, urgency: 3, choices: { check: ['luo'] } },
  ]);
  expect(launches().every(({ key }) => key !== null)).toBe(true);
});

it('launches a flow for whoever has entrusted the user with it, and says so', async () => {
  const asked = serveFlows((method, path) => {
    if (path.endsWith('/Forecast')) return { data: { list: [] } };
    if (method === 'POST') return { data: 'f9' };
    if (path.endsWith('/Form')) return { data: { ...launchable(), choices: [], forName: '王芳' } };
    return { data: waitingFlow('f9', { launchedByName: '林晓东' }) };
  });
  const user = openFlowPage('/workFlowDetail?launch=buy&for=wang');
  expect(await screen.findByText('代王芳发起')).toBeDefined();
  await user.type(await screen.findByRole('textbox', { name: '采购事由' }), '换道闸');
  await user.click(screen.getByRole('button', { name: '提交' }));
  expect(await screen.findByText(/王芳.*林晓东 于 .* 代发起/)).toBeDefined();
  const bodies = asked.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(bodies.length).toBeGreaterThan(1);
  for (const body of bodies) expect(body).toMatchObject({ forUserId: 'wang' });
});

it('offers what was filled in when the page was loaded again, until it is launched', async () => {
  serveFlows((method, path) => {
    if (path.endsWith('/Form')) return { data: launchable() };
    if (path.endsWith('/Forecast')) return { data: { list: [] } };
    return { data: method === 'GET' ? waitingFlow('f9') : 'f9' };
  });
  const open = () => {
    cleanup();
    return openFlowPage('/workFlowDetail?launch=buy');
  };
  const reason = () => screen.findByRole<HTMLInputElement>('textbox', { name: '采购事由' });
  let user = open();
  await user.type(await reason(), '换道闸');
  user = open();
  expect((await reason()).value).toBe('');
  await user.click(screen.getByRole('button', { name: '恢复' }));
  expect((await reason()).value).toBe('换道闸');
  await user.click(await screen.findByRole('checkbox', { name: '罗敏' }));
  await user.click(screen.getByRole('button', { name: '提交' }));
  expect(await screen.findByRole('heading', { name: '采购申请 f9' })).toBeDefined();
  open();
  expect((await reason()).value).toBe('');
  expect(screen.queryByRole('button', { name: '恢复' })).toBeNull();
});

/** What the tab of the page knows. */
function Told() {
  return <output>{useUnsavedGuard(FLOW_PAGE).isUnsaved ? 'unsaved' : 'saved'}</output>;
}

it('asks before people that were chosen for nodes, or another urgency, are lost', async () => {
  serveFlows((_method, path) => ({ data: path.endsWith('/Form') ? launchable() : { list: [] } }));
  const user = openFlowPage('/workFlowDetail?launch=buy');
  render(
    <UiProvider locale="zh">
      <Told />
    </UiProvider>,
  );
  const tells = (text: string) => waitFor(() => expect(document.querySelector('output')?.textContent).toBe(text));
  const checkbox = await screen.findByRole('checkbox', { name: '罗敏' });
  await tells('saved');
  await user.click(screen.getByRole('radio', { name: '紧急' }));
  await tells('unsaved');
  await user.click(screen.getByRole('radio', { name: '普通' }));
  await tells('saved');
  await user.click(checkbox);
  await tells('unsaved');
});

describe('peer 2.4: Draft, batch approval, comments, common phrases', () => {
  it('what is not filled in completely is kept as a draft, and gone on with from there', async () => {
    const kept = { flowId: 'buy', values: { reason: '换道闸' }, urgency: 3 as const, choices: { check: ['luo'] } };
    const asked = serveFlows((method, path) => {
      if (path.endsWith('/Form')) return { data: launchable() };
      if (path.endsWith('/Forecast')) return { data: { list: [] } };
      if (path.endsWith('/Draft/d1') && method === 'GET') return { data: { id: 'd1', saveTime: 0, ...kept } };
      return { data: 'd1' };
    });
    const user = openFlowPage('/workFlowDetail?launch=buy&draft=d1');
    const reason = await screen.findByRole<HTMLInputElement>('textbox', { name: '采购事由' });
    expect(reason.value).toBe('换道闸');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '紧急' }).getAttribute('aria-checked')).toBe('true');
    expect((await screen.findByRole('checkbox', { name: '罗敏' })).getAttribute('aria-checked')).toBe('true');
    await user.clear(reason);
    await user.click(screen.getByRole('button', { name: '存草稿' }));
    // what is required may still be missing
    expect(await screen.findByText('已存草稿')).toBeDefined();
    const put = asked.find(({ method }) => method === 'PUT');
    expect(put).toMatchObject({
      path: '/api/workflow/Draft/d1',
      body: { flowId: 'buy', urgency: 3, choices: { check: ['luo'] } },
    });
    expect((put?.body as typeof kept).values.reason ?? '').toBe('');
  });

  it('a phrase is put into the opinion', async () => {
    const asked = serveOpened();
    const user = openFlowPage(flowAddress('f1'));
    await user.click(await screen.findByRole('button', { name: '常用语' }));
    await user.click(await screen.findByRole('menuitem', { name: '情况属实，同意' }));
    await user.click(screen.getByRole('button', { name: '同意' }));
    await waitFor(() => expect(acted(asked)).toHaveLength(1));
    expect(acted(asked)[0]?.body).toMatchObject({ kind: 'approve', comment: '情况属实，同意' });
  });
});
