import { type OrderDetail, type Sighting } from '@smart-admin/api-client/contract';
import { Card } from '@smart-admin/ui/card';
import { formatDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { ImageOff } from 'lucide-react';
import { orderMessages } from './orderMessages.js';

/** What cameras and people saw when a vehicle came and left. */
export function OrderSightings({ order }: { order: OrderDetail }) {
  const t = useMessages(orderMessages);
  return (
    <Card title={t('evidence')}>
      <div className="grid grid-cols-2 gap-3">
        <Seen title={t('entry')} time={order.entryTime} sighting={order.entry} />
        <Seen title={t('exit')} time={order.exitTime} sighting={order.exit} />
      </div>
    </Card>
  );
}

function Seen({ title, time, sighting }: { title: string; time: number | null; sighting: Sighting | null }) {
  const t = useMessages(orderMessages);
  return (
    <figure className="m-0 grid min-w-0 content-start gap-2">
      {sighting?.image ? (
        <img
          src={sighting.image}
          alt={`${title} ${sighting.plate}`}
          className="aspect-video w-full rounded-md object-cover"
        />
      ) : (
        <div className="grid aspect-video place-content-center justify-items-center gap-1 rounded-md bg-sunken text-12 text-3">
          <ImageOff aria-hidden className="size-5" />
          {t('noImage')}
        </div>
      )}
      <figcaption className="text-12 text-2">
        <div className="font-medium text-1">{title}</div>
        <div>{formatDate(sighting?.time ?? time) || '-'}</div>
        <div>{[sighting?.laneName, sighting?.plate].filter(Boolean).join(' · ')}</div>
        {sighting && sighting.confidence !== null ? (
          <div>
            {t('confidence')} {sighting.confidence}%
          </div>
        ) : null}
        {sighting?.operatorName ? (
          <div>
            {t('operator')} {sighting.operatorName}
          </div>
        ) : null}
      </figcaption>
    </figure>
  );
}
