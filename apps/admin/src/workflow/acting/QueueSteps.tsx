import { IconButton } from '@smart-admin/ui/button';
import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { flowDetailMessages } from '../detail/flowDetailMessages.js';
import { FlowKey } from './FlowKey.js';
import { type QueuePlace } from './useQueuePlace.js';

/** Steps through the list that a flow was opened from; nothing for a flow that stands alone. */
export function QueueSteps({ queue, className }: { queue: QueuePlace; className?: string }) {
  const t = useMessages(flowDetailMessages);
  const { place, count } = queue;
  if (count <= 1) return null;
  return (
    <nav aria-label={t('queue', { place, count })} className={cn('flex items-center gap-1', className)}>
      <IconButton label={t('previous')} aria-keyshortcuts="K" disabled={!queue.previous} onClick={queue.previous}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <FlowKey>K</FlowKey>
      <span className="px-1 text-2 tabular-nums">{t('queue', { place, count })}</span>
      <FlowKey>J</FlowKey>
      <IconButton label={t('next')} aria-keyshortcuts="J" disabled={!queue.next} onClick={queue.next}>
        <ChevronRight aria-hidden />
      </IconButton>
    </nav>
  );
}
