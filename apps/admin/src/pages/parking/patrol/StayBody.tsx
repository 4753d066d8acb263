import { type PatrolStay } from '@smart-admin/api-client/contract';
import { Descriptions } from '@smart-admin/ui/descriptions';
import { formatDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { Plate, plateColorOf } from '@smart-admin/ui/plate';
import { QrCode } from '@smart-admin/ui/qr-code';
import { yuan } from '../../../parking/yuan.js';
import { FeeSegments } from '../FeeSegments.js';
import { feeMessages } from '../feeMessages.js';
import { lengthText } from '../lengthText.js';
import { orderMessages } from '../orders/orderMessages.js';
import { patrolMessages } from './patrolMessages.js';
import { PhotoInput } from './PhotoInput.js';
import { codeAddress } from '../../../app/hosts.js';

/** What an inspector sees of a stay. */
export function StayBody({ stay, photo }: StayBodyProps) {
  const t = useMessages(patrolMessages);
  const o = useMessages(orderMessages);
  const f = useMessages(feeMessages);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Plate value={stay.plate} color={plateColorOf(stay.plateColour)} />
        <span className="text-13 text-2">{o(stay.vehicle)}</span>
      </div>
      <Descriptions
        columns={2}
        items={[
          { key: 'entry', label: t('entry'), value: formatDate(stay.entryTime) },
          { key: 'length', label: t('length'), value: lengthText(f, stay.minutes) },
          { key: 'due', label: t('amount'), value: yuan(stay.due) },
          { key: 'paid', label: t('paidAmount'), value: yuan(stay.paid - stay.refunded) },
          ...(stay.leaveBefore === null
            ? []
            : [{ key: 'leaveBefore', label: t('leaveBefore'), value: formatDate(stay.leaveBefore) }]),
        ]}
      />
      {stay.entry?.image ? (
        <img
          src={stay.entry.image}
          alt={`${t('photoOf')} ${stay.entry.plate}`}
          className="aspect-video w-full rounded-md object-cover"
        />
      ) : null}
      {stay.due > 0 ? (
        <section className="grid justify-items-center gap-2 rounded-md bg-sunken p-3 text-center">
          <h3 className="m-0 text-14 font-medium text-1">{t('scan')}</h3>
          <QrCode value={codeAddress(stay.path)} size={180} level="M" label={t('scan')} />
          <p className="m-0 text-12 text-3">{t('scanHint')}</p>
        </section>
      ) : null}
      <section className="grid gap-1">
        <h3 className="m-0 text-13 font-medium text-2">{t('why')}</h3>
        <FeeSegments evidence={stay.evidence.fee} />
      </section>
      {photo ? <PhotoInput label={t('exitPhoto')} {...photo} /> : null}
    </>
  );
}

interface StayBodyProps {
  stay: PatrolStay;
  /** Picture that is taken when it leaves; absent for whoever only looks. */
  photo?: { value: string; onValueChange: (value: string) => void } | undefined;
}
