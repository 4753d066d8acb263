import { UiProvider } from '@smart-admin/ui/app-root';
import { answerQuestion, currentQuestion } from '@smart-admin/ui/confirm';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { useEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../app/queryClient.js';
import { useUnread } from '../app/unreadStore.js';
import { flowAddress } from './flowAddress.js';
import { type MessageCalls, type MessageRow, messagesChanged } from './messageCache.js';
import { parseFiles } from './messageFiles.js';
import { type SettingCalls } from './MessageSettings.js';
import { NoticeDrawer } from './NoticeDrawer.js';

const row = (number: number, fields: Partial<MessageRow> = {}): MessageRow => ({
  id: `m${number}`,
  title: `通知 ${number}`,
  creatorUser: '系统管理员',
  lastModifyTime: Date.now() - number * 60_000,
  isRead: '0',
  type: 1,
  ...fields,
});

let rows: MessageRow[];
const mine = vi.fn();
const readInfo = vi.fn();
const readAll = vi.fn();
/** Addresses that were gone to. */
const visited = vi.fn<(address: string) => void>();
const setting = vi.fn();
const saveSetting = vi.fn();
const calls = { mine, readInfo, readAll, setting, saveSetting } as unknown as MessageCalls & SettingCalls;

beforeEach(() => {
  queryClient.clear();
  vi.resetAllMocks();
  rows = Array.from({ length: 25 }, (_, index) => row(index + 1));
  mine.mockImplementation(
    ({ query: { currentPage, pageSize } }: { query: { currentPage: number; pageSize: number } }) =>
      Promise.resolve({
        list: rows.slice((currentPage - 1) * pageSize, currentPage * pageSize),
        pagination: { currentPage, pageSize, total: rows.length },
      }),
  );
  readInfo.mockImplementation(({ id }: { id: string }) =>
    Promise.resolve({
      ...rows.find((candidate) => candidate.id === id),
      isRead: '1',
      bodyText: '<p>正文</p>',
      files: '{broken',
    }),
  );
  useUnread.setState({ notices: 25, chats: {} });
});

function open() {
  const onClose = vi.fn();
  const Place = () => {
    const { pathname, search } = useLocation();
    useEffect(() => visited(pathname + search), [pathname, search]);
    return null;
  };
  render(
    <QueryClientProvider client={queryClient}>
      <UiProvider locale="zh">
        <MemoryRouter>
          <Routes>
            <Route
              path="*"
              element={
                <>
                  <Place />
                  <NoticeDrawer title="通知" calls={calls} onClose={onClose} />
                </>
              }
            />
          </Routes>
        </MemoryRouter>
      </UiProvider>
    </QueryClientProvider>,
  );
  return { onClose, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

/** Scrolls a list whose entries are 100 px high and of which the window shows 500. */
function scroll(list: HTMLElement, scrollTop: number) {
  Object.defineProperties(list, {
    scrollHeight: { get: () => list.querySelectorAll('button').length * 100, configurable: true },
    clientHeight: { value: 500, configurable: true },
    scrollTop: { value: scrollTop, configurable: true },
  });
  fireEvent.scroll(list);
}

it('R2.5-48 C9-24 loads ten at a time, the next ten within 200 px of the end and not before', async () => {
  // without a layout everything would be near the end
  const heights = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(2_000);
  open();
  const list = await screen.findByRole('list', { name: '通知' });
  expect(within(list).getAllByRole('button')).toHaveLength(10);
  scroll(list, 299);
  expect(mine).toHaveBeenCalledTimes(1);
  scroll(list, 301);
  await waitFor(() => expect(within(list).getAllByRole('button')).toHaveLength(20));
  expect(mine.mock.calls.map(([{ query }]) => query as unknown)).toEqual([
    { currentPage: 1, pageSize: 10 },
    { currentPage: 2, pageSize: 10 },
  ]);
  heights.mockRestore();
});

it('R2.5-49 R2.5-53 S4-15 opens a notice, shows it read and counts one less, once', async () => {
  rows = [row(1), row(2, { isRead: '1' })];
  const { user } = open();
  const [first] = await screen.findAllByRole('button', { name: /通知 \d/ });
  expect(first?.textContent).toContain('未读');
  await user.click(first as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: '通知 1' });
  expect(within(dialog).getByText('正文')).toBeDefined();
  expect(within(dialog).queryByRole('region', { name: '附件' })).toBeNull();
  expect(useUnread.getState().notices).toBe(24);
  await waitFor(() => expect(first?.textContent).toContain('已读'));
  await user.click(within(dialog).getAllByRole('button', { name: '关闭' }).at(-1) as HTMLElement);
  await user.click(first as HTMLElement);
  await screen.findByRole('dialog', { name: '通知 1' });
  expect(useUnread.getState().notices).toBe(24);
});

it('R2.5-50 leads to the flow that another message is about', async () => {
  rows = [row(1, { type: 2 })];
  readInfo.mockResolvedValue({ ...row(1, { type: 2 }), bodyText: '{"taskId":"流程1"}', files: '[]' });
  const { user, onClose } = open();
  await user.click(await screen.findByRole('button', { name: /通知 1/ }));
  await waitFor(() => expect(visited).toHaveBeenLastCalledWith(flowAddress('{"taskId":"流程1"}')));
  expect(onClose).toHaveBeenCalled();
  const config = new URL(flowAddress('{"taskId":"流程1"}'), 'http://x').searchParams.get('config') ?? '';
  expect(new TextDecoder().decode(Uint8Array.from(atob(config), (char) => char.charCodeAt(0)))).toBe(
    '{"taskId":"流程1"}',
  );
});

it('R2.5-51 S4-11 X8-24 reads all after the question, says what the server says, and loads nothing again', async () => {
  readAll.mockImplementation((_input: unknown, { onMessage }: { onMessage(text: string): void }) => {
    onMessage('操作成功');
    return Promise.resolve(null);
  });
  rows = [row(1), row(2)];
  const { user } = open();
  await screen.findAllByRole('button', { name: /通知 \d/ });
  await user.click(screen.getByRole('button', { name: '全部已读' }));
  const question = await waitFor(() => currentQuestion() ?? Promise.reject(new Error('no question')));
  expect([question.title, question.description]).toEqual(['提示', '您确定全部设置为已读状态, 是否继续？']);
  expect(readAll).not.toHaveBeenCalled();
  answerQuestion(question, true);
  expect(await screen.findByText('操作成功')).toBeDefined();
  expect(useUnread.getState().notices).toBe(0);
  for (const button of screen.getAllByRole('button', { name: /通知 \d/ })) expect(button.textContent).toContain('已读');
  expect(mine).toHaveBeenCalledTimes(1);
});

it('R2.5-52 R2.3-03 leads to the message centre, and shows what comes while it is open', async () => {
  rows = [row(1)];
  const { user, onClose } = open();
  await screen.findByRole('button', { name: /通知 1/ });
  rows = [row(2), ...rows];
  messagesChanged();
  expect(await screen.findByRole('button', { name: /通知 2/ })).toBeDefined();
  await user.click(screen.getByRole('link', { name: '查看全部消息' }));
  expect(onClose).toHaveBeenCalled();
  expect(visited).toHaveBeenLastCalledWith('/messageRecord');
});

it('has nothing to set to read where nothing is unread', async () => {
  useUnread.setState({ notices: 0, chats: {} });
  rows = [row(1, { isRead: '1' })];
  open();
  await screen.findAllByRole('button', { name: /通知 \d/ });
  expect(screen.getByRole('button', { name: '全部已读' })).toHaveProperty('disabled', true);
});

it('keeps what one wants to be shown by the browser, and asks it for nothing at once', async () => {
  const muted = [{ kind: 'comment', channel: 'mail' }];
  const channels = ['notice', 'mail'];
  setting.mockResolvedValue({ showNotices: 1, showChats: 1, quietFrom: '', quietTo: '', muted, channels });
  saveSetting.mockResolvedValue(null);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: '提醒设置' }));
  const dialog = await screen.findByRole('dialog', { name: '提醒设置' });
  await user.click(await within(dialog).findByRole('switch', { name: '收到聊天消息时由浏览器提醒' }));
  // each kind by each channel that is on; announcements go by no other
  const choices = within(within(dialog).getByRole('table', { name: '按类型和渠道选择' })).getAllByRole('checkbox');
  expect(choices.map((box) => `${box.getAttribute('aria-label')} ${box.getAttribute('aria-checked')}`)).toEqual([
    '公告：浏览器 true',
    '流程：浏览器 true',
    '流程：邮件 true',
    '评论和提及：浏览器 true',
    '评论和提及：邮件 false',
    '共享的文档：浏览器 true',
    '系统、任务和导出：浏览器 true',
    '系统、任务和导出：邮件 true',
  ]);
  await user.click(within(dialog).getByRole('checkbox', { name: '评论和提及：邮件' }));
  await user.click(within(dialog).getByRole('checkbox', { name: '流程：浏览器' }));
  await user.click(within(dialog).getByRole('switch', { name: '收到通知时由浏览器提醒' }));
  expect((within(dialog).getByRole('checkbox', { name: '公告：浏览器' }) as HTMLButtonElement).disabled).toBe(true);
  await user.click(within(dialog).getByRole('button', { name: '保存' }));
  expect(saveSetting.mock.calls[0]?.[0]).toEqual({
    body: {
      ...{ showNotices: 0, showChats: 0, quietFrom: '', quietTo: '' },
      muted: [{ kind: 'flow', channel: 'notice' }],
    },
  });
});

it('E3-35 offers the files of a notice for preview and download', async () => {
  rows = [row(1)];
  const stored = {
    name: '平面图.png',
    fileId: 'annex_0.png',
    fileVersionId: '1',
    url: '/api/file/Download/annex/annex_0.png',
  };
  readInfo.mockResolvedValue({
    ...row(1),
    bodyText: '<p>正文</p>',
    files: JSON.stringify([{ ...stored, fileSize: 70, fileExtension: 'png' }]),
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /通知 1/ }));
  const dialog = await screen.findByRole('dialog', { name: '通知 1' });
  const files = await within(dialog).findByRole('region', { name: '附件' });
  expect(within(files).getByText('平面图.png')).toBeDefined();
  expect(within(files).getByRole('button', { name: /下载/ })).toBeDefined();
  expect(within(files).getByRole('button', { name: /预览|查看/ })).toBeDefined();
});

it('E3-35 takes the files of a message from their text, none from an empty or broken one', () => {
  const file = { name: 'a.pdf', fileId: 'annex_1', fileVersionId: '1', url: '/x' };
  expect(parseFiles(JSON.stringify([file, null, 1, { name: 'b' }]))).toEqual([file]);
  for (const text of ['', '{', '{}', 'null']) expect(parseFiles(text)).toEqual([]);
});
