import { useMessages } from '@smart-admin/ui/locale';
import { WifiOff } from 'lucide-react';
import { layoutMessages } from '../messages.js';
import { useOnline } from './useOnline.js';

/** Says that the network is gone, as long as it is. */
export function OfflineBar() {
  const t = useMessages(layoutMessages);
  const online = useOnline();
  return (
    <div role="status" className="flex-none">
      {online ? null : (
        <p className="flex min-h-8 items-center justify-center gap-2 border-b border-hairline bg-warning-soft px-3 py-1.5 text-12 text-warning-text">
          <WifiOff size={14} aria-hidden className="flex-none" />
          <span>{t('offline')}</span>
        </p>
      )}
    </div>
  );
}
