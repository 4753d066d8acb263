import { UiProvider } from '@smart-admin/ui/app-root';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type FrameLinks } from '../frame/frameProps.js';
import { createStage, NO_ACTIONS, Stage } from '../testing/onStage.js';
import { TopBar } from './TopBar.js';

function show(links: FrameLinks) {
  render(
    <UiProvider locale="zh">
      <Stage>
        <TopBar
          links={links}
          settings={createStage().settings.getState()}
          user={{ name: '林晓' }}
          phone={false}
          canToggle
          lead={null}
          search={null}
          actions={NO_ACTIONS}
        />
      </Stage>
    </UiProvider>,
  );
  return userEvent.setup({ delay: null, pointerEventsCheck: 0 });
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('TopBar', () => {
  it('R2.5-22 feedback opens a mail to the configured address', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const user = show({ feedback: 'feedback@example.com' });
    await user.click(screen.getByRole('button', { name: '林晓' }));
    await user.click(screen.getByRole('menuitem', { name: '意见反馈' }));
    expect(open).toHaveBeenCalledWith('mailto:feedback@example.com', '_self');
  });

  it('R2.5-59 size, fullscreen and documentation stand in the bar; documentation opens in a new window', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const user = show({ documentation: 'https://docs.example.com/' });
    expect(screen.getByRole('button', { name: '尺寸' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '全屏' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '帮助文档' }));
    expect(open).toHaveBeenCalledWith('https://docs.example.com/', '_blank', 'noopener');
  });

  it('R2.5-59 entries without a configured address are left out', async () => {
    const user = show({});
    expect(screen.queryByRole('button', { name: '帮助文档' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '林晓' }));
    expect(screen.getByRole('menuitem', { name: '个人信息' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: '意见反馈' })).toBeNull();
  });
});
