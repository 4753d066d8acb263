import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../../testing/showStory.js';
import { ALLOW_ALL, ResourceProvider } from '../ResourceProvider.js';
import { TransferBar } from './TransferBar.js';
import { type Transfer, type TransferSource } from './TransferSource.js';

const base: Transfer = {
  id: 't1',
  kind: 'import',
  state: 'running',
  fileName: '合同.xlsx',
  total: 50_000,
  done: 1_000,
  refused: 3,
  problem: '',
  hasFile: false,
};

function open(list: Transfer[], started: string[] = [], isTakenBack = false) {
  const listeners = new Set<(transfer: Transfer) => void>();
  let miss: () => void = () => undefined;
  const source = {
    list: vi.fn(async () => list),
    watch: (listener: (transfer: Transfer) => void, onMissed: () => void) => {
      listeners.add(listener);
      miss = onMissed;
      return () => listeners.delete(listener);
    },
    cancel: vi.fn(async () => undefined),
    remove: vi.fn(async () => undefined),
    save: vi.fn(async () => undefined),
    takeBack: vi.fn(async () => 't2'),
  } satisfies TransferSource;
  const onImported = vi.fn();
  const { user } = show(
    <QueryClientProvider client={new QueryClient()}>
      <ResourceProvider permissions={ALLOW_ALL}>
        <TransferBar
          id="model.x"
          source={isTakenBack ? source : { ...source, takeBack: undefined }}
          started={new Set(started)}
          onImported={onImported}
        />
      </ResourceProvider>
    </QueryClientProvider>,
  );
  const tell = (changes: Partial<Transfer>) =>
    act(async () => listeners.forEach((listener) => listener({ ...base, ...changes })));
  return { user, source, tell, onImported, miss: () => act(async () => miss()) };
}

it('shows how an import goes on, cancels it, and gives back what was refused in the end', async () => {
  const { user, source, tell, onImported } = open([base]);
  expect(await screen.findByText('正在导入：1000 / 50000 行，失败 3 行')).toBeDefined();
  expect(screen.getByRole('progressbar', { name: '进度' }).getAttribute('aria-valuenow')).toBe('2');
  await user.click(screen.getByRole('button', { name: '取消' }));
  expect(source.cancel).toHaveBeenCalledExactlyOnceWith('t1');
  await tell({ done: 20_000 });
  expect(await screen.findByText('正在导入：20000 / 50000 行，失败 3 行')).toBeDefined();
  await tell({ state: 'done', done: 50_000, refused: 7, hasFile: true });
  expect((await screen.findByRole('status')).textContent).toBe('导入完成：成功 49993 行，失败 7 行');
  expect(onImported).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: '下载失败的行' }));
  expect(source.save).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: '收起' }));
  expect(source.remove).toHaveBeenCalledExactlyOnceWith('t1');
  await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
});

it('takes an import back after a question, and says what stays', async () => {
  const done = { ...base, state: 'done' as const, done: 30, refused: 2, hasFile: true };
  const { user, source, tell, onImported } = open([done], [], true);
  await user.click(await screen.findByRole('button', { name: '撤回导入' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('将永久删除这次导入的 28 行数据');
  source.list.mockResolvedValue([]);
  await user.click(within(question).getByRole('button', { name: '撤回导入' }));
  await waitFor(() => expect(source.takeBack).toHaveBeenCalledExactlyOnceWith('t1'));
  const back = { id: 't2', kind: 'takeBack' as const, total: 28 };
  await tell({ ...back, done: 10, refused: 0 });
  expect(await screen.findByText('正在撤回导入：10 / 28 行')).toBeDefined();
  onImported.mockClear();
  await tell({ ...back, state: 'done', done: 28, refused: 3 });
  expect((await screen.findByRole('status')).textContent).toBe('已撤回导入：25 行；3 行在导入后被修改过，已保留');
  // the list is read again
  expect(onImported).toHaveBeenCalledOnce();
});

it('saves an export that was begun here as soon as it is done, and others when they are asked for', async () => {
  const { source, tell } = open([], ['t1']);
  await waitFor(() => expect(source.list).toHaveBeenCalledOnce());
  await tell({ kind: 'export', state: 'running', refused: 0 });
  await tell({ kind: 'export', state: 'done', done: 50_000, refused: 0, hasFile: true });
  await waitFor(() => expect(source.remove).toHaveBeenCalledExactlyOnceWith('t1'));
  expect(source.save).toHaveBeenCalledOnce();
  await tell({ id: 't2', kind: 'export', state: 'running' });
  await tell({ id: 't2', kind: 'export', state: 'done', refused: 0, hasFile: true });
  expect(await screen.findByRole('button', { name: '下载' })).toBeDefined();
  expect(source.save).toHaveBeenCalledOnce();
});

it('has the list read again where an import ended before anybody heard of it', async () => {
  const { onImported } = open([{ ...base, state: 'done', done: 30, refused: 1 }]);
  expect(await screen.findByText('导入完成：成功 29 行，失败 1 行')).toBeDefined();
  expect(onImported).toHaveBeenCalledOnce();
});

it('keeps saying what is not in the file of an export', async () => {
  const { source, tell } = open([], ['t1']);
  await waitFor(() => expect(source.list).toHaveBeenCalledOnce());
  await tell({ kind: 'export', state: 'running', refused: 0 });
  const problem = '文件只能容纳前1000000行';
  await tell({ kind: 'export', state: 'done', done: 1_000_000, refused: 0, hasFile: true, problem });
  expect((await screen.findByRole('status')).textContent).toContain(problem);
  expect(source.save).toHaveBeenCalledOnce();
  expect(source.remove).not.toHaveBeenCalled();
});

it('reads them again when frames may have been missed, also where none goes on', async () => {
  const { source, miss } = open([]);
  await waitFor(() => expect(source.list).toHaveBeenCalledOnce());
  source.list.mockResolvedValue([base]);
  await miss();
  expect(await screen.findByText('正在导入：1000 / 50000 行，失败 3 行')).toBeDefined();
});
