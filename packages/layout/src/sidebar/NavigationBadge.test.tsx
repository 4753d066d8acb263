import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import * as stories from '../shell/AppFrame.stories.js';
import { NoStory } from '../testing/NoStory.js';

const { Waiting, WaitingCollapsed, WaitingFunctional, WaitingPlain } = composeStories(stories);

afterEach(() => NoStory.run());

const navigation = () => within(screen.getByRole('navigation', { name: '主导航' }));

it('an entry says how much waits at its page, a closed directory how much below it, and an open one leaves it to them', async () => {
  await Waiting.run();
  expect(navigation().getByRole('link', { name: '角色管理 12 项待处理' }).textContent).toContain('12');
  expect(navigation().getByRole('link', { name: '用户管理' })).toBeTruthy();
  expect(navigation().getByRole('button', { name: '权限管理' })).toBeTruthy();
  const system = navigation().getByRole('button', { name: '系统管理 120 项待处理' });
  expect(system.textContent).toContain('99+');
  await userEvent.click(system);
  expect(navigation().getByRole('button', { name: '系统管理' })).toBeTruthy();
  expect(navigation().getByRole('link', { name: '行政区划 90 项待处理' })).toBeTruthy();
});

it.each([
  ['collapsed', WaitingCollapsed, '系统管理 (120 项待处理)'],
  ['in a column of icons', WaitingPlain, '120 项待处理 系统管理'],
  ['on top', WaitingFunctional, '更多... 132 项待处理'],
])('a directory says so %s too', async (_where, story, name) => {
  await story.run();
  const [button] = await screen.findAllByRole('button', { name });
  expect(button?.querySelector('[data-slot=navigation-badge]')).toBeTruthy();
});
