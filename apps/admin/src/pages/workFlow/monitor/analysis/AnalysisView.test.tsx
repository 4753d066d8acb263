import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PageProvider } from '../../../../app/PageProvider.js';
import { queryClient } from '../../../../app/queryClient.js';
import { flowAddress } from '../../../../messages/flowAddress.js';
import { endFlows, lin, serveFlows } from '../../../../workflow/testing/flowServer.js';
import { useMonitorAddress } from '../useMonitorAddress.js';
import { AnalysisView } from './AnalysisView.js';

beforeEach(() => queryClient.clear());
afterEach(endFlows);

const HOUR = 3_600_000;
const PATH = '/workFlow/monitor';
const PERIOD = '?view=analysis&from=2026-11-01&to=2026-11-20';
const measured = { decided: 4, refused: 1, median: 2 * HOUR, p90: 5 * HOUR, waiting: 0, longest: null };
const buy = { flowId: 'buy', flowName: '采购申请' };
const answers: Record<string, unknown> = {
  '': { launched: 12, ended: 8, refused: 2, median: 30 * HOUR, waiting: 3, overdue: 1 },
  '/Nodes': {
    list: [
      { ...buy, nodeId: 'a', nodeName: '部门主管', ...measured },
      { ...buy, nodeId: 'b', nodeName: '总经理', ...measured, median: 9 * HOUR, waiting: 2, longest: 40 * HOUR },
    ],
    total: 2,
  },
  '/Flows': { list: [{ ...buy, ...measured }], total: 1 },
  '/Organizes': { list: [{ organizeId: 'hq', organizeName: '设备维保部', ...measured }], total: 1 },
  '/Waiting': {
    list: [
      {
        id: 'f7',
        taskId: 't1',
        title: '采购道闸',
        urgency: 1,
        flowName: '采购申请',
        nodeName: '总经理',
        people: [lin],
        launcherName: '王芳',
        launcherOrganize: '设备维保部',
        openedTime: Date.now() - 40 * HOUR,
        dueTime: null,
      },
    ],
  },
};

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{`${pathname}${search}`}</output>;
}

function Analysis() {
  const { path, params, setParams } = useMonitorAddress();
  return <AnalysisView path={path} params={params} onParamsChange={setParams} />;
}

function open(answer: (part: string) => { data: unknown } | { code: number; msg: string }, search = PERIOD) {
  const queries: string[] = [];
  serveFlows((_method, path) => {
    const [, part] = /^\/api\/workflow\/Monitor\/Analysis(.*)$/.exec(path) ?? [];
    if (part === undefined) return { data: { list: [], others: [] } };
    queries.push(part);
    return answer(part);
  });
  render(
    <QueryClientProvider client={queryClient}>
      <UiProvider locale="zh">
        <MemoryRouter initialEntries={[`${PATH}${search}`]}>
          <PageProvider path={PATH} modelId={undefined} route={undefined}>
            <Analysis />
            <Address />
          </PageProvider>
        </MemoryRouter>
      </UiProvider>
    </QueryClientProvider>,
  );
  return queries;
}

const address = () => decodeURIComponent(screen.getByRole('status', { name: 'address' }).textContent ?? '');
const linkTo = (element: HTMLElement) => decodeURIComponent(element.getAttribute('href') ?? '').replaceAll('+', ' ');
const rows = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1);

it('shows the numbers of the days, each leading to the flows of the list that it counts', async () => {
  open((part) => ({ data: answers[part] }));
  const days = '["2026-11-01","2026-11-20"]';
  expect(linkTo(await screen.findByRole('link', { name: '12' }))).toBe(`${PATH}?f.launchTime=j${days}`);
  expect(linkTo(screen.getByRole('link', { name: '8' }))).toBe(`${PATH}?f.endTime=j${days}`);
  expect(linkTo(screen.getByRole('link', { name: '25%' }))).toBe(`${PATH}?f.endTime=j${days}&f.status=s3`);
  expect(linkTo(screen.getByRole('link', { name: '1' }))).toBe(`${PATH}?f.waiting=soverdue`);
  expect(screen.getByText(/^1天6小时/)).toBeDefined();
});

it('puts the slowest node first, sorts by other numbers, and leads to what waits at a node', async () => {
  open((part) => ({ data: answers[part] }));
  const waiting = await screen.findByRole('link', { name: '查看“总经理”等待中的 2 项待办' });
  expect(linkTo(waiting)).toBe(`${PATH}?f.flowId=sbuy&f.waiting=sopen&f.nodeName=s总经理`);
  expect(rows('按节点').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('总经理'),
    expect.stringContaining('部门主管'),
  ]);
  const head = screen.getAllByRole('columnheader', { name: /等待中/ })[0];
  await userEvent.click(within(head as HTMLElement).getByRole('button', { name: /等待中/ }));
  expect(rows('按节点')[0]?.textContent).toContain('部门主管');
});

it('names the tasks that wait longest with a link to their flow', async () => {
  open((part) => ({ data: answers[part] }));
  const link = await screen.findByRole('link', { name: '采购道闸' });
  expect(link.getAttribute('href')).toBe(flowAddress('f7'));
  expect(rows('等待最久的待办')[0]?.textContent).toMatch(/总经理.*林晓东.*王芳.*1天16小时/);
});

it('narrows everything to a flow that is chosen in its table, and the address says so', async () => {
  open((part) => ({ data: answers[part] }));
  await userEvent.click(await screen.findByRole('button', { name: '采购申请' }));
  expect(address()).toBe(`${PATH}${PERIOD}&flow=buy`);
  expect(await screen.findByRole('link', { name: '12' })).toSatisfy((link: HTMLElement) =>
    linkTo(link).includes('f.flowId=sbuy'),
  );
});

it('what cannot be loaded says so in its place and is asked for again; the others are there', async () => {
  let isBroken = true;
  const asked = open((part) =>
    part === '/Nodes' && isBroken ? { code: 400, msg: '时间范围不能超过366天' } : { data: answers[part] },
  );
  expect(await screen.findByText('时间范围不能超过366天')).toBeDefined();
  expect(await screen.findByRole('link', { name: '采购道闸' })).toBeDefined();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: /重试/ }));
  expect(await screen.findByText('部门主管')).toBeDefined();
  expect(asked.filter((part) => part === '/Nodes')).toHaveLength(2);
});

it('says where there is nothing', async () => {
  const nothing = { launched: 0, ended: 0, refused: 0, median: null, waiting: 0, overdue: 0 };
  open((part) => ({ data: part === '' ? nothing : { list: [], total: 0 } }));
  // four tables, and of nothing there is neither a share nor a time
  await waitFor(() => expect(screen.getAllByText('暂无数据')).toHaveLength(4));
  expect(screen.getAllByText('-')).toHaveLength(2);
});
