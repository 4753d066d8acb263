import { type PublicOrder } from '@smart-admin/api-client/contract';
import { LocaleProvider } from '@smart-admin/ui/locale';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { InvoicePart } from './InvoicePart.js';
import { answered, serveScans } from './testing/scanServer.js';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function part(invoice: PublicOrder['invoice'], reload: () => void, reason = '') {
  const order = { order: 'order-code-1', invoice, invoiceDetail: { number: '', link: '', reason } } as PublicOrder;
  return (
    <LocaleProvider locale="zh">
      <InvoicePart order={order} reload={reload} />
    </LocaleProvider>
  );
}

async function send(title: string) {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: '申请电子发票' }));
  await user.type(screen.getByRole('textbox', { name: /发票抬头/ }), title);
  await user.type(screen.getByRole('textbox', { name: /接收邮箱/ }), 'a@b.cn');
  await user.click(screen.getByRole('button', { name: '提交申请' }));
}

it('who is refused an invoice while the page is open reads why, and can ask again', async () => {
  const calls = serveScans({ Invoice: () => answered(null) });
  const reload = vi.fn();
  const { rerender } = render(part('possible', reload));
  await send('写错的抬头');
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  rerender(part('requested', reload));
  rerender(part('refused', reload, '抬头与税号不符'));
  expect(screen.getByText(/抬头与税号不符/)).toBeTruthy();
  await send('滨海公司');
  await waitFor(() => expect(calls.map(({ body }) => body.title)).toEqual(['写错的抬头', '滨海公司']));
});
