import { UiProvider } from '@smart-admin/ui/app-root';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStage, NO_ACTIONS, Stage, STAGE_ITEMS } from '../testing/onStage.js';
import { CommandPalette } from './CommandPalette.js';
import { type PaletteRecord, type SearchRecords } from './paletteRecords.js';

const record = (id: string, label: string, group = '人员'): PaletteRecord => ({
  id,
  group,
  label,
  icon: 'user',
  path: `/permission/user?id=${id}`,
});

function show(searchRecords?: SearchRecords) {
  const onGo = vi.fn();
  const nothing = () => undefined;
  const store = createStage();
  render(
    <UiProvider locale="zh">
      <Stage store={store}>
        <CommandPalette
          navigation={STAGE_ITEMS}
          others={[]}
          recent={[]}
          commands={{
            frame: NO_ACTIONS,
            tab: { refresh: nothing },
            update: store.settings.getState().update,
            showShortcuts: nothing,
          }}
          searchRecords={searchRecords}
          onGo={onGo}
          onClose={nothing}
        />
      </Stage>
    </UiProvider>,
  );
  return onGo;
}

const type = (text: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
// files of one worker share a document, where other announcers may stand beside the palette's
const status = () => within(screen.getByRole('dialog')).getByRole('status');
const found = () => screen.queryAllByRole('option').map((option) => option.textContent);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('records in the palette', () => {
  it('are asked for 250 ms after the last letter, and stand in their groups below pages and actions', async () => {
    const search = vi.fn(() =>
      Promise.resolve([record('1', '林晓'), record('9', '林区', '部门'), record('2', '林立')]),
    );
    show(search);
    type('用');
    await wait(200);
    type('用户');
    await wait(249);
    expect(search).not.toHaveBeenCalled();
    expect(status().textContent).toBe('正在搜索数据…');
    await wait(1);
    expect(search).toHaveBeenCalledOnce();
    expect(search).toHaveBeenCalledWith('用户', expect.any(AbortSignal));
    const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
    expect(groups).toEqual(['页面', '人员', '部门']);
    const people = within(screen.getByRole('group', { name: '人员' })).getAllByRole('option');
    expect(people.map((option) => option.textContent)).toEqual(['林晓', '林立']);
    expect(status().textContent).toBe('');
  });

  it('of an earlier word never show, however late they come, and its call is aborted', async () => {
    const answers = new Map<string, (records: PaletteRecord[]) => void>();
    const signals = new Map<string, AbortSignal>();
    show((keyword, signal) => {
      signals.set(keyword, signal);
      return new Promise((resolve) => answers.set(keyword, resolve));
    });
    type('林');
    await wait(250);
    type('周');
    await wait(250);
    expect(signals.get('林')?.aborted).toBe(true);
    await act(async () => answers.get('周')?.([record('2', '周雨桐')]));
    await act(async () => answers.get('林')?.([record('1', '林晓')]));
    expect(found()).toEqual(['周雨桐']);
  });

  it('do not move what Enter takes, and open at their path', async () => {
    const onGo = show(() => Promise.resolve([record('1', '用户组')]));
    type('用户');
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'ArrowDown' });
    await wait(250);
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('权限管理 > 用户管理');
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'ArrowDown' });
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
    expect(onGo).toHaveBeenCalledExactlyOnceWith('/permission/user?id=1');
  });

  it('that could not be asked for are told, and pages are found all the same', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    show(() => Promise.reject(new Error('503')));
    type('用户');
    await wait(250);
    expect(status().textContent).toBe('数据搜索失败，请稍后再试');
    expect(found()).toEqual(['权限管理 > 用户管理']);
  });

  it('are not offered without a search', async () => {
    show();
    expect(screen.getByRole('combobox', { name: '搜索页面或操作' })).toBeTruthy();
    type('zzzz');
    await wait(250);
    expect(status().textContent).toBe('没有匹配的页面或操作');
  });
});
