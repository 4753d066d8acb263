import { UserPicker } from '@smart-admin/pickers/user-picker';
import { Avatar } from '@smart-admin/ui/avatar';
import { Button } from '@smart-admin/ui/button';
import { confirmDelete } from '@smart-admin/ui/confirm';
import { Empty } from '@smart-admin/ui/empty';
import { LoadError } from '@smart-admin/ui/error-state';
import { formatDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { Textarea } from '@smart-admin/ui/textarea';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormDataSources } from '../../fields/sources/FormDataSources.js';
import { useResourceSetting } from '../ResourceProvider.js';
import { useCallKey } from '../useCallKey.js';
import { useSingleMutation } from '../useSingleMutation.js';
import { commentMessages } from './commentMessages.js';
import { type CommentSource, type RecordComment } from './CommentSource.js';

/** What people said about a record, the latest first, with a field for more; people can be named, who are told then. */
export function CommentsPanel({ recordId, source }: CommentsPanelProps) {
  const t = useMessages(commentMessages);
  const { onError } = useResourceSetting();
  const query = useInfiniteQuery({
    queryKey: ['recordComments', source.id, recordId],
    queryFn: ({ pageParam, signal }) => source.list(recordId, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { currentPage, pageSize, total } }) =>
      currentPage * pageSize < total ? currentPage + 1 : undefined,
    gcTime: 0,
  });
  const { keyFor, forget } = useCallKey();
  const comments = query.data?.pages.flatMap(({ list }) => list) ?? [];
  const remove = useSingleMutation({
    mutationFn: async ({ id }: RecordComment) => {
      if (!(await confirmDelete())) return;
      await source.remove(recordId, id);
      await query.refetch();
    },
    onError,
  });
  return (
    <div className="grid gap-4">
      <Composer
        onSend={async (comment) => {
          await source.add(recordId, comment, { key: keyFor({ recordId, ...comment }) });
          forget();
          await query.refetch();
        }}
      />
      {query.isError && <LoadError error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton lines={3} aria-busy />}
      {query.data && comments.length === 0 && <Empty title={t('empty')} />}
      {comments.length > 0 && (
        <ul aria-label={t('open')} className="m-0 grid list-none gap-4 p-0">
          {comments.map((comment) => (
            <li key={comment.id} className="flex gap-2.5">
              <Avatar name={comment.userName || t('nobody')} size={28} />
              <div className="min-w-0 flex-1">
                <div className="flex items-baseline gap-2">
                  <span className="font-medium">{comment.userName || t('nobody')}</span>
                  <time className="text-12 text-2" dateTime={new Date(comment.time).toISOString()}>
                    {formatDate(comment.time, 'YYYY-MM-DD HH:mm')}
                  </time>
                  {comment.isOwn && (
                    <Button
                      variant="text"
                      size="mini"
                      className="ml-auto print:hidden"
                      disabled={remove.isPending}
                      onClick={() => remove.mutate(comment)}
                    >
                      {t('remove')}
                    </Button>
                  )}
                </div>
                <p className="m-0 break-words whitespace-pre-wrap">
                  {comment.mentioned.map(({ id, name }) => (
                    <span key={id} className="mr-1.5 text-primary-text">
                      @{name}
                    </span>
                  ))}
                  {comment.text}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}

/** Longest comment, as servers take it. */
const LONGEST = 2_000;

function Composer({ onSend }: { onSend: (comment: { text: string; mentionedIds: string[] }) => Promise<void> }) {
  const t = useMessages(commentMessages);
  const { onError } = useResourceSetting();
  const { users } = useFormDataSources();
  const [text, setText] = useState('');
  const [mentionedIds, setMentionedIds] = useState<string[]>([]);
  const send = useSingleMutation({
    mutationFn: () => onSend({ text: text.trim(), mentionedIds }),
    onSuccess: () => {
      setText('');
      setMentionedIds([]);
    },
    onError,
  });
  return (
    <form
      className="grid gap-2 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate();
      }}
    >
      <Textarea
        aria-label={t('text')}
        placeholder={t('text')}
        rows={2}
        maxLength={LONGEST}
        value={text}
        onValueChange={setText}
        disabled={send.isPending}
      />
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          {users && (
            <UserPicker
              multiple
              mode="popover"
              maxTags={3}
              source={users}
              sourceKey="form-users"
              systemVariables={false}
              aria-label={t('mention')}
              placeholder={t('mention')}
              value={mentionedIds}
              onValueChange={(ids: readonly string[]) => setMentionedIds([...ids])}
              disabled={send.isPending}
            />
          )}
        </div>
        <Button type="submit" variant="primary" loading={send.isPending} disabled={text.trim() === ''}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}

export interface CommentsPanelProps {
  recordId: string;
  /** With the id of the resource. */
  source: CommentSource & { id: string };
}
