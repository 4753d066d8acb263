import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../../app/queryClient.js';
import { type SessionUser, useSession } from '../../../../app/sessionStore.js';
import { endFlows, serveFlows } from '../../../../workflow/testing/flowServer.js';
import { TemplateGallery } from './TemplateGallery.js';

const MODELS = '/api/visualdev/Base';
const FLOWS = '/api/workflow/Engine/Flow';
const INTERFACES = '/api/system/DataInterface';
const PEOPLE = {
  list: [{ id: 'u1', realName: '周雨桐', account: 'zhouyt', department: '', label: '周雨桐' }],
  pagination: { currentPage: 1, pageSize: 20, total: 1 },
};
const TAKEN = { code: 400, msg: '编码已被占用', data: { fieldErrors: { enCode: '编码已被占用' } } };

beforeEach(() => {
  queryClient.clear();
  // pictures are drawn once they come into view, which nothing does here
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  endFlows();
  vi.unstubAllGlobals();
  useSession.setState({ routes: [] });
});

/** The gallery for somebody who may make flows or not; `flows` and `interfaces` are what the server answers to new ones, one after the other. */
function open({ canFlow = true, canAsk = false, flows = [{ data: 'flow1' }], interfaces = [] }: Opening = {}) {
  const left: Record<string, Answer[]> = { [FLOWS]: [...flows], [INTERFACES]: [...interfaces] };
  let models = 0;
  const asked = serveFlows((method, path) => {
    if (method === 'POST' && path === MODELS) return { data: `model${(models += 1)}` };
    if (method === 'POST' && path in left) return left[path]?.shift() ?? { data: '' };
    if (path.endsWith('/ImUser') || path.endsWith('/getUserList')) return { data: PEOPLE };
    return { data: { list: [] } };
  });
  const may = (modelId: string, ...codes: string[]) => ({
    ...{ modelId, column: [], form: [] },
    button: codes.map((enCode) => ({ enCode })),
  });
  const permissionList = [
    may('engine', ...(canFlow ? ['btn_add'] : [])),
    may('interface', ...(canAsk ? ['btn_add', 'btn_sql'] : ['btn_add'])),
  ];
  const { user } = useSession.getState();
  useSession.setState({
    user: { ...user, permissionList } as unknown as SessionUser,
    routes: [
      { path: '/workFlow/engine', meta: { modelId: 'engine' } },
      { path: '/dataApplication/interface', meta: { modelId: 'interface' } },
    ] as ReturnType<typeof useSession.getState>['routes'],
  });
  const created: string[] = [];
  render(
    <QueryClientProvider client={queryClient}>
      <UiProvider locale="zh">
        <MemoryRouter>
          <TemplateGallery onClose={() => undefined} onCreated={(id) => created.push(id)} />
        </MemoryRouter>
      </UiProvider>
    </QueryClientProvider>,
  );
  return { asked, created, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

type Answer = ReturnType<Parameters<typeof serveFlows>[0]>;

interface Opening {
  canFlow?: boolean;
  /** Whether the user may make data interfaces with statements. */
  canAsk?: boolean;
  flows?: Answer[];
  interfaces?: Answer[];
}

async function use(user: ReturnType<typeof userEvent.setup>, template: string) {
  await user.click(screen.getByRole('button', { name: `查看“${template}”` }));
  await user.type(screen.getByRole('textbox', { name: /编码/ }), 'ourOwn');
  await user.click(screen.getByRole('button', { name: '使用此模板' }));
}

it('makes the form and the draft of its flow, and leads to the designer of each', async () => {
  const { asked, created, user } = open();
  const steps = screen.getAllByRole('list', { name: '流程步骤' });
  expect(steps).toHaveLength(7);
  expect(within(steps[0] as HTMLElement).getByText('抄送财务')).toBeTruthy();
  await use(user, '费用报销');
  const link = await screen.findByRole('link', { name: '设计流程' });
  expect(link.getAttribute('href')).toBe('/workFlow/engine?flow=flow1');
  const body = asked.find(({ path }) => path === FLOWS)?.body as Record<string, string>;
  expect(body).toMatchObject({ fullName: '费用报销', enCode: 'ourOwn', modelId: 'model1', icon: 'receipt' });
  expect(body.document).toContain('财务审核');
  expect(created).toEqual([]);
  await user.click(screen.getByRole('button', { name: '设计表单' }));
  expect(created).toEqual(['model1']);
});

it('says what is lacking, and leads there', async () => {
  const { asked, user } = open();
  await user.click(screen.getByRole('button', { name: '查看“请假申请”' }));
  await user.click(screen.getByRole('button', { name: '使用此模板' }));
  const code = screen.getByRole('textbox', { name: /编码/ });
  expect(document.activeElement).toBe(code);
  expect(code.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('不能为空')).toBeTruthy();
  expect(asked.some(({ method }) => method === 'POST')).toBe(false);
  await user.keyboard('ourOwn{Enter}');
  expect(await screen.findByRole('link', { name: '设计流程' })).toBeTruthy();
});

it('asks the people who are named for their posts, and administrators for the rest', async () => {
  const { asked, user } = open();
  await user.click(screen.getByRole('button', { name: '查看“采购申请”' }));
  const posts = within(screen.getByRole('group', { name: '由谁处理' }));
  expect(posts.getAllByRole('combobox')).toHaveLength(3);
  await user.click(posts.getByRole('combobox', { name: '财务' }));
  await user.type(await screen.findByPlaceholderText('请输入关键词'), '周');
  await user.click(await screen.findByRole('option', { name: /周雨桐/ }));
  await user.click(screen.getByRole('button', { name: '确定' }));
  await user.type(screen.getByRole('textbox', { name: /编码/ }), 'ourOwn');
  await user.click(screen.getByRole('button', { name: '使用此模板' }));
  await screen.findByRole('link', { name: '设计流程' });
  const { document } = asked.find(({ path }) => path === FLOWS)?.body as { document: string };
  expect(document).toContain('{"kind":"users","ids":["u1"]}');
  const left = screen.getByText(/以下步骤暂由管理员处理/).textContent;
  expect(left).toContain('采购比价');
  expect(left).not.toContain('财务核对');
});

it('keeps the form where the flow is refused, says why, and makes only the flow at the next try', async () => {
  const { asked, created, user } = open({ flows: [TAKEN, { data: 'flow2' }] });
  await use(user, '请假申请');
  expect(await screen.findByText('已创建“请假申请”')).toBeTruthy();
  const code = screen.getByRole('textbox', { name: '流程编码' });
  expect(screen.getByText('审批流程没有创建')).toBeTruthy();
  expect(screen.getByText('编码已被占用')).toBeTruthy();
  await user.clear(code);
  await user.type(code, 'ourFlow');
  await user.click(screen.getByRole('button', { name: '重新创建流程' }));
  expect((await screen.findByRole('link', { name: '设计流程' })).getAttribute('href')).toBe(
    '/workFlow/engine?flow=flow2',
  );
  expect(asked.filter(({ method, path }) => method === 'POST' && path === MODELS)).toHaveLength(1);
  const codes = asked.filter(({ path }) => path === FLOWS).map(({ body }) => (body as { enCode: string }).enCode);
  expect(codes).toEqual(['ourOwn', 'ourFlow']);
  expect(created).toEqual([]);
});

it('makes the form alone where no flow is wanted', async () => {
  const { asked, created, user } = open();
  await user.click(screen.getByRole('button', { name: '查看“费用报销”' }));
  await user.click(screen.getByRole('checkbox', { name: '同时创建审批流程' }));
  await user.click(screen.getByRole('button', { name: '返回模板' }));
  await user.click(screen.getByRole('button', { name: '查看“资产登记”' }));
  expect(screen.queryByRole('checkbox', { name: '同时创建审批流程' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '返回模板' }));
  await user.click(screen.getByRole('button', { name: '查看“费用报销”' }));
  await user.click(screen.getByRole('checkbox', { name: '同时创建审批流程' }));
  await user.type(screen.getByRole('textbox', { name: /编码/ }), 'ourOwn');
  await user.click(screen.getByRole('button', { name: '使用此模板' }));
  await expect.poll(() => created).toEqual(['model1']);
  expect(asked.filter(({ path }) => path === FLOWS)).toEqual([]);
});

it('offers no flow to somebody who may not make flows', async () => {
  const { asked, created, user } = open({ canFlow: false });
  expect(screen.queryByRole('list', { name: '流程步骤' })).toBeNull();
  await use(user, '费用报销');
  await expect.poll(() => created).toEqual(['model1']);
  expect(screen.queryByRole('tab', { name: '流程' })).toBeNull();
  expect(asked.filter(({ path }) => path === FLOWS)).toEqual([]);
});

it('makes the balances that leave is taken from before it, and says what is released first', async () => {
  const { asked, user } = open({ canAsk: true, interfaces: [{ data: 'own1' }] });
  await user.click(screen.getByRole('button', { name: '查看“请假申请”' }));
  expect(screen.queryByText('剩余天数')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: '批准后从假期额度扣减' }));
  expect(await screen.findByText('剩余天数')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: '编码' }), 'ourOwn');
  expect((screen.getByRole('textbox', { name: '假期额度的编码' }) as HTMLInputElement).value).toBe('ourOwnBalance');
  await user.click(screen.getByRole('button', { name: '使用此模板' }));
  expect(await screen.findByText(/先发布“假期额度”并录入每人的额度/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '设计“假期额度”' }).getAttribute('href')).toBe('/?form=model1');
  const made = asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body as Made] as const);
  expect(made.map(([path, { enCode }]) => [path, enCode])).toEqual([
    [MODELS, 'ourOwnBalance'],
    [INTERFACES, 'ourOwnBalance'],
    [MODELS, 'ourOwn'],
    [FLOWS, 'ourOwn'],
  ]);
  const [, [, answers], [, leave], [, flow]] = made as [unknown, [string, Made], [string, Made], [string, Made]];
  expect(answers).toMatchObject({ kind: 'sql', access: 'everyone', sql: expect.stringContaining('from mt_model1\n') });
  expect(leave.formData).toContain('"own1"');
  expect(flow).toMatchObject({ modelId: 'model2', document: expect.stringContaining('"modelId":"model1"') });
});

it('says of what goes with a contract why it is refused, and goes on from there at the next try', async () => {
  const { asked, user } = open({ flows: [TAKEN, { data: 'seal2' }, { data: 'contract1' }] });
  await user.click(screen.getByRole('button', { name: '查看“合同审批”' }));
  const posts = within(screen.getByRole('group', { name: '由谁处理' }));
  expect(posts.getByRole('combobox', { name: '印章保管' })).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: '批准后自动发起用印流程' }));
  expect(posts.getByRole('combobox', { name: '印章保管' }), 'its flow asks for them').toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: '编码' }), 'ourOwn');
  await user.click(screen.getByRole('button', { name: '使用此模板' }));
  const code = await screen.findByRole('textbox', { name: '用印申请的编码' });
  await expect.poll(() => code.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('textbox', { name: '编码' }).getAttribute('aria-invalid')).not.toBe('true');
  await user.clear(code);
  await user.type(code, 'ourSeal');
  await user.click(screen.getByRole('button', { name: '使用此模板' }));
  expect(await screen.findByText(/先发布“用印申请”的表单和流程/)).toBeTruthy();
  expect(asked.filter(({ method, path }) => method === 'POST' && path === MODELS)).toHaveLength(2);
  const flows = asked.filter(({ method, path }) => method === 'POST' && path === FLOWS).map(({ body }) => body as Made);
  expect(flows.map(({ enCode }) => enCode)).toEqual(['ourOwnSeal', 'ourSeal', 'ourOwn']);
  expect(flows[2]?.document).toContain('"flowId":"seal2"');
});

it('goes on without what goes with it where that is given up', async () => {
  const { asked, user } = open({ canAsk: true, interfaces: [TAKEN] });
  await user.click(screen.getByRole('button', { name: '查看“请假申请”' }));
  await user.click(screen.getByRole('checkbox', { name: '批准后从假期额度扣减' }));
  await user.type(screen.getByRole('textbox', { name: '编码' }), 'ourOwn');
  await user.click(screen.getByRole('button', { name: '使用此模板' }));
  await expect
    .poll(() => screen.getByRole('textbox', { name: '假期额度的编码' }).getAttribute('aria-invalid'))
    .toBe('true');
  await user.click(screen.getByRole('checkbox', { name: '批准后从假期额度扣减' }));
  expect(screen.getByRole('textbox', { name: '编码' }).getAttribute('aria-invalid')).not.toBe('true');
  await user.click(screen.getByRole('button', { name: '使用此模板' }));
  expect(await screen.findByText(/两者都是草稿/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: '设计“假期额度”' })).toBeNull();
  const { document } = asked.find(({ path }) => path === FLOWS)?.body as Made;
  expect(document).not.toContain('"take"');
});

it('offers no balances to somebody who may not make their interface', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: '查看“请假申请”' }));
  expect(screen.getByRole('checkbox', { name: '同时创建审批流程' })).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: '批准后从假期额度扣减' })).toBeNull();
});

/** What is sent of something new. */
type Made = Readonly<Record<string, string>>;
