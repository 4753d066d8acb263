import { answerQuestion, currentQuestion } from '@smart-admin/ui/confirm';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { show } from '../../testing/showStory.js';
import { ALLOW_ALL, ResourceProvider } from '../ResourceProvider.js';
import { type ImportContent, type ImportRow, type ImportSource } from './ImportSource.js';
import { ImportDialog } from './ImportDialog.js';

afterEach(() => {
  cleanup();
  const question = currentQuestion();
  if (question) answerQuestion(question, false);
});

const read: ImportRow[] = [
  { values: { name: '周雨桐', account: 'zhouyt' }, errors: {} },
  { values: { name: '', account: 'chenjh' }, errors: { name: '姓名不能为空' } },
  { values: { name: '李思远', account: 'double' }, errors: {} },
];

function checkName(row: ImportRow): ImportRow {
  return { ...row, errors: row.values.name === '' ? { name: '姓名不能为空' } : {} };
}

const fields = [
  { id: 'name', label: '姓名', required: true },
  { id: 'account', label: '账号', required: true },
];
const columns = [
  { header: '姓名', sample: '周雨桐', field: 'name' },
  { header: '账号', sample: 'zhouyt', field: 'account' },
];
const contentOf = (rows: ImportRow[]): ImportContent => ({ fields, columns, rows, total: rows.length });

async function open(given: Partial<ImportSource> = {}) {
  const commit = vi.fn(async (rows: ImportRow[]) => {
    const failed = rows
      .filter(({ values }) => values.account === 'double')
      .map((row) => ({ ...row, errors: { account: '账号已存在' } }));
    return { successes: rows.length - failed.length, failures: failed.length, failed };
  });
  const exceptionFile = vi.fn(async () => undefined);
  const source: ImportSource = {
    template: async () => undefined,
    preview: async () => contentOf(read),
    take: { kind: 'commit', commit },
    exceptionFile,
    ...given,
  };
  const onClose = vi.fn();
  const onImported = vi.fn(async () => undefined);
  const { user } = show(
    <QueryClientProvider client={new QueryClient()}>
      <ResourceProvider permissions={ALLOW_ALL} onError={() => undefined}>
        <ImportDialog label="用户" source={source} onClose={onClose} onImported={onImported} />
      </ResourceProvider>
    </QueryClientProvider>,
  );
  const dialog = await screen.findByRole('dialog', { name: '导入用户' });
  await user.upload(dialog.querySelector('input[type=file]') as HTMLInputElement, new File(['x'], 'a.xlsx'));
  await within(dialog).findByRole('table');
  const cell = (name: string) => within(dialog).getByRole<HTMLInputElement>('textbox', { name });
  const button = (name: string | RegExp) => within(dialog).getByRole('button', { name });
  return { user, dialog, cell, button, commit, exceptionFile, onClose, onImported };
}

describe('ImportDialog', () => {
  it('edits a bad row in place: its mark goes and the row is sent', async () => {
    const { user, dialog, cell, button, commit } = await open();
    expect(cell('第 2 行 姓名').getAttribute('aria-invalid')).toBe('true');
    await user.type(cell('第 2 行 姓名'), '陈嘉豪');
    expect(cell('第 2 行 姓名').getAttribute('aria-invalid')).toBeNull();
    expect(within(dialog).queryByText('姓名不能为空')).toBeNull();
    await user.click(button('导入 3 行'));
    await within(dialog).findByText('成功 2 行，失败 1 行');
    expect(commit.mock.calls[0]?.[0]).toContainEqual({ values: { name: '陈嘉豪', account: 'chenjh' }, errors: {} });
  });

  it('goes down with Enter, up with Shift+Enter and on with Tab', async () => {
    const { user, cell } = await open();
    await user.click(cell('第 2 行 姓名'));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(cell('第 1 行 姓名'));
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(document.activeElement).toBe(cell('第 2 行 姓名'));
    await user.tab();
    expect(document.activeElement).toBe(cell('第 2 行 账号'));
  });

  it('checks an edited row again when it is left, where the source can', async () => {
    const check = vi.fn(async (rows: ImportRow[]) => rows.map(checkName));
    const { user, dialog, cell, button } = await open({ check });
    await user.clear(cell('第 1 行 姓名'));
    expect(check).not.toHaveBeenCalled();
    await user.tab();
    await waitFor(() => expect(within(dialog).getAllByText('姓名不能为空')).toHaveLength(2));
    expect(check).toHaveBeenCalledWith([{ values: { name: '', account: 'zhouyt' }, errors: {} }]);
    expect(button('导入 1 行')).toBeDefined();
  });

  it('does not send a row that a check refuses at the last moment', async () => {
    const { user, dialog, cell, button, commit } = await open({ check: async (rows) => rows.map(checkName) });
    await user.clear(cell('第 1 行 姓名'));
    await user.click(button('导入 2 行'));
    await within(dialog).findByText('成功 0 行，失败 3 行');
    expect(commit.mock.calls[0]?.[0]).toEqual([read[2]]);
  });

  it('shows only bad rows, and one that is put right stays in sight', async () => {
    const { user, dialog, cell } = await open();
    await user.click(within(dialog).getByRole('checkbox', { name: '只看有误的行' }));
    expect(within(dialog).queryByRole('textbox', { name: '第 1 行 姓名' })).toBeNull();
    await user.type(cell('第 2 行 姓名'), '陈嘉豪');
    expect(cell('第 2 行 姓名').value).toBe('陈嘉豪');
    await user.click(within(dialog).getByRole('checkbox', { name: '只看有误的行' }));
    expect(cell('第 1 行 姓名')).toBeDefined();
  });

  it('takes a row out and keeps the focus in the table', async () => {
    const { user, dialog, button } = await open();
    await user.click(button('移除第 2 行'));
    expect(within(dialog).queryByRole('textbox', { name: '第 2 行 姓名' })).toBeNull();
    expect(within(dialog).getByText(/共 2 行，其中 0 行有误/)).toBeDefined();
    expect(document.activeElement).toBe(button('移除第 1 行'));
  });

  it('keeps failed rows to be corrected and sent again, and saves them as a file', async () => {
    const { user, dialog, cell, button, commit, exceptionFile, onImported } = await open();
    await user.click(button('导入 2 行'));
    expect(await within(dialog).findByText('成功 1 行，失败 2 行')).toBeDefined();
    expect(within(dialog).getByText('账号已存在')).toBeDefined();
    await user.click(button('下载失败的行'));
    expect(exceptionFile).toHaveBeenCalledWith([
      { values: { name: '李思远', account: 'double' }, errors: { account: '账号已存在' } },
      read[1],
    ]);
    await user.clear(cell('第 3 行 账号'));
    await user.type(cell('第 3 行 账号'), 'lisy');
    await user.click(button('再导入 1 行'));
    expect(await within(dialog).findByText('成功 2 行，失败 1 行')).toBeDefined();
    expect(commit).toHaveBeenLastCalledWith([{ values: { name: '李思远', account: 'lisy' }, errors: {} }]);
    expect(onImported).toHaveBeenCalledTimes(2);
  });

  it('asks before it closes on what is shown once, until that was copied or saved', async () => {
    const secret = { label: '初始密码', value: 'Init#2026', hint: '仅在此显示一次', save: vi.fn() };
    const commit = async (rows: readonly unknown[]) => ({ successes: rows.length, failures: 0, failed: [], secret });
    const { user, dialog, button, onClose, onImported } = await open({
      preview: async () => contentOf(read.slice(0, 1).map((row) => ({ ...row, number: 2 }))),
      take: { kind: 'commit', commit },
    });
    // the list behind it is still being read
    onImported.mockReturnValue(new Promise(() => undefined));
    await user.click(button('导入 1 行'));
    await within(dialog).findByText('Init#2026');
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('只显示这一次');
    await user.click(within(question).getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(onClose).not.toHaveBeenCalled();
    await user.click(button('下载'));
    await user.click(button('完成'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('numbers rows as the file does, and shows a secret of the result until it is closed', async () => {
    const save = vi.fn();
    const secret = { label: '初始密码', value: 'Init#2026', hint: '仅在此显示一次', save };
    const { user, dialog, cell, button } = await open({
      preview: async () => contentOf(read.map((row, index) => ({ ...row, number: index + 4 }))),
      take: {
        kind: 'commit',
        commit: async (rows) => ({ successes: rows.length, failures: 0, failed: [], secret }),
      },
    });
    expect(cell('第 5 行 姓名').getAttribute('aria-invalid')).toBe('true');
    await user.click(button('导入 2 行'));
    expect(await within(dialog).findByText('Init#2026')).toBeDefined();
    await user.click(button('复制'));
    expect(await navigator.clipboard.readText()).toBe('Init#2026');
    await user.click(button('下载'));
    expect(save).toHaveBeenCalledOnce();
  });

  it('sends a whole file with what was changed of its first rows, and closes', async () => {
    const start = vi.fn(async () => 't1');
    const preview = async () => ({
      ...contentOf(read.map((row, index) => ({ ...row, number: index + 2 }))),
      total: 50_000,
    });
    const { user, cell, button, dialog, onClose } = await open({ preview, take: { kind: 'start', start } });
    expect(within(dialog).getByText(/共 50000 行，以下为前 3 行/)).toBeDefined();
    await user.type(cell('第 3 行 姓名'), '陈嘉豪');
    await user.click(button('移除第 4 行'));
    await user.click(button('开始导入 49999 行'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(start).toHaveBeenCalledExactlyOnceWith(expect.any(File), {
      mapping: ['name', 'account'],
      edits: { 3: { name: '陈嘉豪', account: 'chenjh' }, 4: null },
    });
  });

  it('asks before it throws edits away', async () => {
    const { user, cell, onClose } = await open();
    await user.type(cell('第 2 行 姓名'), '陈');
    await user.keyboard('{Escape}');
    expect(await screen.findByText('修改尚未导入，确定要关闭吗？')).toBeDefined();
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: '放弃' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('has nothing for axe to complain about', async () => {
    const { dialog } = await open();
    const result = await axe.run(dialog, { rules: { 'color-contrast': { enabled: false } } });
    expect(result.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });

  it('reads another sheet and other headers, maps them anew, and starts with what was chosen', async () => {
    const start = vi.fn(async () => 't1');
    const preview = vi.fn<ImportSource['preview']>(async (_file, _mapping, place) => ({
      ...contentOf(read),
      sheets: ['说明', '数据'],
      headerRow: place?.headerRow ?? 1,
    }));
    const { user, dialog, button } = await open({ preview, take: { kind: 'start', start } });
    await user.click(button('调整对应列'));
    await user.click(within(dialog).getByRole('combobox', { name: '工作表' }));
    await user.click(await screen.findByRole('option', { name: '数据' }));
    await waitFor(() => expect(preview).toHaveBeenLastCalledWith(expect.any(File), undefined, { sheet: 1 }));
    await user.click(await within(dialog).findByRole('combobox', { name: '表头所在行' }));
    await user.click(await screen.findByRole('option', { name: '第 3 行' }));
    const place = { sheet: 1, headerRow: 3 };
    await waitFor(() => expect(preview).toHaveBeenLastCalledWith(expect.any(File), undefined, place));
    await user.click(button('下一步'));
    await within(dialog).findByRole('table');
    expect(preview).toHaveBeenLastCalledWith(expect.any(File), expect.any(Array), place);
    await user.click(button(/^开始导入/));
    expect(start).toHaveBeenCalledExactlyOnceWith(expect.any(File), expect.objectContaining({ place }));
  });
});
