import { Button } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { appMessages } from './messages.js';

/** What shows in place of a page that broke. */
export function CrashView({ onRetry }: { onRetry(): void }) {
  const t = useMessages(appMessages);
  return (
    <div role="alert" className="grid flex-1 place-items-center p-6">
      <div className="flex max-w-md flex-col items-center gap-3 text-center">
        <p className="text-14 font-semibold">{t('crashTitle')}</p>
        <p className="text-2">{t('crashText')}</p>
        <div className="flex gap-2">
          <Button onClick={() => location.reload()}>{t('reload')}</Button>
          <Button variant="primary" onClick={onRetry}>
            {t('retry')}
          </Button>
        </div>
      </div>
    </div>
  );
}
