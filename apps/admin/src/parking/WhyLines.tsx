import { type FeeSegment, type PublicOrder } from '@smart-admin/api-client/contract';
import { useMessages } from '@smart-admin/ui/locale';
import { type ReactNode } from 'react';
import { placeTime } from './placeTime.js';
import { ReductionText } from './ReductionText.js';
import { whyMessages } from './whyMessages.js';
import { yuan } from './yuan.js';

/** Every part of the stay with its price, every reduction in its order, and what was seen of the vehicle. */
export function WhyLines({ evidence: { tariffName, fee, reductions }, photos }: WhyLinesProps) {
  const t = useMessages(whyMessages);
  return (
    <>
      <p className="pb-2 text-13 text-2">
        {t('tariff', { name: tariffName, version: fee.version })}
        {fee.rate ? ` · ${fee.rate}` : ''}
      </p>
      <ul className="grid gap-2 border-t border-hairline pt-2">
        {fee.segments.map((segment) => (
          <Line
            key={`${segment.from}-${segment.period}-${segment.free}`}
            title={`${placeTime(segment.from, fee.timeZone)} – ${placeTime(segment.to, fee.timeZone)}`}
            amount={yuan(segment.amount)}
          >
            <SegmentText segment={segment} />
          </Line>
        ))}
        {reductions.map((reduction) => (
          <Line
            key={`${reduction.time}-${reduction.source}-${reduction.name}`}
            title={reduction.name || t(reduction.source)}
            amount={`−${yuan(reduction.amount)}`}
            isReduction
          >
            {t(reduction.source)} · <ReductionText reduction={reduction} />
          </Line>
        ))}
      </ul>
      {photos.map(({ seen, time, url }) => (
        <figure key={seen} className="grid gap-1 pt-3">
          <img src={url} alt={t(`photo_${seen}`)} className="w-full rounded-md" />
          <figcaption className="text-12 text-2">
            {t(`photo_${seen}`)} · {placeTime(time, fee.timeZone)}
          </figcaption>
        </figure>
      ))}
    </>
  );
}

type WhyLinesProps = Pick<PublicOrder, 'evidence' | 'photos'>;

function SegmentText({ segment }: { segment: FeeSegment }) {
  const t = useMessages(whyMessages);
  const { free, freeName, period, unit, units, price, cappedBy, fullAmount } = segment;
  if (free) return [t(free), freeName].filter(Boolean).join(' · ');
  const charge =
    unit !== undefined && price !== undefined ? t('units', { units: units ?? 0, price: yuan(price), unit }) : t('once');
  const cap = cappedBy && `${t('cappedBy', { amount: yuan(fullAmount) })} (${t(cappedBy)})`;
  return [period, charge, cap].filter(Boolean).join(' · ');
}

function Line({ title, amount, isReduction = false, children }: LineProps) {
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-3">
      <span className="min-w-0 tabular-nums">{title}</span>
      <span className={`tabular-nums ${isReduction ? 'text-success-text' : ''}`}>{amount}</span>
      <span className="text-12 text-2">{children}</span>
    </li>
  );
}

interface LineProps {
  title: string;
  amount: string;
  isReduction?: boolean;
  children: ReactNode;
}
