import { Spinner } from '@smart-admin/ui/spinner';
import { useMessages } from '@smart-admin/ui/locale';
import { appMessages } from './messages.js';

/** What shows while a page or the menu is on its way; appears after a moment, so that fast loads do not flash. */
export function Splash() {
  const t = useMessages(appMessages);
  return (
    <div
      role="status"
      aria-label={t('loading')}
      className="grid min-h-40 flex-1 animate-delayed place-items-center text-3"
    >
      <Spinner />
    </div>
  );
}
