import { CodeViewer, JsonViewer } from '@smart-admin/ui/code-viewer';
import { Descriptions } from '@smart-admin/ui/descriptions';
import { Dialog } from '@smart-admin/ui/dialog';
import { LoadError } from '@smart-admin/ui/error-state';
import { formatDate } from '@smart-admin/ui/format';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../app/api.js';
import { EVENT_NAMES, reasonText, type Delivery, type WebhookTranslate } from './webhookWords.js';

/** One delivery: how it went, what is sent, and how it was answered. */
export function DeliveryDialog({ id, deliveryId, t, onClose }: DeliveryDialogProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['system.webhook', 'delivery', id, deliveryId],
    queryFn: ({ signal }) => api.system.webhook.delivery({ id, deliveryId }, { signal, silent: true }),
    staleTime: 0,
  });
  return (
    <Dialog open width={720} title={t('details')} onOpenChange={(open) => !open && onClose()}>
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <DeliveryFacts delivery={data} t={t} />
      ) : (
        <Skeleton lines={8} />
      )}
    </Dialog>
  );
}

interface DeliveryDialogProps {
  id: string;
  deliveryId: string;
  t: WebhookTranslate;
  onClose: () => void;
}

/** What a delivery says of itself. */
export function DeliveryFacts({ delivery, t }: { delivery: WholeDelivery; t: WebhookTranslate }) {
  const { request, answer } = delivery;
  return (
    <div className="flex flex-col gap-3">
      <Descriptions
        labelWidth={112}
        items={[
          { key: 'id', label: 'webhook-id', value: delivery.id },
          { key: 'event', label: t('event'), value: t(EVENT_NAMES[delivery.event]) },
          { key: 'time', label: t('time'), value: formatDate(delivery.eventTime, 'YYYY-MM-DD HH:mm:ss') },
          { key: 'state', label: t('state'), value: t(delivery.state) },
          { key: 'attempts', label: t('attempts'), value: delivery.attempts },
          { key: 'status', label: t('status'), value: delivery.status },
          { key: 'duration', label: t('duration'), value: delivery.duration },
          { key: 'reason', label: t('reason'), value: reasonText(delivery, t) },
        ]}
      />
      <section className="flex flex-col gap-1">
        <h3 className="m-0 text-14 font-semibold">{t('request')}</h3>
        {request === '' ? (
          <p className="m-0 text-2">{t('noRequest')}</p>
        ) : (
          <>
            <p className="m-0 text-12 text-2">{t('requestHelp')}</p>
            <JsonViewer label={t('request')} value={JSON.parse(request) as unknown} maxHeight={320} />
          </>
        )}
      </section>
      <section className="flex flex-col gap-1">
        <h3 className="m-0 text-14 font-semibold">{t('answer')}</h3>
        {answer === '' ? (
          <p className="m-0 text-2">{t('noAnswer')}</p>
        ) : (
          <CodeViewer wrap lineNumbers={false} label={t('answer')} code={answer} maxHeight={240} />
        )}
      </section>
    </div>
  );
}

export type WholeDelivery = Delivery & { request: string; answer: string };
