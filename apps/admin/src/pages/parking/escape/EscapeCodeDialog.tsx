import { Dialog } from '@smart-admin/ui/dialog';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { QrCode } from '@smart-admin/ui/qr-code';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../app/api.js';
import { escapeMessages } from './escapeMessages.js';
import { codeAddress } from '../../../app/hosts.js';

/** A code that the driver scans to pay what the vehicle owes, with their own phone. */
export function EscapeCodeDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const t = useMessages(escapeMessages);
  const { data, error, refetch } = useQuery({
    queryKey: ['parkingEscape', 'code', orderId],
    queryFn: ({ signal }) => api.parking.escape.code({ query: { orderId } }, { signal, silent: true }),
    staleTime: 0,
    gcTime: 0,
  });
  const address = data ? codeAddress(data.path) : '';
  return (
    <Dialog open width={450} title={t('codeTitle')} onOpenChange={(open) => !open && onClose()}>
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <div className="grid justify-items-center gap-3 py-2 text-center">
          <QrCode value={address} size={240} level="M" label={t('codeTitle')} />
          <p className="m-0 text-14 text-2">{t('codeHint')}</p>
        </div>
      ) : error ? null : (
        <Skeleton lines={8} className="mx-auto my-2 size-60" />
      )}
    </Dialog>
  );
}
