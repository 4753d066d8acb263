import { answerQuestion, currentQuestion } from '@smart-admin/ui/confirm';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../../testing/showStory.js';
import { ALLOW_ALL, ResourceProvider } from '../ResourceProvider.js';
import { CommentsPanel } from './CommentsPanel.js';
import { type CommentSource, type RecordComment } from './CommentSource.js';

function open(comments: RecordComment[]) {
  const source = {
    id: 'model.contract',
    list: vi.fn(async () => ({ list: comments, pagination: { currentPage: 1, pageSize: 20, total: comments.length } })),
    add: vi.fn<CommentSource['add']>(async () => undefined),
    remove: vi.fn(async () => undefined),
  };
  const { user } = show(
    <QueryClientProvider client={new QueryClient()}>
      <ResourceProvider permissions={ALLOW_ALL}>
        <CommentsPanel recordId="a" source={source} />
      </ResourceProvider>
    </QueryClientProvider>,
  );
  return { user, source };
}

const comment: RecordComment = {
  id: '1',
  userName: '王若彤',
  text: '请核对<b>金额</b>',
  mentioned: [{ id: 'operator', name: '吴运营' }],
  time: 0,
  isOwn: false,
};

it('shows what people said as plain text with those whom they named, and takes back only what is one’s own', async () => {
  const { user, source } = open([comment, { ...comment, id: '2', text: '已核对', isOwn: true, mentioned: [] }]);
  expect(await screen.findByText('请核对<b>金额</b>')).toBeDefined();
  expect(screen.getByText('@吴运营')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '删除' }));
  await waitFor(() => expect(currentQuestion()).toBeDefined());
  const question = currentQuestion();
  if (question) answerQuestion(question, true);
  await waitFor(() => expect(source.remove).toHaveBeenCalledExactlyOnceWith('a', '2'));
});

it('sends what was written and empties the field; nothing but spaces is not sent', async () => {
  const { user, source } = open([]);
  expect(await screen.findByText('还没有评论')).toBeDefined();
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '写下评论' });
  await user.type(field, '   ');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '发表' }).disabled).toBe(true);
  await user.type(field, '请处理 ');
  await user.click(screen.getByRole('button', { name: '发表' }));
  const sent = ['a', { text: '请处理', mentionedIds: [] }, { key: expect.any(String) as string }] as const;
  await waitFor(() => expect(source.add).toHaveBeenCalledExactlyOnceWith(...sent));
  await waitFor(() => expect(field.value).toBe(''));
});

it('sends a comment whose answer was lost again with the same key, and the same words later with another', async () => {
  const { user, source } = open([]);
  const keys: string[] = [];
  source.add.mockImplementation(async (_recordId, _comment, { key }) => {
    keys.push(key);
    if (keys.length === 1) throw new Error('lost');
  });
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '写下评论' });
  const send = screen.getByRole<HTMLButtonElement>('button', { name: '发表' });
  await user.type(field, '收到');
  await user.click(send);
  await waitFor(() => expect(keys).toHaveLength(1));
  await waitFor(() => expect(send.disabled).toBe(false));
  expect(field.value).toBe('收到');
  await user.click(send);
  await waitFor(() => expect(field.value).toBe(''));
  await user.type(field, '收到');
  await user.click(send);
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
