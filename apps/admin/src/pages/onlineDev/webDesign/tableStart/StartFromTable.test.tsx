import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { StartFromTable } from './StartFromTable.js';
import { type ExistingColumn, type ExistingTable } from './tableChoices.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

const column = (name: string, more: Partial<ExistingColumn>): ExistingColumn => ({
  ...{ name, type: 'text', comment: '', kinds: ['text', 'textarea'], reason: '', maxLength: 0, precision: 0 },
  ...{ isRequired: false, isUnique: false, refersTo: '' },
  ...more,
});
const orders: ExistingTable = {
  name: 'shop_order',
  comment: '订单',
  problem: '',
  added: ['_id', '_creator'],
  columns: [
    column('id', { type: 'integer', kinds: [], reason: '主键由数据库生成' }),
    column('number', { comment: '订单号', isRequired: true, isUnique: true, maxLength: 20 }),
    column('paid', { type: 'boolean', kinds: ['switch'] }),
  ],
};
const broken: ExistingTable = { ...orders, name: 'no_key', comment: '', problem: '需要主键' };

/** A database with two tables; `refusal` is what the server says against the form. */
function serve(refusal?: Record<string, string>) {
  const sent: { table: string; enCode: string; formData: string }[] = [];
  vi.stubGlobal('fetch', (input: string | URL, init?: { body?: unknown }) => {
    const url = String(input);
    const answer = (data: unknown, code = 200) => Promise.resolve(Response.json({ code, msg: '不正确', data }));
    if (url.includes('/Actions/AdoptTable')) {
      sent.push(JSON.parse(String(init?.body)) as (typeof sent)[number]);
      return refusal ? answer({ fieldErrors: refusal }, 400) : answer('m1');
    }
    if (url.includes('/ExistingTables/shop_order')) return answer(orders);
    if (url.includes('/ExistingTables/no_key')) return answer(broken);
    const listed = ({ name, comment, problem }: ExistingTable) => ({ name, comment, problem, rows: 2 });
    return answer({ list: [listed(orders), listed(broken)] });
  });
  return sent;
}

function show() {
  const handlers = { onClose: vi.fn(), onStarted: vi.fn() };
  render(
    <UiProvider locale="zh">
      <QueryClientProvider client={new QueryClient()}>
        <StartFromTable {...handlers} />
      </QueryClientProvider>
    </UiProvider>,
  );
  return { ...handlers, dialog: screen.getByRole('dialog', { name: '从已有数据表开始' }), user: userEvent.setup() };
}

async function choose({ dialog, user }: Pick<ReturnType<typeof show>, 'dialog' | 'user'>, name: RegExp) {
  await user.click(await within(dialog).findByRole('combobox', { name: '数据表' }));
  await user.click(await screen.findByRole('option', { name }));
}

it('makes a draft of the chosen columns, under the names that they were given', async () => {
  const sent = serve();
  const { dialog, user, onStarted } = show();
  await choose({ dialog, user }, /shop_order/);
  expect(await within(dialog).findByDisplayValue('订单号')).toBeDefined();
  expect(dialog.textContent).toContain('_creator');
  expect(dialog.textContent).toContain('id：主键由数据库生成');
  await user.click(within(dialog).getByRole('checkbox', { name: /^paid/ }));
  await user.click(within(dialog).getByRole('button', { name: '创建草稿' }));
  await waitFor(() => expect(onStarted).toHaveBeenCalledWith('m1'));
  expect(sent).toMatchObject([{ table: 'shop_order', fullName: '订单', enCode: 'shoporder' }]);
  expect(sent[0]?.formData).toContain('"number"');
  expect(sent[0]?.formData).not.toContain('"paid"');
});

it('does not leave out a column that every row needs', async () => {
  serve();
  const { dialog, user } = show();
  await choose({ dialog, user }, /shop_order/);
  await user.click(await within(dialog).findByRole('checkbox', { name: /^number/ }));
  expect(dialog.textContent).toContain('此列必须有值且没有默认值');
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: '创建草稿' }).disabled).toBe(true);
});

it('says why a table cannot be used, and what the server refuses', async () => {
  serve({ enCode: '编码已存在' });
  const { dialog, user, onStarted } = show();
  await choose({ dialog, user }, /no_key/);
  await waitFor(() => expect(dialog.textContent).toContain('需要主键'));
  await choose({ dialog, user }, /shop_order/);
  await within(dialog).findByDisplayValue('订单号');
  await user.click(within(dialog).getByRole('button', { name: '创建草稿' }));
  await waitFor(() => expect(dialog.textContent).toContain('编码已存在'));
  expect(onStarted).not.toHaveBeenCalled();
});
