import { type OrderDetail } from '@smart-admin/api-client/contract';
import { UiProvider } from '@smart-admin/ui/app-root';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { type SessionUser, useSession } from '../../../app/sessionStore.js';
import { endFlows, serveFlows } from '../../../workflow/testing/flowServer.js';
import { OrderActions } from './OrderActions.js';

afterEach(() => {
  endFlows();
  useSession.setState({ routes: [] });
});

type SessionRoutes = ReturnType<typeof useSession.getState>['routes'];

const orderOf = (due: number) =>
  ({ id: 'o1', status: 'open', due, paid: 0, refunded: 0, payments: [] as OrderDetail['payments'] }) as OrderDetail;

/** The order as it was read once, and is read again when it has turned out to be another. */
function Shown() {
  const [order, setOrder] = useState(orderOf(900));
  const readAgain = () => {
    setOrder(orderOf(1_200));
    return Promise.resolve();
  };
  return (
    <>
      <output>{order.due}</output>
      <OrderActions order={order} kind="lot" onChanged={setOrder} onRefused={readAgain} />
    </>
  );
}

async function collect() {
  await userEvent.click(await screen.findByRole('button', { name: '收现金' }));
  const question = await screen.findByRole('alertdialog');
  const text = question.textContent;
  await userEvent.click(within(question).getByRole('button', { name: '确定' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  return text;
}

it('cash of which another amount is due by now is asked for anew, under another key', async () => {
  const asked = serveFlows((_method, _path, body) =>
    (body as { amount: number }).amount === 900
      ? { code: 409, msg: '金额已变化，请确认后再支付', data: { amount: 1_200 } }
      : { data: orderOf(0) },
  );
  const { user } = useSession.getState();
  const permission = { modelId: 'order', column: [], form: [], button: [{ enCode: 'btn_collect' }] };
  const routes = [{ path: '/parking/order', meta: { modelId: 'order' } }] as SessionRoutes;
  useSession.setState({ user: { ...user, permissionList: [permission] } as unknown as SessionUser, routes });
  render(
    <UiProvider locale="zh">
      <Shown />
    </UiProvider>,
  );
  expect(await collect()).toContain('¥9.00');
  await screen.findByText('1200');
  expect(await collect()).toContain('¥12.00');
  await waitFor(() => expect(screen.queryByRole('button', { name: '收现金' })).toBeNull());
  const sent = asked.map(({ body }) => body as { amount: number; key: string });
  expect(sent.map(({ amount }) => amount)).toEqual([900, 1_200]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});
