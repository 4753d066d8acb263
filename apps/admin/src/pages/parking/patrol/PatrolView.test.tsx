import { type PatrolBerth } from '@smart-admin/api-client/contract';
import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PageProvider } from '../../../app/PageProvider.js';
import { queryClient } from '../../../app/queryClient.js';
import { type SessionUser, useSession } from '../../../app/sessionStore.js';
import { endFlows, serveFlows } from '../../../workflow/testing/flowServer.js';
import { PatrolView } from './PatrolView.js';

beforeEach(() => {
  queryClient.clear();
  localStorage.clear();
});
afterEach(endFlows);

const HOUR = 60 * 60_000;

function berth(fullName: string, fields: Partial<PatrolBerth> = {}): PatrolBerth {
  const road = { placeId: 'road', placeName: '人民路', kind: 'small', enabledMark: 1, reason: '' } as const;
  return { id: fullName, fullName, ...road, stay: null, ...fields };
}

const stay = (fields: object) => ({
  stay: {
    id: 's1',
    plate: '粤B12345',
    plateColour: 5 as const,
    entryTime: Date.now(),
    due: 0,
    isPaid: false,
    ...fields,
  },
});

const BERTHS = [
  berth('A01'),
  berth('A02', stay({ entryTime: Date.now() - 5 * HOUR, due: 1_800 })),
  berth('A03', stay({ plate: '粤B88888', entryTime: Date.now() - HOUR, isPaid: true })),
  berth('A04', { enabledMark: 0, reason: '路面施工' }),
];

/** The page of somebody who may work, or only look. */
function open(list: PatrolBerth[], begin: () => { data: unknown } | { code: number; msg: string }, mayWork = true) {
  const asked = serveFlows((_method, path) => {
    if (path.endsWith('/Patrol/Berths')) return { data: { list } };
    return path.endsWith('/Actions/Begin') ? begin() : { data: {} };
  });
  const { user } = useSession.getState();
  const button = mayWork ? [{ enCode: 'btn_patrol' }] : [];
  const permission = { modelId: 'patrol', column: [], form: [], button };
  useSession.setState({ user: { ...user, permissionList: [permission] } as unknown as SessionUser });
  render(
    <QueryClientProvider client={queryClient}>
      <UiProvider locale="zh">
        <PageProvider path="/parking/patrol" modelId="patrol" route={undefined}>
          <PatrolView userId="me" />
        </PageProvider>
      </UiProvider>
    </QueryClientProvider>,
  );
  return asked;
}

const accepted = () => ({ data: { orderId: 's2', isNew: true } });
const tile = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });

async function note(plate: string) {
  await userEvent.click(await tile('A01'));
  const drawer = await screen.findByRole('dialog', { name: '泊位A01登记停车' });
  await userEvent.click(within(drawer).getByRole('textbox', { name: '车牌号' }));
  await userEvent.paste(plate);
  await userEvent.click(within(drawer).getByRole('button', { name: '登记' }));
  return drawer;
}

it('says in words what each berth is, and finds berths by plate and state', async () => {
  open(BERTHS, accepted);
  expect((await tile('A01')).textContent).toContain('空闲');
  expect((await tile('A02')).textContent).toContain('超时未缴粤B123455小时待付¥18.00');
  expect((await tile('A03')).textContent).toContain('已缴费');
  expect((await tile('A04')).textContent).toContain('停用路面施工');
  const shown = () => within(screen.getByRole('list', { name: '泊位' })).getAllByRole('listitem');
  await userEvent.type(screen.getByRole('textbox', { name: '车牌或泊位号' }), '888');
  expect(shown()).toHaveLength(1);
  await userEvent.clear(screen.getByRole('textbox', { name: '车牌或泊位号' }));
  await userEvent.click(screen.getByRole('radio', { name: '有车 2' }));
  expect(shown()).toHaveLength(2);
});

it('says what to do where nobody was given a berth', async () => {
  open([], accepted);
  await screen.findByText('没有分配给你的泊位');
});

it('asks for the whole plate, and begins the stay once it is there', async () => {
  const asked = open(BERTHS, accepted);
  const drawer = await note('粤B1');
  expect((await within(drawer).findByRole('alert')).textContent).toContain('请输入完整的车牌号');
  await userEvent.click(within(drawer).getByRole('textbox', { name: '车牌号' }));
  await userEvent.paste('粤BD12345');
  await userEvent.click(within(drawer).getByRole('button', { name: '登记' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = asked.filter(({ path }) => path.endsWith('/Actions/Begin'));
  expect(sent).toMatchObject([{ body: { berthId: 'A01', plate: '粤BD12345', plateColour: 3, photo: '' } }]);
  expect(sent[0]?.key).toBeTruthy();
});

it('stays open with the reason of a refusal', async () => {
  open(BERTHS, () => ({ code: 409, msg: '泊位A01上已有粤B99999，由王芳登记' }));
  const drawer = await note('粤B24680');
  expect((await within(drawer).findByRole('alert')).textContent).toContain('由王芳登记');
  expect(screen.queryByText(/条登记等待补传/)).toBeNull();
});

it('shows what waits to be sent, and gives it up when it is asked to', async () => {
  open(BERTHS, () => ({ code: 503, msg: '服务器忙' }));
  await note('粤B24680');
  await screen.findByText('1条登记等待补传');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await tile('A01')).textContent).toContain('待补传 粤B24680');
  await userEvent.click(screen.getByRole('button', { name: '放弃' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确定' }));
  await waitFor(() => expect(screen.queryByText('1条登记等待补传')).toBeNull());
});

it('lets whoever may only look begin nothing', async () => {
  open(BERTHS, accepted, false);
  await userEvent.click(await tile('A01'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
