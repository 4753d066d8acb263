import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../app/queryClient.js';
import { flowAddress } from '../../messages/flowAddress.js';
import { FakeSocket } from '../../testing/FakeSocket.js';
import { withFakeSocket } from '../../testing/withFakeSocket.js';
import { type FlowDetail } from '../../workflow/detail/useFlow.js';
import { endFlows, luo, serveFlows, waitingFlow } from '../../workflow/testing/flowServer.js';
import { acted, openFlowPage, serveOpened } from '../../workflow/testing/openFlowPage.js';

const ACTS = '/api/workflow/Instance/f1/Actions';
const PAPER = {
  paperSize: 'A4',
  orientation: 'portrait',
  paperWidth: 210,
  paperHeight: 297,
  pageNumber: 'none',
  marginTop: 10,
  marginRight: 10,
  marginBottom: 10,
  marginLeft: 10,
};

beforeEach(() => queryClient.clear());
afterEach(endFlows);

it('R2.3-10 F-WF-08 shows the flow that the encoded text refers to: form, course, whom it waits for, what comes then', async () => {
  serveOpened();
  openFlowPage(flowAddress('f1'));
  expect(await screen.findByRole('heading', { name: '采购申请 f1' })).toBeDefined();
  expect(await screen.findByText('换一台道闸')).toBeDefined();
  const course = within(screen.getByRole('list', { name: '过程' }));
  const steps = course.getAllByRole('listitem').map(({ textContent }) => textContent);
  // what the server notes beside the steps, and what people said, are no steps
  expect(steps).toHaveLength(3);
  expect(steps[0]).toContain('王芳');
  expect(steps[1]).toMatch(/罗敏.*同意.*财务核对 · 梁志远加签 · 用时 13小时.*科目余额足够/);
  expect(steps[2]).toMatch(/林晓东（您）处理中.*总经理 · 岗位：总经理/);
  expect(within(screen.getByRole('region', { name: /预计/ })).getByText('孙佳宁')).toBeDefined();
  expect(within(screen.getByRole('region', { name: '评论' })).getByText('希望本周定下来')).toBeDefined();
  expect(within(screen.getByRole('region', { name: '抄送' })).getByText('未读')).toBeDefined();
});

it('R2.3-10 shows a text that refers to no flow in a dialog', async () => {
  serveOpened();
  openFlowPage(flowAddress('会议改到周五'));
  expect(within(await screen.findByRole('dialog')).getByText('会议改到周五')).toBeDefined();
});

it('says that a flow is gone or none of one’s own', async () => {
  serveFlows(() => ({ code: 404, msg: '数据不存在' }));
  openFlowPage(flowAddress('f1'));
  expect(await screen.findByText('流程不存在，或与您无关')).toBeDefined();
});

it('F-WF-03 approves by a key with the opinion, once, and opens the next flow of the list', async () => {
  const asked = serveOpened();
  const user = openFlowPage(flowAddress('f1'), ['f1', 'f2']);
  const opinion = await screen.findByRole('textbox', { name: '意见' });
  expect(screen.getByText('1 / 2')).toBeDefined();
  await user.type(opinion, 'ar 同意');
  // letters that are typed press nothing
  expect(acted(asked)).toEqual([]);
  opinion.blur();
  await user.keyboard('a');
  expect(await screen.findByRole('heading', { name: '采购申请 f2' })).toBeDefined();
  expect(acted(asked)).toEqual([
    {
      method: 'POST',
      path: ACTS,
      body: { kind: 'approve', taskId: 't1', comment: 'ar 同意' },
      key: expect.any(String) as string,
    },
  ]);
});

it('F-WF-03 refuses only with the opinion that the node demands', async () => {
  const asked = serveOpened();
  const user = openFlowPage(flowAddress('f1'));
  await user.click(await screen.findByRole('button', { name: '拒绝' }));
  const opinion = screen.getByRole('textbox', { name: '意见' });
  expect(screen.getByText('请填写意见')).toBeDefined();
  expect(document.activeElement).toBe(opinion);
  await user.type(opinion, '太贵');
  await user.click(screen.getByRole('button', { name: '拒绝' }));
  await waitFor(() => expect(acted(asked)).toHaveLength(1));
  expect(acted(asked)[0]?.body).toEqual({ kind: 'refuse', taskId: 't1', comment: '太贵' });
});

it('says what has happened meanwhile, reads the flow again, and keeps what was written in opinion and form', async () => {
  let isDecided = false;
  const writable = (id: string): FlowDetail =>
    waitingFlow(id, {
      fields: { budget: 'write' },
      ...(isDecided ? { recordRevision: 2, record: { id: 'r1', reason: '换两台道闸', budget: '6602.03' } } : {}),
    });
  const asked = serveFlows((method, path) => {
    if (method === 'GET') return { data: writable(path.split('/').at(-1) ?? '') };
    isDecided = true;
    return { code: 409, msg: '任务已由他人处理' };
  });
  const user = openFlowPage(flowAddress('f1'), ['f1', 'f2']);
  const budget = await screen.findByRole('textbox', { name: '预算科目' });
  await user.clear(budget);
  await user.type(budget, '6602.09');
  await user.type(screen.getByRole('textbox', { name: '意见' }), '已核对');
  await user.click(screen.getByRole('button', { name: '同意' }));
  expect(await screen.findByText('流程已有变化：任务已由他人处理')).toBeDefined();
  expect(acted(asked)[0]?.body).toEqual({
    kind: 'approve',
    taskId: 't1',
    comment: '已核对',
    change: { revision: 1, set: { budget: '6602.09' }, rows: {} },
  });
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '采购事由' }).value).toBe('换两台道闸'),
  );
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '预算科目' }).value).toBe('6602.09');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '意见' }).value).toBe('已核对');
  expect(screen.getByRole('heading', { name: '采购申请 f1' })).toBeDefined();
});

it('shows at the field what the server demands of the form', async () => {
  serveFlows((method, path) =>
    method === 'GET'
      ? { data: waitingFlow(path.split('/').at(-1) ?? '', { fields: { budget: 'write' } }) }
      : { code: 400, msg: '还有1项未填写', data: { fieldErrors: { budget: '请填写预算科目' } } },
  );
  const user = openFlowPage(flowAddress('f1'));
  await user.click(await screen.findByRole('button', { name: '同意' }));
  expect(await screen.findByText('请填写预算科目')).toBeDefined();
});

it('steps through the list by J and K', async () => {
  serveOpened();
  const user = openFlowPage(flowAddress('f2'), ['f1', 'f2', 'f3']);
  await screen.findByRole('heading', { name: '采购申请 f2' });
  await user.keyboard('j');
  await screen.findByRole('heading', { name: '采购申请 f3' });
  await user.keyboard('k');
  await screen.findByRole('heading', { name: '采购申请 f2' });
  await user.keyboard('k');
  expect(await screen.findByRole('heading', { name: '采购申请 f1' })).toBeDefined();
});

it('F-WF-03 on a phone asks for the opinion in a sheet, and decides with the second press', async () => {
  // the window is as wide as a phone's
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: !query.includes('min-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const asked = serveOpened();
  const user = openFlowPage(flowAddress('f1'), ['f1', 'f2']);
  await user.click(await screen.findByRole('button', { name: '拒绝' }));
  const sheet = within(await screen.findByRole('dialog', { name: '拒绝' }));
  await user.click(sheet.getByRole('button', { name: '拒绝' }));
  expect(sheet.getByText('请填写意见')).toBeDefined();
  expect(acted(asked)).toEqual([]);
  await user.type(sheet.getByRole('textbox', { name: '意见' }), '太贵');
  await user.click(sheet.getByRole('button', { name: '拒绝' }));
  expect(await screen.findByRole('heading', { name: '采购申请 f2' })).toBeDefined();
  expect(acted(asked)[0]?.body).toEqual({ kind: 'refuse', taskId: 't1', comment: '太贵' });
});

it('says that nothing was changed of a rejected flow that is submitted again, and submits it all the same', async () => {
  const submit = { kind: 'submit', name: '', comment: 'off' as const, signature: 'off' as const };
  const asked = serveOpened((id) => waitingFlow(id, { status: 3, tasks: [], open: [], buttons: [submit] }));
  const user = openFlowPage(flowAddress('f1'));
  const reason = await screen.findByRole('textbox', { name: '采购事由' });
  const press = async () => {
    await user.click(screen.getByRole('button', { name: '提交' }));
    const dialog = within(await screen.findByRole('dialog', { name: '提交' }));
    await dialog.findByRole('radio', { name: '重要' });
    return dialog;
  };
  await user.type(reason, '改');
  const changed = await press();
  expect(changed.queryByText('表单没有修改')).toBeNull();
  await user.click(changed.getByRole('button', { name: '取消' }));
  await user.type(reason, '{Backspace}');
  const same = await press();
  expect(same.getByText('表单没有修改')).toBeDefined();
  await user.click(same.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(acted(asked)).toHaveLength(1));
  expect(acted(asked)[0]?.body).toEqual({ kind: 'submit', urgency: 3 });
});

it('F-WF-02 submits a revoked flow again with what was changed of it and another urgency', async () => {
  const submit = { kind: 'submit', name: '', comment: 'off' as const, signature: 'off' as const };
  const asked = serveOpened((id) => waitingFlow(id, { status: 4, tasks: [], open: [], buttons: [submit] }));
  const user = openFlowPage(flowAddress('f1'));
  const reason = await screen.findByRole('textbox', { name: '采购事由' });
  await user.clear(reason);
  await user.type(reason, '换两台');
  await user.click(screen.getByRole('button', { name: '提交' }));
  const dialog = within(await screen.findByRole('dialog', { name: '提交' }));
  await user.click(await dialog.findByRole('radio', { name: '重要' }));
  await user.click(dialog.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(acted(asked)).toHaveLength(1));
  expect(acted(asked)[0]?.body).toEqual({
    kind: 'submit',
    urgency: 2,
    change: { revision: 1, set: { reason: '换两台' }, rows: {} },
  });
});

it('names people who take part in a comment, and sets them apart where it is read', async () => {
  const said = (id: string) =>
    waitingFlow(id, {
      course: waitingFlow(id).course.map((entry) =>
        entry.what === 'comment' ? { ...entry, comment: '@罗敏 请核对', people: [luo] } : entry,
      ),
    });
  const asked = serveOpened(said);
  const user = openFlowPage(flowAddress('f1'));
  const comments = within(await screen.findByRole('region', { name: '评论' }));
  expect(comments.getByText('@罗敏').tagName).toBe('SPAN');
  const field = comments.getByRole('textbox', { name: '写评论' });
  await user.type(field, '@罗');
  await screen.findByRole('option');
  await user.keyboard('{Enter}请补发票');
  await user.click(comments.getByRole('button', { name: '发表' }));
  await waitFor(() => expect(acted(asked)).toHaveLength(1));
  expect(acted(asked)[0]?.body).toEqual({ kind: 'comment', comment: '@罗敏 请补发票', people: ['luo'] });
});

it('calls files as whoever uploaded them does', async () => {
  serveOpened((id) =>
    waitingFlow(id, {
      course: waitingFlow(id).course.map((entry) =>
        entry.what === 'comment' ? { ...entry, attachments: [{ id: 'a1b2.pdf', name: '报价对比.pdf' }] } : entry,
      ),
    }),
  );
  openFlowPage(flowAddress('f1'));
  expect(await screen.findByText('报价对比.pdf')).toBeDefined();
});

it('prints the form by a template, with its course', async () => {
  const asked = serveFlows((method, path) => {
    if (path.endsWith('/Print') && method === 'GET') return { data: { list: [{ id: 't1', fullName: '采购审批单' }] } };
    if (path.endsWith('/Print'))
      return {
        data: {
          template: {
            ...PAPER,
            fullName: '采购审批单',
            blocks: [{ id: 'b1', kind: 'text', html: '<p>采购审批单</p>', align: 'left' }],
          },
          sheets: [{ id: 'r1', values: {} }],
        },
      };
    return { data: waitingFlow('f1') };
  });
  const user = openFlowPage(flowAddress('f1'));
  await user.click(await screen.findByRole('button', { name: '打印' }));
  const dialog = within(await screen.findByRole('dialog', { name: '打印' }));
  const sheets = await dialog.findByRole('region', { name: '打印内容' });
  expect(await within(sheets).findByText('采购审批单')).toBeDefined();
  expect(within(sheets).getByRole('row', { name: /财务核对 罗敏 同意 科目余额足够/ })).toBeDefined();
  await user.click(dialog.getByRole('checkbox', { name: '附审批过程' }));
  expect(within(sheets).queryByRole('table')).toBeNull();
  expect(asked.find(({ method, path }) => method === 'POST' && path.endsWith('/Print'))?.body).toEqual({
    templateId: 't1',
  });
});

it('asks what is kept where somebody else changed the same field, and approves with that', async () => {
  let isSaved = false;
  const conflict = {
    revision: 2,
    userName: '王芳',
    time: 0,
    conflicts: [{ path: 'budget', original: '6602.03', theirs: '6602.05', mine: '6602.09' }],
    theirs: { set: { budget: '6602.05' }, rows: {} },
  };
  const asked = serveFlows((method, path) => {
    if (method === 'GET') return { data: waitingFlow(path.split('/').at(-1) ?? '', { fields: { budget: 'write' } }) };
    if (isSaved) return { data: { status: 1 } };
    isSaved = true;
    return { code: 409, msg: '其他人已修改', data: { conflict } };
  });
  const user = openFlowPage(flowAddress('f1'));
  const budget = await screen.findByRole('textbox', { name: '预算科目' });
  await user.clear(budget);
  await user.type(budget, '6602.09');
  await user.click(screen.getByRole('button', { name: '同意' }));
  const dialog = within(await screen.findByRole('dialog', { name: /冲突|修改/ }));
  await user.click(dialog.getAllByRole('radio')[2] as HTMLElement);
  await user.click(dialog.getByRole('button', { name: /保存/ }));
  await waitFor(() => expect(acted(asked)).toHaveLength(2));
  expect(acted(asked)[1]?.body).toEqual({
    kind: 'approve',
    taskId: 't1',
    change: { revision: 2, set: { budget: '6602.09' }, rows: {} },
  });
  expect(await screen.findByText('同意成功')).toBeDefined();
});

describe('while others act', () => {
  withFakeSocket();
  const approvedByLuo = (id: string) =>
    waitingFlow(id, {
      tasks: [],
      open: [],
      course: [...waitingFlow(id).course, { ...(waitingFlow(id).course[1] as FlowDetail['course'][number]), id: 'e5' }],
    });

  it('shows what has happened at once where nothing was typed', async () => {
    let isOver = false;
    serveOpened((id) => (isOver ? approvedByLuo(id) : waitingFlow(id)));
    openFlowPage(flowAddress('f1'));
    await screen.findByRole('button', { name: '同意' });
    isOver = true;
    act(() => FakeSocket.last.say({ method: 'flowChanged', id: 'f1' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '同意' })).toBeNull());
  });

  it('tells that the task is over where something was typed, and keeps it until it is to be shown', async () => {
    let isOver = false;
    serveOpened((id) => (isOver ? approvedByLuo(id) : waitingFlow(id)));
    const user = openFlowPage(flowAddress('f1'));
    await user.type(await screen.findByRole('textbox', { name: '意见' }), '已核对');
    isOver = true;
    act(() => FakeSocket.last.say({ method: 'flowChanged', id: 'f1' }));
    expect(await screen.findByText(/罗敏 同意，此任务不再需要您处理/)).toBeDefined();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '意见' }).value).toBe('已核对');
    await user.click(screen.getByRole('button', { name: '查看最新' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '同意' })).toBeNull());
  });
});
