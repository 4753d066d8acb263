import { type FlowAct } from '@smart-admin/api-client/contract';
import { UiProvider } from '@smart-admin/ui/app-root';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { endFlows, lin, serveFlows, wang } from '../testing/flowServer.js';
import { CommentComposer } from './CommentComposer.js';

afterEach(endFlows);

it('keeps what is written while the comment before it is on its way', async () => {
  serveFlows(() => ({ data: null }));
  let answer: (isSent: boolean) => void = () => undefined;
  const handleSend = vi.fn<(act: FlowAct) => Promise<boolean>>(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  render(
    <UiProvider locale="zh">
      <CommentComposer participants={[lin, wang]} onSend={handleSend} />
    </UiProvider>,
  );
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '写评论' });
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: '发表' });
  await user.type(field, '请补发票');
  await user.click(button());
  expect(handleSend).toHaveBeenCalledExactlyOnceWith({ kind: 'comment', comment: '请补发票' });
  await user.clear(field);
  await user.type(field, '还有合同');
  answer(true);
  await waitFor(() => expect(button().getAttribute('aria-busy')).not.toBe('true'));
  await user.click(button());
  await waitFor(() => expect(handleSend).toHaveBeenCalledTimes(2));
  expect(handleSend).toHaveBeenLastCalledWith({ kind: 'comment', comment: '还有合同' });
  answer(true);
  await waitFor(() => expect(field.value).toBe(''));
});
