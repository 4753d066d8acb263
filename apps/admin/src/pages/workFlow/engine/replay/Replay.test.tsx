import { type FlowDocument } from '@smart-admin/form-engine/flow';
import { UiProvider } from '@smart-admin/ui/app-root';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { flowAddress } from '../../../../messages/flowAddress.js';
import { endFlows, lin, luo, serveFlows, wang } from '../../../../workflow/testing/flowServer.js';
import { Replay } from './Replay.js';
import { type ReplayedFlow } from './useReplay.js';

afterEach(endFlows);

const draftOf = (nodes: FlowDocument['nodes'] = []): FlowDocument => ({
  version: 1,
  start: { id: 'start', kind: 'start', name: '发起', fields: {} },
  nodes,
  settings: { repeat: 'each', own: 'ask', revoke: 'running' },
});
const step = (nodeId: string, more: Partial<ReplayedFlow['draft'][number]> = {}) => ({
  nodeId,
  nodeName: `节点${nodeId}`,
  kind: 'approver',
  branches: [],
  people: [],
  spared: [],
  deciders: [],
  notAsked: false,
  reached: true,
  ...more,
});
const flow = (id: string, more: Partial<ReplayedFlow> = {}): ReplayedFlow => ({
  id,
  number: id,
  title: `采购 ${id}`,
  status: 2,
  launcher: wang,
  launcherOrganize: '设备维保部',
  launchTime: Date.UTC(2026, 10, 18),
  result: 'same',
  problem: '',
  stopped: '',
  jumped: false,
  differences: [],
  actual: [step('a', { people: [lin], deciders: [luo] })],
  draft: [step('a', { people: [lin] })],
  ...more,
});
const changed = flow('f2', {
  result: 'different',
  differences: [
    { kind: 'added', nodeId: 'n', nodeName: '节点n', was: [], would: ['罗敏'] },
    { kind: 'left', nodeId: 'a', nodeName: '节点a', was: ['林晓东'], would: [] },
  ],
  draft: [step('n', { people: [luo], notAsked: true }), step('z', { people: [wang], reached: false })],
});

type Page = { list: ReplayedFlow[]; total: number; next: { asOf: number; place: number } | null };

/** A server that answers these pages one after the other. */
function serve(pages: (Page | { code: number; msg: string })[]) {
  const answers = [...pages];
  return serveFlows(() => {
    const next = answers.shift() ?? { code: 500, msg: 'nothing more' };
    return 'list' in next ? { data: next } : next;
  });
}

const ui = (document: FlowDocument) => (
  <UiProvider locale="zh">
    <MemoryRouter>
      <Replay id="buy" flow={document} onClose={() => undefined} />
    </MemoryRouter>
  </UiProvider>
);
const start = () => userEvent.click(screen.getByRole('button', { name: '开始回放' }));
const rows = () =>
  within(screen.getByRole('list', { name: '回放的流程' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('runs page by page, and puts what would differ first with how often', async () => {
  const asOf = 7;
  const asked = serve([
    { list: [flow('f1')], total: 2, next: { asOf, place: 1 } },
    { list: [changed], total: 2, next: null },
  ]);
  const draft = draftOf();
  render(ui(draft));
  await userEvent.click(screen.getByRole('radio', { name: '90 天' }));
  await start();
  expect(await screen.findByText('已回放 2 个流程')).toBeDefined();
  expect(asked.map(({ path, body }) => [path, body])).toEqual(
    [undefined, { asOf, place: 1 }].map((from) => [
      '/api/workflow/Engine/Flow/buy/Actions/Replay',
      { document: JSON.stringify(draft), days: 90, ...(from ? { from } : {}) },
    ]),
  );
  expect(screen.getByText('1 个相同')).toBeDefined();
  expect(screen.getByText('1 个不同')).toBeDefined();
  const nodes = within(screen.getByRole('list', { name: '各节点的变化' })).getAllByRole('listitem');
  expect(nodes.map(({ textContent }) => textContent)).toEqual(['节点n 增加 1 次', '节点a 省去 1 次']);
  expect(rows()).toEqual(['采购 f2', '采购 f1']);
  expect(screen.getByRole('link', { name: '采购 f2' }).getAttribute('href')).toBe(flowAddress('f2'));
  expect(screen.getByText('增加“节点n”：罗敏')).toBeDefined();
});

it('opens both courses side by side', async () => {
  serve([{ list: [changed], total: 1, next: null }]);
  render(ui(draftOf()));
  await start();
  await userEvent.click(await screen.findByRole('button', { name: '对比“采购 f2”的过程' }));
  const dialog = within(await screen.findByRole('dialog'));
  const steps = (name: string) =>
    within(dialog.getByRole('region', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(steps('实际过程')).toEqual([expect.stringMatching(/节点a.*省去.*请 林晓东.*处理人：罗敏/)]);
  expect(steps('按草稿')).toEqual([
    expect.stringMatching(/节点n.*增加.*请 罗敏.*未询问外部系统/),
    expect.stringMatching(/节点z.*请 王芳.*流程还没有走到这里/),
  ]);
});

it('says why a flow could not be run', async () => {
  serve([{ list: [flow('f3', { result: 'failed', problem: 'record' })], total: 1, next: null }]);
  render(ui(draftOf()));
  await start();
  expect(await screen.findByText('表单数据已不存在')).toBeDefined();
  expect(screen.getByText('1 个无法回放')).toBeDefined();
  expect(screen.queryByRole('button', { name: /对比/ })).toBeNull();
});

it('is stopped with what it has, and tells when the draft was changed since', async () => {
  serve([{ list: [changed], total: 40, next: { asOf: 7, place: 1 } }]);
  const answer = fetch;
  let calls = 0;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    calls += 1;
    if (calls === 1) return answer(url, init);
    // the second page does not come
    return new Promise((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    });
  });
  const draft = draftOf();
  const { rerender } = render(ui(draft));
  await start();
  expect(await screen.findByText('已回放 1 / 40')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '停止' }));
  expect(await screen.findByText('已停止，回放了 1 / 40')).toBeDefined();
  expect(rows()).toEqual(['采购 f2']);
  expect(screen.queryByText(/请重新回放/)).toBeNull();
  rerender(ui(draftOf()));
  expect(screen.getByText(/请重新回放/)).toBeDefined();
  expect(screen.getByRole('button', { name: '开始回放' })).toBeDefined();
});

it('says what was refused, keeps what it has, and where there is nothing', async () => {
  serve([
    { list: [], total: 0, next: null },
    { code: 400, msg: '流程无法读取' },
    { list: [changed], total: 40, next: { asOf: 7, place: 1 } },
    { code: 400, msg: '流程无法读取' },
  ]);
  render(ui(draftOf()));
  await start();
  expect(await screen.findByText('这段时间没有您能看到的流程')).toBeDefined();
  await start();
  expect(await screen.findByText('流程无法读取')).toBeDefined();
  await start();
  expect(await screen.findByText('已中断，回放了 1 / 40')).toBeDefined();
  expect(rows()).toEqual(['采购 f2']);
});

it('says what is approximate before anything is run', () => {
  serve([]);
  render(ui(draftOf()));
  const points = within(screen.getByRole('region', { name: '近似之处' })).getAllByRole('listitem');
  expect(points.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['推演假定每个人都同意', '未走完、被驳回或撤回的流程，只比较到它走到的地方']),
  );
});
