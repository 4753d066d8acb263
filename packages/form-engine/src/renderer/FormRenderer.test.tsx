import { UiProvider } from '@smart-admin/ui/app-root';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { createField, createFormDocument } from '../core/document/createField.js';
import { show, storyElement } from '../testing/showStory.js';
import { createFormStore } from '../core/state/createFormStore.js';
import { visitDocument, visitRecord } from '../core/testing/visitDocument.js';
import { FormRenderer } from './FormRenderer.js';
import { formLayout } from './formLayout.js';
import * as stories from './FormRenderer.stories.js';
import '../testing/preloadViews.js';

const saved = () => screen.getByTestId('saved').textContent;

describe('FormRenderer', () => {
  it('shows the errors of a submit at their fields, counts them and leads to the first', async () => {
    const { user } = show(storyElement(stories.NewVisit));
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(screen.getByText('访客姓名不能为空')).toBeDefined();
    expect(screen.getByLabelText(/访客姓名/).getAttribute('aria-invalid')).toBe('true');
    await user.click(screen.getByRole('button', { name: '3 项需要修改' }));
    expect(document.activeElement).toBe(screen.getByLabelText(/访客姓名/));
    expect(saved()).toBe('');
  });

  it('puts the errors that show into the language that is chosen meanwhile', async () => {
    const form = storyElement(stories.NewVisit);
    const { user, rerender } = show(form);
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(screen.getByText('访客姓名不能为空')).toBeDefined();
    rerender(<UiProvider locale="en">{form}</UiProvider>);
    expect(await screen.findByText('访客姓名 must not be empty')).toBeDefined();
    expect(screen.getByRole('button', { name: '3 to correct' })).toBeDefined();
    expect(screen.queryByText(/不能为空/)).toBeNull();
    await user.type(screen.getAllByLabelText(/联系手机/)[0] as HTMLElement, '138');
    await user.tab();
    expect(screen.queryByText('请正确输入您的手机号')).toBeNull();
  });

  it('answers the values of a right form', async () => {
    const { user } = show(storyElement(stories.Visit));
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(JSON.parse(saved() ?? '')).toMatchObject({
      visitorName: '周雨桐',
      total: '860.50',
      visitors: [{ amount: '600.00' }, {}],
    });
  });

  it('is submitted with Enter', async () => {
    const { user } = show(storyElement(stories.Visit));
    await user.type(screen.getAllByLabelText(/访客姓名/)[0] as HTMLElement, '{Enter}');
    expect(saved()).toContain('周雨桐');
  });

  it('draws only the field that is typed into', async () => {
    const drawn = vi.fn();
    const store = createFormStore(visitDocument, visitRecord);
    const watched = visitDocument.fields.filter(({ id }) => id !== 'visitorName');
    for (const { id } of watched) store.subscribe(id, () => drawn(id));
    const { user } = show(
      <QueryClientProvider client={new QueryClient()}>
        <FormRenderer store={store} />
      </QueryClientProvider>,
    );
    await user.type(screen.getByLabelText(/访客姓名/), '一二三');
    expect(store.getField('visitorName').value).toBe('周雨桐一二三');
    expect(drawn).not.toHaveBeenCalled();
  });

  it('checks a field when it is left', async () => {
    const { user } = show(storyElement(stories.Visit));
    const mobile = screen.getAllByLabelText(/联系手机/)[0] as HTMLElement;
    await user.clear(mobile);
    await user.type(mobile, '138');
    expect(screen.queryByText('请正确输入您的手机号')).toBeNull();
    await user.tab();
    expect(screen.getByText('请正确输入您的手机号')).toBeDefined();
  });

  it('shows a field while its condition holds', async () => {
    const { user } = show(storyElement(stories.Visit));
    expect(screen.getByLabelText('车牌号')).toBeDefined();
    await user.click(screen.getByRole('switch'));
    expect(screen.queryByLabelText('车牌号')).toBeNull();
  });

  it('R2.7-38 shows calculations read-only', () => {
    show(storyElement(stories.Visit));
    const total = screen.getByLabelText<HTMLInputElement>('合计金额');
    expect(total.readOnly).toBe(true);
    expect(total.value).toBe('860.50');
  });

  it('R2.7-40 draws group titles', () => {
    show(storyElement(stories.EveryKind));
    expect(screen.getByRole('heading', { name: '全部控件' })).toBeDefined();
  });

  it('E3-67 shows creation and modification times read-only', () => {
    const fields = [
      createField('createTime', { id: 'created', label: '创建时间' }),
      createField('modifyTime', { id: 'modified', label: '修改时间' }),
    ];
    const store = createFormStore(createFormDocument(fields), {
      created: new Date(2026, 10, 20, 8, 30).getTime(),
      modified: new Date(2026, 10, 21, 9, 45).getTime(),
    });
    show(
      <QueryClientProvider client={new QueryClient()}>
        <FormRenderer store={store} />
      </QueryClientProvider>,
    );
    const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
    expect([field('创建时间').readOnly, field('修改时间').readOnly]).toEqual([true, true]);
    expect([field('创建时间').value, field('修改时间').value]).toEqual(['2026-11-20 08:30', '2026-11-21 09:45']);
    // only the server fills them
    const sent = store.submit();
    expect(sent.ok && Object.keys(sent.values)).toEqual([]);
  });

  it('shows names instead of ids', async () => {
    show(storyElement(stories.EveryKind));
    await waitFor(() => expect(screen.getByRole('combobox', { name: '用户' }).textContent).toBe('周雨桐'));
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: '省市区' }).textContent).toBe('北京市/市辖区/东城区'),
    );
  });

  it('takes the options of a dictionary and of an address', async () => {
    const { user } = show(storyElement(stories.EveryKind));
    await user.click(screen.getByRole('combobox', { name: '远程' }));
    expect(await screen.findByRole('option', { name: '滨海中心广场停车场' })).toBeDefined();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('combobox', { name: '字典' }));
    expect(await screen.findByRole('option', { name: '新能源小型车' })).toBeDefined();
  });

  it('shows details as text', async () => {
    show(storyElement(stories.Details));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText('参观')).toBeDefined();
    await waitFor(() => expect(screen.getAllByText('周雨桐')).toHaveLength(2));
  });

  it('G6-21 a disabled form disables its fields and cells', () => {
    show(storyElement(stories.Disabled));
    for (const box of screen.getAllByRole<HTMLInputElement>('textbox')) expect(box.disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('switch').disabled).toBe(true);
  });

  it.each(['Visit', 'NewVisit', 'EveryKind', 'Details'] as const)(
    'has nothing for axe to complain about: %s',
    async (name) => {
      const { container } = show(storyElement(stories[name]));
      const result = await axe.run(container, {
        rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
      });
      expect(result.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    },
  );
});

describe('Subtable', () => {
  const table = () => screen.getByRole('grid', { name: '随行人员' });

  it('R2.7-31 starts with the index, which carries the row-delete icon, then the columns', async () => {
    const { user } = show(storyElement(stories.Visit));
    expect(
      within(table())
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['序号', '*姓名', '手机', '*人数', '单价（元）', '金额（元）']);
    await user.click(screen.getByRole('button', { name: '删除第1行' }));
    expect(screen.getByLabelText<HTMLInputElement>('姓名，第1行').value).toBe('李思远');
  });

  it('S4-48 deletes a row, hands the value on and computes what depends on it anew', async () => {
    const store = createFormStore(visitDocument, visitRecord, { calculateDelay: 0 });
    const pushed = vi.fn();
    store.subscribe('visitors', pushed);
    const { user } = show(
      <QueryClientProvider client={new QueryClient()}>
        <FormRenderer store={store} />
      </QueryClientProvider>,
    );
    expect(store.getValues()).toMatchObject({ total: '860.50', visitors: [{}, { name: '李思远' }] });
    await user.click(screen.getByRole('button', { name: '删除第1行' }));
    expect(pushed).toHaveBeenCalled();
    expect(store.getValues().visitors).toMatchObject([{ name: '李思远' }]);
    expect(store.getValues().visitors).toHaveLength(1);
    store.flush();
    expect(store.getValues()).toMatchObject({ total: '260.50' });
  });

  it('R2.7-32 adds a row at its end, unless the form is disabled', async () => {
    const { user } = show(storyElement(stories.Visit));
    await user.click(screen.getByRole('button', { name: '添加一行' }));
    expect(screen.getByLabelText<HTMLInputElement>('姓名，第3行').value).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>('人数，第3行').value).toBe('1');
    cleanup();
    show(storyElement(stories.Disabled));
    expect(screen.queryByRole('button', { name: '添加一行' })).toBeNull();
  });

  it('G6-22 offers neither adding nor deleting when disabled', () => {
    show(storyElement(stories.Disabled));
    expect(screen.queryByRole('button', { name: '添加一行' })).toBeNull();
    expect(screen.queryByRole('button', { name: /删除第/ })).toBeNull();
  });

  it('R2.7-33 V5-50 shows the summary with 合计 in the first column', () => {
    show(storyElement(stories.Visit));
    const cells = [...(table().querySelector('tfoot tr')?.children ?? [])].map(({ textContent }) => textContent);
    expect(cells).toEqual(['合计', '', '', '3', '', '860.50']);
  });

  it('V5-48 required columns show a red asterisk', () => {
    show(storyElement(stories.Visit));
    const head = within(table()).getByRole('columnheader', { name: /姓名/ });
    expect(head.querySelector('[data-slot=required]')?.className).toContain('text-danger-text');
    expect(
      within(table()).getByRole('columnheader', { name: /手机/ }).querySelector('[data-slot=required]'),
    ).toBeNull();
  });

  it('shows the message of a cell while it is typed', async () => {
    const { user } = show(storyElement(stories.Visit));
    await user.type(screen.getByLabelText('手机，第2行'), '2');
    expect(screen.getByText('以1开头')).toBeDefined();
    await user.clear(screen.getByLabelText('手机，第2行'));
    expect(screen.queryByText('以1开头')).toBeNull();
  });

  it('goes down a column with Enter and does not save', async () => {
    const { user } = show(storyElement(stories.Visit));
    await user.click(screen.getByLabelText('姓名，第1行'));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByLabelText('姓名，第2行'));
    expect(saved()).toBe('');
  });

  it('recomputes rows, summary and form', async () => {
    const { user } = show(storyElement(stories.Visit));
    const count = screen.getByLabelText('人数，第1行');
    await user.clear(count);
    await user.type(count, '10');
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('合计金额').value).toBe('3,260.50'));
  });
});

describe('formLayout', () => {
  const short = createFormDocument([createField('text', { id: 'a', label: '姓名' })]);

  it('puts labels at the left only where all fit', () => {
    expect(formLayout(short, 700, 'zh')).toEqual({ label: 'left', columns: true });
    expect(formLayout(short, 400, 'zh')).toEqual({ label: 'left', columns: false });
    expect(formLayout(short, 330, 'zh')).toEqual({ label: 'top', columns: false });
    expect(formLayout(short, 700, 'en')).toEqual({ label: 'top', columns: true });
    expect(formLayout(short, 500, 'vi')).toEqual({ label: 'top', columns: false });
    expect(
      formLayout(createFormDocument([createField('text', { id: 'a', label: '是否需要提前预留车位' })]), 700, 'zh')
        .label,
    ).toBe('top');
  });
});
