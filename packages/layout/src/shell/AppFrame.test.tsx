import { composeStories } from '@storybook/react-vite';
import { UiProvider } from '@smart-admin/ui/app-root';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NoStory } from '../testing/NoStory.js';
import { STAGE_PATH, STAGE_TABS, stageStore } from '../testing/onStage.js';
import * as stories from './AppFrame.stories.js';

const { Classic, Functional, Blend, Plain } = composeStories(stories);

afterEach(async () => {
  await NoStory.run();
  vi.unstubAllGlobals();
});

/** What stands in the field of a page after leaving it and coming back by its tab. */
async function textAfterReturn(noCache: boolean): Promise<string> {
  await Classic.run();
  act(() =>
    stageStore().tabs.setState({
      tabs: STAGE_TABS.map((tab) => (tab.path === STAGE_PATH ? { ...tab, meta: { ...tab.meta, noCache } } : tab)),
    }),
  );
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: STAGE_PATH });
  await userEvent.type(field(), '林');
  const tabs = () => screen.getAllByRole('link', { name: '角色管理' });
  await userEvent.click(tabs().at(-1) as HTMLElement);
  expect(screen.getByRole('textbox', { name: '/permission/role' })).toBeTruthy();
  await userEvent.click(screen.getAllByRole('link', { name: '用户管理' }).at(-1) as HTMLElement);
  return field().value;
}

/** The navigation in the top bar, and the columns of it beside the page with what each leads to. */
async function navigationOf(layout: typeof Classic) {
  await layout.run();
  await screen.findAllByRole('navigation', { name: '主导航' });
  const all = screen
    .getAllByRole('navigation')
    .filter((each) => !['已打开的页面', '当前位置'].includes(each.getAttribute('aria-label') ?? ''));
  const isTop = (each: HTMLElement) => screen.getByRole('banner').contains(each);
  return {
    top: all.filter(isTop).length,
    beside: all
      .filter((each) => !isTop(each))
      .map((each) => (each.textContent.includes('用户管理') ? 'pages' : 'first level')),
  };
}

describe('AppFrame', () => {
  it('R2.5-01 classic has the whole menu at the side and nothing of it on top', async () => {
    expect(await navigationOf(Classic)).toEqual({ top: 0, beside: ['pages'] });
  });

  it('R2.5-02 functional has the menu on top and nothing at the side', async () => {
    expect(await navigationOf(Functional)).toEqual({ top: 1, beside: [] });
  });

  it('R2.5-03 blend has the first level on top and its pages at the side, plain has a column for each', async () => {
    expect(await navigationOf(Blend)).toEqual({ top: 1, beside: ['pages'] });
    expect(await navigationOf(Plain)).toEqual({ top: 0, beside: ['first level', 'pages'] });
  });

  it('keeps what is typed when code is missing, and offers the newer version', async () => {
    vi.stubGlobal('fetch', async () => new Response('<script type="module" src="/assets/index-NEW.js"></script>'));
    // as markup it is there without being run
    document.head.insertAdjacentHTML('beforeend', '<script type="module" src="/assets/index-OLD.js"></script>');
    await Classic.run();
    render(<UiProvider locale="zh">{null}</UiProvider>);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: STAGE_PATH });
    await userEvent.type(field, '林');
    act(() => void window.dispatchEvent(new Event('vite:preloadError')));
    expect(await screen.findByText('系统已更新')).toBeTruthy();
    expect(screen.getByText('加载失败，正在重试，请检查网络')).toBeTruthy();
    expect(field.value).toBe('林');
    document.head.querySelector('[src$="index-OLD.js"]')?.remove();
  });

  it('S4-36 keeps a page while its tab is open, unless its route says noCache', async () => {
    expect(await textAfterReturn(false)).toBe('林');
    expect(await textAfterReturn(true)).toBe('');
  });

  it('R2.5-06 builds the page of a noCache route anew', async () => {
    expect(await textAfterReturn(true)).toBe('');
  });

  it('S4-37 closing tabs forgets their pages: one, the others, or all but the pinned one and the current', async () => {
    const field = (path: string) => screen.getByRole<HTMLInputElement>('textbox', { name: path });
    const bar = () => within(screen.getByRole('navigation', { name: '已打开的页面' }));
    const open = (path: string) => {
      const tab = STAGE_TABS.find((candidate) => candidate.path === path);
      if (tab) act(() => stageStore().tabs.getState().visit(tab));
      return userEvent.click(screen.getAllByRole('link', { name: tab?.zhTitle ?? '' }).at(-1) as HTMLElement);
    };
    const command = async (name: string) => {
      await userEvent.pointer({ keys: '[MouseRight]', target: bar().getByRole('link', { name: '角色管理' }) });
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    };
    const titles = () =>
      bar()
        .getAllByRole('link')
        .map((link) => link.textContent);
    await Classic.run();
    for (const close of [
      () => userEvent.click(bar().getByRole('button', { name: '关闭 用户管理' })),
      () => command('关闭其他'),
      () => command('关闭全部'),
    ]) {
      await open(STAGE_PATH);
      await userEvent.type(field(STAGE_PATH), '林');
      await open('/permission/role');
      await close();
      expect(titles()).not.toContain('用户管理');
      expect(titles()).toContain('首页');
      await open(STAGE_PATH);
      expect(field(STAGE_PATH).value).toBe('');
    }
    await open('/permission/role');
    await command('关闭其他');
    expect(titles()).toEqual(['首页', '角色管理']);
    await command('关闭全部');
    expect(titles()).toEqual(['首页']);
  });

  it('R2.7-45 offers documentation, feedback, notices, chat and settings', async () => {
    await Classic.run();
    for (const name of ['帮助文档', /消息通知/, /聊天/, '界面设置'])
      expect(screen.getByRole('button', { name })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '界面设置' }));
    const settings = await screen.findByRole('dialog', { name: '界面设置' });
    expect(within(settings).getByRole('link', { name: '意见反馈' }).getAttribute('href')).toBe(
      'mailto:feedback@example.com',
    );
    expect(within(settings).getByRole('link', { name: '帮助文档' })).toBeTruthy();
  });
});
