import { composeStories } from '@storybook/react-vite';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { useTabs } from '../tabs/tabStore.js';
import { STAGE_PATH, STAGE_TABS } from '../testing/onStage.js';
import * as stories from './AppFrame.stories.js';

const { Classic } = composeStories(stories);

afterEach(cleanup);

/** What stands in the field of a page after leaving it and coming back by its tab. */
async function textAfterReturn(noCache: boolean): Promise<string> {
  await Classic.run();
  act(() =>
    useTabs.setState({
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

describe('AppFrame', () => {
  it('keeps a page while its tab is open', async () => {
    expect(await textAfterReturn(false)).toBe('林');
  });

  it('R2.5-06 builds the page of a noCache route anew', async () => {
    expect(await textAfterReturn(true)).toBe('');
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
