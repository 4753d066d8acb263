import { type FlowDocument, type PeopleRule } from '@smart-admin/form-engine/flow';
import { type PeopleNode } from '@smart-admin/form-engine/flow-designer';
import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { queryClient } from '../../../app/queryClient.js';
import { endFlows, lin, luo, serveFlows, wang } from '../../../workflow/testing/flowServer.js';
import { PeoplePreview } from './PeoplePreview.js';

beforeEach(() => queryClient.clear());
afterEach(endFlows);

const PATH = '/api/workflow/Engine/Flow/buy/Actions/People';
function ui(people: PeopleRule[], kind: 'approver' | 'circulate' = 'approver') {
  const node: PeopleNode =
    kind === 'circulate'
      ? { id: 'a', name: '抄送', kind, people }
      : {
          id: 'a',
          name: '总经理',
          kind,
          people,
          several: { mode: 'all' },
          empty: { kind: 'pass' },
          claim: false,
          actions: {},
          refusal: { to: 'reject', then: 'onward' },
          fields: {},
        };
  const flow: FlowDocument = {
    version: 1,
    start: { id: 'start', kind: 'start', name: '发起', fields: {} },
    nodes: [node],
    settings: { repeat: 'each', own: 'ask', revoke: 'running' },
  };
  return (
    <QueryClientProvider client={queryClient}>
      <UiProvider locale="zh">
        <PeoplePreview id="buy" node={node} flow={flow} />
      </UiProvider>
    </QueryClientProvider>
  );
}

const WANG = { id: wang.id, realName: wang.name, account: 'wang', department: '' };

interface Found {
  list?: object[];
  total?: number;
  unknown?: string[];
}

/** A server whose rules find these people, and where 王芳 can launch too. */
function serve({ list = [], total = list.length, unknown = [] }: Found) {
  return serveFlows((_method, path) => {
    if (path === PATH) return { data: { list, total, unknown } };
    const colleagues = path.endsWith('/getOrganization') ? [WANG] : [];
    return { data: { list: colleagues, pagination: { currentPage: 1, pageSize: 20, total: colleagues.length } } };
  });
}

const open = () => userEvent.click(screen.getByRole('button', { name: '预览审批人' }));
const bodies = (asked: ReturnType<typeof serve>) => asked.filter(({ path }) => path === PATH).map(({ body }) => body);

it('asks once it is opened, for whoever is signed in, and says who is found by which rule', async () => {
  const asked = serve({
    list: [
      { ...wang, rule: 'positions', via: '采购专员' },
      { ...luo, rule: 'launcherHead', via: '' },
    ],
    total: 102,
  });
  render(ui([{ kind: 'launcherHead', level: 1 }]));
  expect(bodies(asked)).toEqual([]);
  await open();
  const found = within(await screen.findByRole('list', { name: '找到的人' }));
  expect(found.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '王芳 岗位：采购专员',
    '罗敏 发起人的主管',
  ]);
  expect(screen.getByText('还有 100 人')).toBeDefined();
  expect(bodies(asked)).toMatchObject([{ nodeId: 'a', launcherId: lin.id }]);
});

it('asks anew when the rules change', async () => {
  const asked = serve({ list: [{ ...wang, rule: 'users', via: '' }] });
  const { rerender } = render(ui([{ kind: 'users', ids: ['wang'] }]));
  await open();
  await screen.findByRole('list', { name: '找到的人' });
  rerender(ui([{ kind: 'launcher' }]));
  await waitFor(() => expect(bodies(asked)).toHaveLength(2));
  const { document } = bodies(asked)[1] as { document: string };
  expect(JSON.parse(document)).toMatchObject({ nodes: [{ people: [{ kind: 'launcher' }] }] });
});

it('asks anew for another launcher', async () => {
  const asked = serve({ list: [{ ...luo, rule: 'launcherHead', via: '' }] });
  render(ui([{ kind: 'launcherHead', level: 1 }]));
  await open();
  await userEvent.click(screen.getByRole('combobox', { name: '发起人' }));
  const picker = within(await screen.findByRole('dialog'));
  expect(picker.queryByRole('tab', { name: '系统变量' })).toBeNull();
  await userEvent.click(picker.getByRole('tab', { name: '当前组织' }));
  await userEvent.click(await picker.findByRole('option', { name: /王芳/ }));
  await userEvent.click(picker.getByRole('button', { name: '确定' }));
  await waitFor(() => expect(bodies(asked)).toMatchObject([{ launcherId: lin.id }, { launcherId: wang.id }]));
});

it('says what happens when nobody is found', async () => {
  serve({});
  const { unmount } = render(ui([{ kind: 'users', ids: [] }]));
  await open();
  expect(await screen.findByText('没有找到人，届时自动通过')).toBeDefined();
  unmount();
  queryClient.clear();
  render(ui([{ kind: 'users', ids: [] }], 'circulate'));
  await open();
  expect(await screen.findByText('规则没有找到人')).toBeDefined();
});

it('says which rules need the form or choices, and does not take them for finding nobody', async () => {
  serve({ unknown: ['field', 'launcherChoice'] });
  render(ui([{ kind: 'launcherChoice' }]));
  await open();
  expect(await screen.findByText(/才能确定：表单字段、发起人选择$/)).toBeDefined();
  expect(screen.queryByText(/没有找到人/)).toBeNull();
});
