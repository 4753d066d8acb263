import { UiProvider } from '@smart-admin/ui/app-root';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { waitingFlow } from '../testing/flowServer.js';
import { FlowNotices } from './FlowNotices.js';

it('says for whom the task is decided that the buttons are about, whatever other tasks wait', async () => {
  const flow = waitingFlow('f1');
  const [open] = flow.tasks;
  if (!open) throw new Error('nothing waits');
  const waiting = { ...open, id: 't0', state: 'waiting' as const };
  const entrusted = { ...open, forName: '王芳', entrustedUntil: Date.UTC(2026, 10, 30, 4) };
  render(
    <UiProvider locale="zh">
      <FlowNotices flow={{ ...flow, tasks: [waiting, entrusted] }} />
    </UiProvider>,
  );
  expect(await screen.findByText(/王芳/)).toBeDefined();
});
