import { type OrderDetail } from '@smart-admin/api-client/contract';
import { Card } from '@smart-admin/ui/card';
import { useMessages } from '@smart-admin/ui/locale';
import { FeeSegments } from '../FeeSegments.js';
import { reductionText } from '../parkingFields.js';
import { yuan } from '../../../parking/yuan.js';
import { reductionMessages } from '../reductionMessages.js';
import { orderMessages } from './orderMessages.js';

/** Why an order costs what it costs: the parts of the stay, then what was taken off, one after the other. */
export function OrderFee({ order }: { order: OrderDetail }) {
  const t = useMessages(orderMessages);
  const r = useMessages(reductionMessages);
  const { tariffName, fee, reductions } = order.evidence;
  return (
    <Card title={t('why')}>
      <p className="m-0 mb-2 text-12 text-3">
        {[t('tariffOf', { name: tariffName, version: fee.version }), fee.rate].filter(Boolean).join(' · ')}
      </p>
      <FeeSegments evidence={fee} />
      {reductions.length > 0 ? (
        <>
          <h3 className="m-0 mt-4 mb-1 text-14 font-semibold">{t('reductions')}</h3>
          <ul className="m-0 list-none p-0 text-12">
            {reductions.map((reduction) => (
              <li
                key={`${String(reduction.time)} ${reduction.name}`}
                className="flex justify-between gap-3 border-b border-hairline py-1.5 last:border-0"
              >
                <span>
                  {reduction.name}
                  <span className="ml-1.5 text-3">
                    {t(`source_${reduction.source}`)} · {reductionText(r, reduction)}
                  </span>
                </span>
                <span className="tabular-nums">−{yuan(reduction.amount)}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Card>
  );
}
