import { Avatar } from '@smart-admin/ui/avatar';
import { Empty } from '@smart-admin/ui/empty';
import { formatDate, formatDenseDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { type ReactNode } from 'react';
import { EntryContent } from './EntryContent.js';
import { flowDetailMessages } from './flowDetailMessages.js';
import { type FlowDetail } from './useFlow.js';

/** What people said about a flow beside their decisions, and below it where more is written. */
export function FlowComments({ course, children }: { course: FlowDetail['course']; children?: ReactNode }) {
  const t = useMessages(flowDetailMessages);
  const comments = course.filter(({ what }) => what === 'comment');
  return (
    <section aria-label={t('comments')} className="grid gap-3">
      <h2 className="m-0 text-14 font-semibold">
        {t('comments')} <span className="text-13 font-normal text-2">{comments.length}</span>
      </h2>
      {comments.length === 0 && <Empty inline title={t('noComments')} />}
      <ul className="m-0 grid list-none gap-3 p-0">
        {comments.map((entry) => (
          <li key={entry.id} className="flex gap-3">
            <Avatar name={entry.person?.name} src={entry.person?.headIcon ?? null} size={28} />
            <div className="min-w-0 flex-1">
              <span className="font-medium">{entry.person?.name ?? t('system')}</span>
              <time
                className="ml-2 text-12 text-2"
                dateTime={new Date(entry.time).toISOString()}
                title={formatDate(entry.time)}
              >
                {formatDenseDate(entry.time)}
              </time>
              <EntryContent entry={entry} />
            </div>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
