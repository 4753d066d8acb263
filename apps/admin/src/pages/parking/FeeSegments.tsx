import { type FeeEvidence, type FeeSegment } from '@smart-admin/api-client/contract';
import { useMessages } from '@smart-admin/ui/locale';
import { feeMessages } from './feeMessages.js';
import { lengthText } from './lengthText.js';
import { placeTime } from '../../parking/placeTime.js';
import { yuan } from '../../parking/yuan.js';

/** Why a stay costs what it costs: its parts in their order, what each costs, and what made it less. */
export function FeeSegments({ evidence }: { evidence: FeeEvidence }) {
  const t = useMessages(feeMessages);
  return (
    <table className="w-full border-collapse text-12">
      <caption className="sr-only">{t('why')}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('segment')}</th>
          <th scope="col">{t('fee')}</th>
        </tr>
      </thead>
      <tbody>
        {evidence.segments.map((segment) => (
          <tr key={segment.from} className="border-b border-hairline align-top last:border-0">
            <td className="py-1.5 pr-2">
              <div className="text-1">
                {placeTime(segment.from, evidence.timeZone)}–{placeTime(segment.to, evidence.timeZone)}
                <span className="ml-1.5 text-3">{lengthText(t, segment.minutes)}</span>
              </div>
              <div className="text-3">{reasonOf(t, segment)}</div>
            </td>
            <td className="py-1.5 text-right whitespace-nowrap tabular-nums">
              {yuan(segment.amount)}
              {segment.amount < segment.fullAmount ? <s className="block text-3">{yuan(segment.fullAmount)}</s> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function reasonOf(t: FeeTranslate, { free, freeName, period, price, unit, units, cappedBy }: FeeSegment): string {
  if (free) return [t(`free_${free}`), freeName].filter(Boolean).join(' ');
  const charged =
    price === undefined
      ? ''
      : unit === undefined
        ? yuan(price)
        : t('unitPrice', { price: yuan(price), unit, units: units ?? 0 });
  return [period, charged, cappedBy ? t(`cap_${cappedBy}`) : ''].filter(Boolean).join(' · ');
}

type FeeTranslate = ReturnType<typeof useMessages<keyof (typeof feeMessages)['zh']>>;
