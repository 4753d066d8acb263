import { Alert } from '@smart-admin/ui/alert';
import { CodeViewer } from '@smart-admin/ui/code-viewer';
import { Dialog } from '@smart-admin/ui/dialog';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../app/api.js';
import { cacheMessages } from './cacheMessages.js';

/** The value of an entry as it is kept now. */
export function ValueDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const t = useMessages(cacheMessages);
  const { data, error, refetch } = useQuery({
    queryKey: ['system.cache', 'value', id],
    queryFn: ({ signal }) => api.system.cache.read({ id }, { signal, silent: true }),
    staleTime: 0,
    gcTime: 0,
  });
  const shown = data && readable(data.value);
  return (
    <Dialog
      open
      canFullscreen
      width={DIMENSIONS.popupDialog}
      title={t('valueOf', { key: name })}
      onOpenChange={(open) => !open && onClose()}
    >
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : shown ? (
        <div className="flex flex-col gap-3">
          {shown.isCut && <Alert tone="info" title={t('cut')} />}
          <CodeViewer code={shown.text} language="json" />
        </div>
      ) : (
        <Skeleton lines={6} />
      )}
    </Dialog>
  );
}

/** JSON with its lines apart; a value that was cut is none any more and stays as it came. */
function readable(value: string): { text: string; isCut: boolean } {
  try {
    return { text: JSON.stringify(JSON.parse(value), null, 2), isCut: false };
  } catch {
    return { text: value, isCut: true };
  }
}
