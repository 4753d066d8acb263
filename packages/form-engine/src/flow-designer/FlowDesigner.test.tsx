import { ConfirmHost } from '@smart-admin/ui/confirm';
import { Input } from '@smart-admin/ui/input';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createField, createFormDocument } from '../core/document/createField.js';
import { type ReferenceSources } from '../editor/references/ReferenceSources.js';
import { type FlowNode } from '../flow/document/FlowDocument.js';
import { noDrafts } from '../testing/noDrafts.js';
import { LazyFlowCanvas } from './FlowChart.js';
import { FlowDesigner, type FlowDesignerProps } from './FlowDesigner.js';
import { purchaseFlow } from './testing/purchaseFlow.js';

beforeAll(() => LazyFlowCanvas.preload());

describe('peer 2.4: Keyboard-usable designer', () => {
  it('walks, moves, duplicates, removes and undoes', async () => {
    await open();
    press('ArrowDown', node('发起'));
    expect(document.activeElement).toBe(node('部门主管, 审批'));
    press('d', document.activeElement, { ctrlKey: true });
    expect(screen.getAllByRole('button', { name: /^部门主管, 审批/ })).toHaveLength(2);
    press('Delete');
    expect(screen.getAllByRole('button', { name: /^部门主管, 审批/ })).toHaveLength(1);
    press('ArrowDown', node('条件分支'));
    press('ArrowRight', document.activeElement);
    expect(document.activeElement).toBe(node('设备类'));
    press('z', document.activeElement, { ctrlKey: true });
    expect(screen.getAllByRole('button', { name: /^部门主管, 审批/ })).toHaveLength(2);
  });

  it('adds behind the selection with A: the menu of kinds opens there', async () => {
    await open();
    fireEvent.click(node('部门主管, 审批'));
    press('a');
    const menu = await screen.findByRole('dialog', { name: '添加节点' });
    fireEvent.change(within(menu).getByRole('textbox'), { target: { value: '等待' } });
    await act(async () => fireEvent.submit(within(menu).getByRole('textbox')));
    expect(node('等待, 等待').getAttribute('aria-pressed')).toBe('true');
  });

  it('asks before it removes what another node names', async () => {
    const [head, ...others] = structuredClone(purchaseFlow.nodes);
    const copy = others.at(-1);
    if (copy?.kind === 'circulate') copy.people = [{ kind: 'nodeHandlers', nodeId: 'head' }];
    await open({ ...purchaseFlow, nodes: head ? [head, ...others] : others });
    fireEvent.click(node('部门主管, 审批'));
    press('Delete');
    const question = await screen.findByRole('alertdialog');
    await act(async () => fireEvent.click(within(question).getByRole('button', { name: '取消' })));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    fireEvent.click(node('总经理, 审批'));
    press('Delete');
    expect(screen.queryByRole('button', { name: /^总经理, 审批/ })).toBeNull();
  });
});

it('says the conditions of branches with the labels of the form, and as they are written where the mouse rests', async () => {
  await open();
  const big = node('大额采购, 优先级 1, 采购金额 ≥ 50,000');
  expect(within(big).getByText('采购金额 ≥ 50,000').closest('[title]')?.getAttribute('title')).toBe(
    '{amount} >= 50000',
  );
});

it('calls a field by which a node finds people by its label, and one that there is not by its id', async () => {
  const asking = (path: string, id: string, name: string) => {
    const [head] = structuredClone(purchaseFlow.nodes);
    if (head?.kind !== 'approver') throw new Error('the flow is another one');
    return { ...head, id, name, people: [{ kind: 'field' as const, path }] };
  };
  const nodes = [asking('buyer', 'one', '采购'), asking('gone', 'two', '复核')];
  const form = createFormDocument([createField('userSelect', { id: 'buyer', label: '采购员' })]);
  await open({ ...purchaseFlow, nodes }, { form });
  expect(node('采购, 审批, 表单字段 采购员')).toBeDefined();
  // that it is unknown is a problem, which names it
  expect(node('复核, 审批').getAttribute('aria-label')).toMatch(/gone.*有错误$/);
});

it('tells a node with an error from one with warnings alone, in its box and in the list', async () => {
  const nodes = structuredClone(purchaseFlow.nodes);
  const [head, , beside] = nodes;
  if (head?.kind !== 'approver' || beside?.kind !== 'branch') throw new Error('the flow is another one');
  head.people = [];
  const found = [
    { severity: 'warning', itemId: 'head', place: '部门主管', message: '没有期限' },
    { severity: 'warning', itemId: 'copy', place: '抄送', message: '抄送给已停用的人' },
  ] as const;
  await open({ ...purchaseFlow, nodes }, { found });
  // of both kinds it is the error that is told first
  expect(node('部门主管, 审批').getAttribute('aria-label')).toMatch(/有错误$/);
  expect(node('部门主管, 审批').getAttribute('aria-label')).not.toContain('没有期限');
  expect(node('抄送, 抄送, 抄送给已停用的人, 有警告')).toBeDefined();
  const list = within(screen.getByRole('region', { name: '问题' }));
  const told = list.getAllByRole('listitem').map((item) => within(item).getByRole('img').getAttribute('aria-label'));
  expect(told).toEqual(['错误', '警告', '警告']);
});

it('has room below the rules of people for whom they find, also where nothing may be edited', async () => {
  const people: FlowDesignerProps['people'] = (asking, flow) => (
    <Input aria-label={`${asking.name} ${asking.people.length} ${flow.nodes.length}`} />
  );
  await open(purchaseFlow, { people, canEdit: false });
  fireEvent.click(node('部门主管, 审批'));
  const slot = await screen.findByRole('textbox', { name: '部门主管 1 4' });
  expect(screen.getByRole('textbox', { name: '名称' }).hasAttribute('readonly')).toBe(true);
  expect(slot.hasAttribute('readonly')).toBe(false);
  fireEvent.click(node('条件分支'));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /部门主管/ })).toBeNull());
});

it('names and releases what differs beside the flow itself, and has nothing to release without', async () => {
  const release = () => screen.getByRole<HTMLButtonElement>('button', { name: '发布' });
  const changes = [{ label: '标题公式', before: '', after: '{kind}' }];
  const onRelease = vi.fn(() => Promise.resolve(true));
  const further: FlowDesignerProps['further'] = [{ id: ':launch', label: '发起设置', kind: 'changed', changes }];
  await open(purchaseFlow, { released: purchaseFlow });
  expect(release().disabled).toBe(true);
  cleanup();
  await open(purchaseFlow, { released: purchaseFlow, further, onRelease });
  fireEvent.click(screen.getByRole('button', { name: '1 处未发布的更改' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('标题公式: 空 → {kind}');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(async () => fireEvent.click(release()));
  expect(onRelease).toHaveBeenCalledOnce();
});

it('lets a rule say who launches a sub-flow', async () => {
  const child = {
    id: 'sub',
    name: '验收',
    kind: 'subFlow',
    flowId: 'f',
    values: {},
    wait: true,
    refused: 'reject',
  } as const;
  await open({ ...purchaseFlow, nodes: [{ ...child, launcher: 'launcher' }] });
  fireEvent.click(node('验收, 子流程'));
  const launcher = await screen.findByRole('combobox', { name: '子流程发起人' });
  expect(launcher.textContent).toContain('发起人');
  fireEvent.click(launcher);
  fireEvent.click(await screen.findByRole('option', { name: '发起人的主管' }));
  await waitFor(() => expect(launcher.textContent).toContain('发起人的主管'));
});

it('names the fields of the record that a node changes, also in the expressions of their values', async () => {
  const fields = [createField('number', { id: 'used', label: '已用天数' }), createField('text', { id: 'note' })];
  const record: FlowNode = {
    ...{ id: 'take', name: '扣减', kind: 'record', modelId: 'm', action: { kind: 'change', id: '{kind}' } },
    values: { used: '{target.used} + {amount}' },
    failed: 'stop',
  };
  const references: ReferenceSources = { model: { load: () => Promise.resolve([{ id: 'm', name: '额度' }]) } };
  const formOf = () => Promise.resolve(createFormDocument(fields));
  await open({ ...purchaseFlow, nodes: [record] }, { references, formOf });
  fireEvent.click(node('扣减, 数据处理'));
  expect((await screen.findByRole('combobox', { name: '字段 1' })).textContent).toContain('已用天数');
  const expression = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '表达式 1' });
  await waitFor(() => expect(expression.value).toBe('{被修改的记录.已用天数} + {采购金额}'));
  expect(screen.getByRole('region', { name: '问题' }).textContent).toContain('没有问题');
});

it('offers the people of a row where a sub-flow is launched for each, and those of the form', async () => {
  const child = {
    id: 'sub',
    name: '验收',
    kind: 'subFlow',
    flowId: 'f',
    values: {},
    wait: true,
    refused: 'reject',
    launcher: { kind: 'field', path: 'owner' },
  } as const;
  const offered = async (more: object) => {
    await open({ ...purchaseFlow, nodes: [{ ...child, ...more }] });
    fireEvent.click(node('验收, 子流程'));
    fireEvent.click(await screen.findByRole('combobox', { name: '表单字段' }));
    const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    cleanup();
    return names;
  };
  expect(await offered({ perRow: 'items' })).toEqual(['采购明细 · 采购员', '负责人']);
  expect(await offered({})).toEqual(['负责人']);
});

describe('what nodes refer to', () => {
  const references: ReferenceSources = {
    model: {
      load: async () => [
        { id: 'm1', name: '合同', code: 'contract' },
        { id: 'm2', name: '发票', code: 'invoice' },
      ],
    },
    template: { load: async () => [] },
  };
  const record = {
    id: 'rec',
    name: '登记',
    kind: 'record',
    modelId: 'gone',
    action: { kind: 'create' },
    values: {},
    failed: 'stop',
  } as const;

  it('a kind of node is offered where there is something to refer to, and begins with the first', async () => {
    await open(purchaseFlow, { references });
    fireEvent.click(node('部门主管, 审批'));
    press('a');
    const menu = await screen.findByRole('dialog', { name: '添加节点' });
    const typed = within(menu).getByRole('textbox');
    fireEvent.change(typed, { target: { value: '消息' } });
    expect(within(menu).queryByRole('button', { name: /消息/ })).toBeNull();
    fireEvent.change(typed, { target: { value: '数据处理' } });
    await act(async () => fireEvent.submit(typed));
    const model = await screen.findByRole('combobox', { name: '模型' });
    expect(model.textContent).toBe('合同');
    fireEvent.click(model);
    fireEvent.click(await screen.findByRole('option', { name: /发票/ }));
    await waitFor(() => expect(model.textContent).toBe('发票'));
  });

  it('what leads to nothing is a warning, until the application knows more of it', async () => {
    const flow = { ...purchaseFlow, nodes: [record] };
    const list = () => screen.getByRole('region', { name: '问题' }).textContent;
    const view = await open(flow, { references });
    await waitFor(() => expect(list()).toContain('“登记”的“模型”指向“gone”'));
    view.unmount();
    const found = [
      { severity: 'error', itemId: 'rec', setting: 'modelId', place: '登记', message: '模型已删除' },
    ] as const;
    await open(flow, { references, found });
    await waitFor(() => expect(list()).toContain('模型已删除'));
    expect(list()).not.toContain('gone');
  });
});

function node(name: string): HTMLElement {
  return screen.getByRole('button', { name: new RegExp(`^${name}`) });
}

function press(key: string, target: Element | null = document.body, more: KeyboardEventInit = {}) {
  fireEvent.keyDown(target ?? document.body, { key, ...more });
}

async function open(flow = purchaseFlow, more: Partial<FlowDesignerProps> = {}) {
  const form = createFormDocument([
    createField('number', { id: 'amount', label: '采购金额' }),
    createField('text', { id: 'kind', label: '采购类别' }),
    createField('userSelect', { id: 'owner', label: '负责人' }),
    createField('subtable', {
      ...{ id: 'items', label: '采购明细' },
      columns: [
        createField('text', { id: 'item', label: '名称' }),
        createField('userSelect', { id: 'buyer', label: '采购员' }),
      ],
    }),
  ]);
  const client = new QueryClient();
  return act(async () =>
    render(
      <QueryClientProvider client={client}>
        <FlowDesigner
          title="采购申请"
          flow={flow}
          form={form}
          base="1"
          drafts={noDrafts}
          draftName="test"
          canEdit
          canRelease
          onSave={vi.fn(() => Promise.resolve(true))}
          onRelease={vi.fn(() => Promise.resolve(true))}
          onBack={vi.fn()}
          {...more}
        />
        <ConfirmHost />
      </QueryClientProvider>,
    ),
  );
}
