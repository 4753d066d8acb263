import { Alert } from '@smart-admin/ui/alert';
import { formatDate, formatDenseDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { Clock } from 'lucide-react';
import { flowDetailMessages } from './flowDetailMessages.js';
import { taskInHand } from './taskInHand.js';
import { type FlowDetail } from './useFlow.js';

/** What whoever decides should know first: that it is paused, for whom they act, and until when. */
export function FlowNotices({ flow }: { flow: FlowDetail }) {
  const t = useMessages(flowDetailMessages);
  const task = taskInHand(flow.tasks);
  const due = task?.dueTime ?? undefined;
  const dueText = due !== undefined && (
    <span className="inline-flex items-center gap-1.5 text-warning-text">
      <Clock aria-hidden className="size-4" />
      {t('due', { time: formatDenseDate(due) })}
    </span>
  );
  return (
    <>
      {flow.paused && <Alert tone="warning">{t('paused')}</Alert>}
      {task && task.forName !== '' ? (
        <Alert action={dueText || undefined}>
          {t('entrusted', { name: task.forName, until: formatDate(task.entrustedUntil, 'YYYY-MM-DD') })}
        </Alert>
      ) : (
        dueText && <p className="m-0 flex justify-end">{dueText}</p>
      )}
    </>
  );
}
