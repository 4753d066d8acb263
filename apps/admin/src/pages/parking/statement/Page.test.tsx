import { type StatementItem, type StatementRow } from '@smart-admin/api-client/contract';
import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PageProvider } from '../../../app/PageProvider.js';
import { queryClient } from '../../../app/queryClient.js';
import { type SessionUser, useSession } from '../../../app/sessionStore.js';
import { endFlows, serveFlows } from '../../../workflow/testing/flowServer.js';
import { Page } from './Page.js';

beforeEach(() => queryClient.clear());
afterEach(endFlows);

const PATH = '/parking/statement';
const BUTTONS = ['btn_upload', 'btn_settle', 'btn_remove', 'btn_download'];

const statement: StatementRow = {
  ...{ id: 's1', provider: 'wechat', day: '2026-11-25', fileName: 'bill.csv', merchant: '1900000001' },
  ...{ items: 3, differing: 1, open: 1, theirs: 1_400, ours: 900, difference: 500 },
  ...{ operatorName: '王芳', creatorTime: 0, comparedTime: 0 },
};
const item: StatementItem = {
  ...{ id: 'i1', kind: 'payment', number: 'SHOP-7', providerNumber: '42000', time: 0, theirs: 500, ours: null },
  ...{ difference: 500, result: 'theirs', placeName: '', orderId: '', placeKind: '' },
  ...{ settleReason: '', settlerName: '', settledTime: null },
};

type Answer = { data: unknown } | { code: number; msg: string; data?: unknown };

/** The page of somebody with these buttons; `upload` is what the server says of a file. */
function open({ upload, buttons = BUTTONS }: { upload?: () => Answer; buttons?: string[] } = {}) {
  const pageOf = (list: unknown[], more: object = {}) => ({
    data: { list, pagination: { currentPage: 1, pageSize: 20, total: list.length }, ...more },
  });
  const asked = serveFlows((_method, path) => {
    if (path.endsWith('/Uploader/statement')) return { data: { name: 'stored.csv' } };
    if (path.endsWith('/Actions/Upload')) return upload?.() ?? { data: 's1' };
    if (path.endsWith('/Statement/s1')) return { data: statement };
    if (path.endsWith('/Statement')) return pageOf([statement]);
    if (path.endsWith('/StatementItem')) return pageOf([item], { sums: { theirs: 500, ours: 0, difference: 500 } });
    // what a person has saved of lists, and their exports
    return path.endsWith('/Transfer') ? { data: { list: [] } } : { data: [] };
  });
  const { user } = useSession.getState();
  const button = buttons.map((enCode) => ({ enCode }));
  const permission = { modelId: 'statement', column: [], form: [], button };
  useSession.setState({ user: { ...user, permissionList: [permission] } as unknown as SessionUser });
  render(
    <QueryClientProvider client={queryClient}>
      <UiProvider locale="zh">
        <MemoryRouter initialEntries={[PATH]}>
          <PageProvider path={PATH} modelId="statement" route={undefined}>
            <Page />
          </PageProvider>
        </MemoryRouter>
      </UiProvider>
    </QueryClientProvider>,
  );
  return asked;
}

async function send() {
  await userEvent.click(await screen.findByRole('button', { name: '上传对账单' }));
  const dialog = await screen.findByRole('dialog', { name: '上传对账单' });
  await userEvent.upload(within(dialog).getByLabelText('选择文件', { selector: 'input' }), new File(['x'], 'bill.csv'));
  return dialog;
}

it('says of each day what differs, and by how much', async () => {
  open();
  const row = (await screen.findByText('2026-11-25')).closest('tr');
  for (const text of ['微信支付', '1笔差异未处理', '¥14.00', '¥9.00', '¥5.00'])
    expect(row?.textContent).toContain(text);
});

it('opens what was uploaded with its open differences, of which one is settled with a reason', async () => {
  const asked = open();
  await send();
  const details = await screen.findByRole('dialog', { name: '微信支付对账单 2026-11-25' });
  const sent = asked.filter(({ path }) => path.endsWith('/Actions/Upload'));
  expect(sent).toMatchObject([{ body: { file: 'stored.csv' }, key: expect.any(String) as string }]);
  await userEvent.click(await within(details).findByRole('button', { name: /^处理/ }));
  const dialog = await screen.findByRole('dialog', { name: '处理差异 ¥5.00' });
  await userEvent.click(within(dialog).getByRole('textbox', { name: /处理说明/ }));
  await userEvent.paste('便利店收款');
  await userEvent.click(within(dialog).getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '处理差异 ¥5.00' })).toBeNull());
  const settled = asked.filter(({ path }) => path.endsWith('/Actions/Settle'));
  expect(settled).toMatchObject([
    { path: '/api/parking/StatementItem/i1/Actions/Settle', body: { reason: '便利店收款' } },
  ]);
});

it('says what is wrong with a file, and takes another one', async () => {
  let refuses = true;
  open({
    upload: () =>
      refuses
        ? { code: 400, msg: '提交的数据不正确', data: { fieldErrors: { file: '第2行：金额“=1+1”不正确' } } }
        : { data: 's1' },
  });
  const dialog = await send();
  expect((await within(dialog).findByRole('alert')).textContent).toContain('第2行：金额“=1+1”不正确');
  refuses = false;
  await userEvent.upload(within(dialog).getByLabelText('选择文件', { selector: 'input' }), new File(['y'], 'bill.csv'));
  await screen.findByRole('dialog', { name: '微信支付对账单 2026-11-25' });
});

it('offers whoever may only look neither the upload nor the settling', async () => {
  open({ buttons: [] });
  await userEvent.click(await screen.findByRole('button', { name: /^查看明细/ }));
  const details = await screen.findByRole('dialog', { name: '微信支付对账单 2026-11-25' });
  await within(details).findByText('SHOP-7');
  expect(within(details).queryByRole('button', { name: /^处理/ })).toBeNull();
  expect(screen.queryByRole('button', { name: '上传对账单', hidden: true })).toBeNull();
});
