import { type OrderRow } from '@smart-admin/api-client/contract';
import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PageProvider } from '../../../app/PageProvider.js';
import { queryClient } from '../../../app/queryClient.js';
import { type SessionUser, useSession } from '../../../app/sessionStore.js';
import { endFlows, serveFlows } from '../../../workflow/testing/flowServer.js';
import { EscapeDrawer } from './EscapeDrawer.js';

beforeEach(() => queryClient.clear());
afterEach(endFlows);

const PATH = '/parking/escape';

function stay(id: string, due: number): OrderRow {
  return {
    ...{ id, number: `P${id}`, placeId: 'lot', placeName: '滨海中心停车场', placeKind: 'lot', berth: '' },
    ...{ plate: '粤B12345', plateColour: 5, vehicle: 'small', status: 'closed', entryTime: 0, exitTime: 3_600_000 },
    ...{ minutes: 60, fee: due, reduced: 0, paid: 0, refunded: 0, due, escaped: 1, isSimulated: false },
  };
}

it('what a driver has paid meanwhile is taken out of what is collected', async () => {
  let list = [stay('1', 300), stay('2', 500)];
  serveFlows((_method, path) => {
    if (path.endsWith('/Escape/Orders')) return { data: { list } };
    // the driver was quicker
    list = [stay('2', 500)];
    return { code: 409, msg: '订单已结清' };
  });
  const { user } = useSession.getState();
  const permission = { modelId: 'escape', column: [], form: [], button: [{ enCode: 'btn_collect' }] };
  useSession.setState({ user: { ...user, permissionList: [permission] } as unknown as SessionUser });
  render(
    <QueryClientProvider client={queryClient}>
      <UiProvider locale="zh">
        <MemoryRouter initialEntries={[PATH]}>
          <PageProvider path={PATH} modelId="escape" route={undefined}>
            <EscapeDrawer vehicle={{ plate: '粤B12345', plateColour: 5 }} filters={{}} onClose={() => undefined} />
          </PageProvider>
        </MemoryRouter>
      </UiProvider>
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: '收现金 ¥8.00' }));
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: '确定' }));
  expect(await screen.findByRole('button', { name: '收现金 ¥5.00' })).toBeTruthy();
});
