import { useMessages } from '@smart-admin/ui/locale';
import { scanMessages } from './scanMessages.js';

/** Places of what is on its way, the same as in the page's HTML. */
export function ScanSkeleton({ isAway = false }: { isAway?: boolean }) {
  const t = useMessages(scanMessages);
  return (
    <div role="status" aria-label={t('loading')} className="grid gap-4">
      <div className="h-7 w-2/5 scan-bone" />
      <div className="h-5 w-3/5 scan-bone" />
      <div className="h-12 scan-bone" />
      <div className="h-11 scan-bone" />
      <div className="h-12 scan-bone" />
      {isAway && <p className="text-center text-14 text-2">{t('away')}</p>}
    </div>
  );
}
