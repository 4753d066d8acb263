import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { appMessages } from './messages.js';

/** The sheet of a page whose code is on its way; appears after a moment, so that fast loads do not flash. */
export function PageSkeleton() {
  const t = useMessages(appMessages);
  return (
    <div
      role="status"
      aria-label={t('loading')}
      className="flex flex-1 animate-delayed flex-col gap-5 rounded-lg border border-hairline bg-surface p-4"
    >
      <Skeleton className="h-8 w-72 max-w-full" />
      <Skeleton lines={6} />
    </div>
  );
}
