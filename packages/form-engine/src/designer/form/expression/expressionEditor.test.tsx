import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createField, createFormDocument } from '../../../core/document/createField.js';
import { type FormDocument } from '../../../core/document/FormDocument.js';
import { encodeFormDocument } from '../../../core/document/encodeFormDocument.js';
import { FormDataSourcesProvider } from '../../../fields/sources/FormDataSources.js';
import { memorySources } from '../../../testing/memorySources.js';
import { noDrafts } from '../../../testing/noDrafts.js';
import { FormDesigner } from '../FormDesigner.js';

const form = createFormDocument([
  createField('number', { id: 'price', label: '单价' }),
  createField('text', { id: 'customer', label: '客户名称' }),
  {
    ...createField('subtable', { id: 'rows', label: '明细' }),
    columns: [createField('number', { id: 'amount', label: '金额' })],
  },
]);

function open(document: FormDocument) {
  const onSave = vi.fn<(saved: FormDocument) => Promise<boolean>>(() => Promise.resolve(true));
  render(
    <UiProvider locale="zh">
      <QueryClientProvider client={new QueryClient()}>
        <FormDataSourcesProvider sources={memorySources}>
          <FormDesigner
            title="续费"
            form={document}
            base="1"
            drafts={noDrafts}
            draftName="test"
            canEdit
            canRelease
            onSave={onSave}
            onRelease={() => Promise.resolve(true)}
            onBack={() => undefined}
          />
        </FormDataSourcesProvider>
      </QueryClientProvider>
    </UiProvider>,
  );
  return { onSave, user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }) };
}

describe('the expression editor of forms', () => {
  it('E3-62 a calculate field is added, gets its formula in the editor, and is saved as the list of its parts', async () => {
    const { user, onSave } = open(form);
    await user.click(screen.getByLabelText('添加计算公式'));
    const setting = document.querySelector<HTMLElement>('[data-setting=formula]') ?? document.body;
    await user.click(within(setting).getByLabelText('打开表达式编辑器'));
    const dialog = within(await screen.findByRole('dialog'));
    const text = dialog.getByLabelText<HTMLTextAreaElement>('计算公式 · 计算公式');
    await user.type(text, 'sum');
    await user.keyboard('{Enter}');
    await user.click(dialog.getByLabelText('插入 金额'));
    expect(text.value).toBe('SUM({明细.金额})');
    // the caret stands behind the column, before the bracket
    await waitFor(() => expect(text.selectionStart).toBe(text.value.length - 1));
    await user.type(text, ' × {{客户', { initialSelectionStart: text.value.length });
    dialog.getByRole('option', { name: /客户/ });
    await user.keyboard('{Enter}');
    dialog.getByText(/“客户名称”是文本，不能参与“×”运算/);
    await user.click(dialog.getByText('改为 VALUE({客户名称})'));
    expect(text.value).toBe('SUM({明细.金额}) × VALUE({客户名称})');
    expect(dialog.queryByText(/不能参与/)).toBeNull();
    await user.click(dialog.getByText('保存'));
    await user.click(screen.getByText('保存'));
    const [saved] = onSave.mock.calls[0] ?? [];
    const fields = saved && (encodeFormDocument(saved).fields as { expression?: unknown }[]);
    expect(fields?.at(-1)?.expression).toEqual([
      'SUM',
      '(',
      '{rows.amount}',
      ')',
      '×',
      'VALUE',
      '(',
      '{customer}',
      ')',
    ]);
  });

  it('computes with values that can be changed, and keeps the last right result while the text is wrong', async () => {
    const total = {
      ...createField('calculate', { id: 'total', label: '合计' }),
      formula: 'SUM({rows.amount}) × {price}',
    };
    const { user } = open(createFormDocument([...form.fields, total]));
    await user.click(screen.getByLabelText('规则总览'));
    const rules = within(await screen.findByRole('dialog', { name: '规则总览' }));
    await user.click(rules.getByLabelText('打开表达式编辑器'));
    const dialog = within(await screen.findByRole('dialog', { name: /合计/ }));
    const trial = within(dialog.getByRole('region', { name: '试算' }));
    // rows of 10, 20 and 30, price 10
    expect(trial.getByRole('status').textContent).toBe('600');
    await user.click(trial.getByLabelText('删除第 3 行'));
    expect(trial.getByRole('status').textContent).toBe('300');
    await user.type(dialog.getByLabelText('合计 · 计算公式'), ' +');
    expect(trial.getByRole('status').textContent).toBe('300');
    trial.getByText('沿用上次正确的公式');
    dialog.getByText(/1 处错误/);
  });

  it('offers the columns of an option in an option filter, and says which it does not have', async () => {
    const lot = createField('select', {
      id: 'lot',
      label: '车场',
      options: [{ value: 'n1', label: '北一' }],
      optionFilter: 'STARTSWITH({option.value}, {customer})',
    });
    const { user } = open(createFormDocument([...form.fields, lot]));
    await user.click(screen.getByLabelText('规则总览'));
    const rules = within(await screen.findByRole('dialog', { name: '规则总览' }));
    rules.getByText('选项过滤');
    await user.click(rules.getByLabelText('打开表达式编辑器'));
    const dialog = within(await screen.findByRole('dialog', { name: /选项过滤/ }));
    const text = dialog.getByLabelText<HTMLTextAreaElement>('车场 · 选项过滤');
    expect(text.value).toBe('STARTSWITH({选项.值}, {客户名称})');
    await user.clear(text);
    await user.click(dialog.getByLabelText('插入 层级'));
    await user.type(text, ' = {{option.size} + 1');
    expect(text.value).toContain('{选项.层级}');
    dialog.getByText(/没有字段“option.size”/);
  });
});
