import { createField, createFormDocument, encodeFormDocument } from '@smart-admin/form-engine/core';
import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PageProvider } from '../../../app/PageProvider.js';
import { queryClient } from '../../../app/queryClient.js';
import { type SessionUser, useSession } from '../../../app/sessionStore.js';
import { flowAddress } from '../../../messages/flowAddress.js';
import { endFlows, serveFlows } from '../../../workflow/testing/flowServer.js';
import { FlowVersions } from './FlowVersions.js';
import { type Migration } from './migration/useMigration.js';

beforeEach(() => queryClient.clear());
afterEach(() => {
  endFlows();
  useSession.setState({ routes: [] });
});

const BASE = '/api/workflow/Engine/Flow/buy';
const place = (id: string, name: string) => ({ id, name, kind: 'approver', parentId: '', within: [] });
const BOSS = place('boss', '总经理');
const HEAD = place('head', '部门主管');
const stuck = (reasons: string[]) => ({ id: 'f2', number: 'LC-2', title: '采购道闸', launcherName: '王芳', reasons });
const REASON = '“财务核对”在第 3 版中没有对应的节点，请为它选择一个';

const MIGRATION: Migration = {
  ...{ id: 'm1', from: 1, to: 3, state: 'running', userName: '林晓东', creatorTime: 0, endTime: null, undoneBy: '' },
  ...{ total: 3, moved: 0, refused: 0, returned: 0, kept: 0, left: 3 },
};
const DONE: Migration = { ...MIGRATION, state: 'done', moved: 2, refused: 1, left: 0 };

/** A flow with three releases: `states` are what a migration is, one after the other, the last for good. */
function open({ states = [DONE], undo = { data: null }, can = true, total = 3 }: Served = {}) {
  const left = [...states];
  let chosen = false;
  const asked = serveFlows((method, path, body) => {
    const { mapping = {} } = (body ?? {}) as { mapping?: Record<string, string> };
    if (path === `${BASE}/Versions`) return { data: { list: VERSIONS, pagination: PAGE } };
    if (path === `${BASE}/Versions/1`) return { data: { ...VERSIONS[2], ...WAS, document: flowUpTo(50_000) } };
    if (path === BASE) return { data: { ...IS, document: flowUpTo(80_000) } };
    if (path === '/api/permission/Names') return { data: { list: [{ id: 'hq_finance', fullName: '财务部' }] } };
    if (path === '/api/permission/Users/getUserList') return { data: { list: [{ id: 'wang', label: '王芳' }] } };
    if (path === '/api/system/BillRule/Selector')
      return { data: { list: [{ id: 'r1', parentId: '-1', fullName: '采购单号', enCode: 'CGD' }] } };
    if (path === `${BASE}/Form`) return { data: { formData: JSON.stringify(encodeFormDocument(FORM)) } };
    if (path === `${BASE}/Actions/PreviewMigration`) {
      chosen = mapping.finance === 'boss';
      return { data: { ...(total === 0 ? NOTHING : previewOf(mapping)) } };
    }
    if (path === `${BASE}/Migrations`)
      return method === 'POST' ? { data: 'm1' } : { data: { list: [left.at(-1)], pagination: PAGE } };
    if (path === `${BASE}/Migrations/m1`) return { data: left.length > 1 ? left.shift() : left[0] };
    if (path === `${BASE}/Migrations/m1/Actions/Undo`) return undo;
    if (path === `${BASE}/Migrations/m1/Flows`)
      return { data: { list: [{ ...stuck(chosen ? [] : [REASON]), result: 'refused' }], pagination: PAGE } };
    throw new Error(`nobody answers ${path}`);
  });
  const permission = { modelId: 'engine', column: [], form: [], button: can ? [{ enCode: 'btn_migrate' }] : [] };
  const { user } = useSession.getState();
  useSession.setState({
    user: { ...user, permissionList: [permission] } as unknown as SessionUser,
    routes: [{ path: '/workFlow/monitor' }] as ReturnType<typeof useSession.getState>['routes'],
  });
  render(
    <QueryClientProvider client={queryClient}>
      <UiProvider locale="zh">
        <MemoryRouter>
          <PageProvider path="/workFlow/engine" modelId="engine" route={undefined}>
            <FlowVersions id="buy" fullName="采购申请" newest={3} onClose={() => undefined} />
          </PageProvider>
        </MemoryRouter>
      </UiProvider>
    </QueryClientProvider>,
  );
  return { asked, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

interface Served {
  states?: Migration[];
  undo?: { data: unknown } | { code: number; msg: string; data: unknown };
  can?: boolean;
  total?: number;
}

const PAGE = { currentPage: 1, pageSize: 10, total: 3 };
const VERSIONS = [
  { version: 3, modelVersion: 1, userName: '林晓东', creatorTime: 3, running: 4, note: '加了财务核对' },
  { version: 2, modelVersion: 1, userName: '林晓东', creatorTime: 2, running: 0, note: '' },
  { version: 1, modelVersion: 1, userName: '林晓东', creatorTime: 1, running: 3, note: '' },
];
const FORM = createFormDocument([createField('number', { id: 'total', label: '合计' })]);
const WAS = { billRule: 'OLD', titleFormula: '', launchers: null };
const IS = {
  ...{ billRule: 'CGD', titleFormula: '{reason}' },
  launchers: { userIds: ['wang'], roleIds: [], organizeIds: ['hq_finance'], groupIds: [] },
};
const NOTHING = { total: 0, movable: 0, nodes: [], flows: [] };

/** A flow with a branch for what costs at least so much. */
function flowUpTo(amount: number): string {
  const branch = { id: 'big', name: '大额', condition: `{total} >= ${amount}`, nodes: [] };
  const fork = { id: 'size', name: '', kind: 'branch', mode: 'exclusive', branches: [branch] };
  const start = { id: 'start', kind: 'start', name: '发起', fields: {} };
  const settings = { repeat: 'each', own: 'ask', revoke: 'running' };
  return JSON.stringify({ version: 1, start, nodes: [fork], settings });
}

function previewOf(mapping: Record<string, string>) {
  const node = (of: typeof BOSS, flows: number, targetId: string) => ({
    ...of,
    flows,
    targetId,
    targets: [BOSS, HEAD],
  });
  const movable = mapping.finance === 'boss' ? 3 : 2;
  return {
    ...{ total: 3, movable, flows: movable === 3 ? [] : [stuck([REASON])] },
    nodes: [node(BOSS, 2, 'boss'), node(place('finance', '财务核对'), 1, '')],
  };
}

const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });
const starts = (asked: ReturnType<typeof open>['asked']) =>
  asked.filter(({ method, path }) => method === 'POST' && path === `${BASE}/Migrations`);

it('compares a release with the draft in words', async () => {
  const { user } = open();
  const release = (await screen.findByText('第 1 版')).closest('li');
  if (!release) throw new Error('the release is no item of the list');
  await user.click(within(release).getByRole('button', { name: '与草稿比较' }));
  const differences = within(await dialog('第 1 版与草稿的差异'));
  expect(await differences.findByText(/合计 ≥ 50,000/)).toBeDefined();
  expect(differences.getByText(/合计 ≥ 80,000/)).toBeDefined();
});

it('names what the draft changes of how the flow is launched: who may, the title, the rule of the numbers', async () => {
  const { user } = open();
  const release = (await screen.findByText('第 1 版')).closest('li');
  if (!release) throw new Error('the release is no item of the list');
  await user.click(within(release).getByRole('button', { name: '与草稿比较' }));
  const differences = await dialog('第 1 版与草稿的差异');
  const launching = (await within(differences).findByText('发起设置')).closest('li')?.textContent;
  expect(launching).toContain('谁可以发起: 有此页面的所有人 → 成员 王芳；组织 财务部');
  expect(launching).toContain('标题公式: 空 → {reason}');
  // a rule that is not offered any more is told by its code
  expect(launching).toContain('编号规则: OLD → 采购单号');
});

it('offers to migrate from earlier releases by which flows run', async () => {
  open();
  const offered = await screen.findAllByRole('button', { name: /^迁移第/ });
  expect(offered.map((button) => button.getAttribute('aria-label'))).toEqual(['迁移第 1 版的流程']);
});

it('offers nothing without the right to it, but the records', async () => {
  open({ can: false });
  expect(await screen.findByText('第 1 版')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^迁移第/ })).toBeNull();
  expect(screen.getByRole('button', { name: '迁移记录' })).toBeDefined();
});

it('leads flows to the nodes that are chosen, says what would come of it, and migrates them once', async () => {
  const working = { ...MIGRATION, moved: 1, left: 2 };
  const { asked, user } = open({ states: [working, { ...DONE, moved: 3, refused: 0 }] });
  await user.click(await screen.findByRole('button', { name: '迁移第 1 版的流程' }));
  const wizard = within(await dialog('迁移第 1 版上进行中的流程'));
  expect((await wizard.findByRole('combobox', { name: '目标版本' })).textContent).toContain('第 3 版（最新）');
  const nodes = within(await wizard.findByRole('list', { name: '停有流程的节点' }));
  expect(nodes.getByText('2 个流程')).toBeDefined();
  expect(nodes.getByRole('combobox', { name: '“总经理”的新节点' }).textContent).toContain('总经理');
  expect(wizard.getByText(/还有 1 处没有对应的节点/)).toBeDefined();
  const unresolved = nodes.getByRole('combobox', { name: '“财务核对”的新节点' });
  expect(unresolved.getAttribute('aria-invalid')).toBe('true');
  await user.click(unresolved);
  await user.click(await screen.findByRole('option', { name: '总经理' }));
  expect(wizard.queryByText(/没有对应的节点/)).toBeNull();
  await user.click(wizard.getByRole('button', { name: '下一步' }));
  expect(await wizard.findByText('3 个流程都可以迁移到第 3 版。')).toBeDefined();
  await user.click(wizard.getByRole('button', { name: '迁移 3 个流程' }));
  expect(await wizard.findByRole('progressbar', { name: '迁移进度' })).toBeDefined();
  expect(wizard.getByText(/已处理 1 \/ 3 个流程/)).toBeDefined();
  expect(await wizard.findByText('已迁移 3 个流程。')).toBeDefined();
  expect(starts(asked)).toMatchObject([
    { body: { from: 1, to: 3, mapping: { finance: 'boss' } }, key: expect.stringMatching(/./) as string },
  ]);
  // the versions behind it show what runs now
  await waitFor(() => expect(asked.filter(({ path }) => path === `${BASE}/Versions`).length).toBeGreaterThan(1));
});

it('names flows that cannot move, why, and where they are found', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: '迁移第 1 版的流程' }));
  const wizard = within(await dialog('迁移第 1 版上进行中的流程'));
  await wizard.findByRole('list', { name: '停有流程的节点' });
  await user.click(wizard.getByRole('button', { name: '下一步' }));
  const flows = within(await wizard.findByRole('list', { name: '不能迁移的流程' }));
  expect(flows.getByText(REASON)).toBeDefined();
  const link = flows.getByRole('link', { name: /LC-2 采购道闸/ });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([flowAddress('f2'), '_blank']);
  expect(wizard.getByRole('button', { name: '迁移 2 个流程' })).toBeDefined();
  await user.click(wizard.getByRole('button', { name: '上一步' }));
  expect(await wizard.findByRole('list', { name: '停有流程的节点' })).toBeDefined();
});

it('says that nothing stands there which the user can see', async () => {
  const { user } = open({ total: 0 });
  await user.click(await screen.findByRole('button', { name: '迁移第 1 版的流程' }));
  const wizard = within(await dialog('迁移第 1 版上进行中的流程'));
  expect(await wizard.findByText('没有您能看到的流程停在第 1 版')).toBeDefined();
  expect(wizard.getByRole<HTMLButtonElement>('button', { name: '下一步' }).disabled).toBe(true);
});

it('asks before choices are lost', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: '迁移第 1 版的流程' }));
  const wizard = within(await dialog('迁移第 1 版上进行中的流程'));
  await user.click(await wizard.findByRole('combobox', { name: '“财务核对”的新节点' }));
  await user.click(await screen.findByRole('option', { name: '总经理' }));
  await user.click(wizard.getByRole('button', { name: '取消' }));
  const question = within(await screen.findByRole('alertdialog', { name: '放弃对应关系？' }));
  await user.click(question.getByRole('button', { name: '放弃' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /进行中的流程/ })).toBeNull());
});

it('shows earlier migrations with what became of their flows, and takes one back after a question', async () => {
  const undone: Migration = { ...DONE, state: 'undone', moved: 0, returned: 2, undoneBy: '王芳' };
  const { asked, user } = open({ states: [DONE, { ...DONE, state: 'undoing', left: 2 }, undone] });
  await user.click(await screen.findByRole('button', { name: '迁移记录' }));
  const records = within(await dialog('“采购申请”的迁移记录'));
  await user.click(await records.findByRole('button', { name: /^查看 .* 的迁移结果$/ }));
  const record = within(await dialog('从第 1 版迁移到第 3 版'));
  expect(await record.findByText('已迁移 2 个流程，1 个保持原样。')).toBeDefined();
  const flows = within(await record.findByRole('list', { name: '各流程的结果' }));
  expect(flows.getByText('未迁移')).toBeDefined();
  expect(flows.getByText(REASON)).toBeDefined();
  await user.click(record.getByRole('button', { name: '撤销迁移' }));
  const question = within(await screen.findByRole('alertdialog', { name: '撤销此次迁移？' }));
  expect(question.getByText(/2 个流程将退回第 1 版/)).toBeDefined();
  await user.click(question.getByRole('button', { name: '撤销迁移' }));
  expect(await record.findByText('已由 王芳 撤销：2 个流程回到第 1 版。')).toBeDefined();
  expect(record.queryByRole('button', { name: '撤销迁移' })).toBeNull();
  expect(asked.filter(({ path }) => path.endsWith('/Undo'))).toHaveLength(1);
});

it('says which flows keep a migration from being taken back', async () => {
  const flows = [{ id: 'f2', number: 'LC-2', title: '采购道闸', reasons: ['停在新节点'] }];
  const { user } = open({ undo: { code: 409, msg: '有 1 个流程不能退回第 1 版', data: { flows } } });
  await user.click(await screen.findByRole('button', { name: '迁移记录' }));
  await user.click(await screen.findByRole('button', { name: /^查看 .* 的迁移结果$/ }));
  const record = within(await dialog('从第 1 版迁移到第 3 版'));
  await user.click(await record.findByRole('button', { name: '撤销迁移' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: '撤销迁移' }));
  expect((await record.findByRole('alert')).textContent).toContain('有 1 个流程不能退回第 1 版');
  const named = within(record.getByRole('list', { name: '不能撤销' }));
  expect(named.getByRole('link', { name: /LC-2/ })).toBeDefined();
  expect(named.getByText('停在新节点')).toBeDefined();
});
