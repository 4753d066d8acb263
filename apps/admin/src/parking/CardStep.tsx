import { type PublicCard } from '@smart-admin/api-client/contract';
import { useMessages } from '@smart-admin/ui/locale';
import { PlateFace, plateColorOf } from '@smart-admin/ui/plate';
import { useId, useState } from 'react';
import { zonedDate } from '../fields/zonedDate.js';
import { cardMessages } from './cardMessages.js';
import { PayBar } from './PayBar.js';
import { type OfferedMethod } from './payMethods.js';
import { scanApi } from './scanApi.js';
import { ScanProblem } from './ScanProblem.js';
import { ScanSkeleton } from './ScanSkeleton.js';
import { type StepProps } from './steps.js';
import { useAnswer } from './useAnswer.js';
import { usePayment } from './usePayment.js';
import { yuan } from './yuan.js';

/** A monthly card: until when it holds, and its renewal paid by whoever scans its code. */
export function CardStep({ code }: StepProps) {
  const t = useMessages(cardMessages);
  const { data, error, isAway, retry } = useAnswer(code, (signal) =>
    scanApi.card({ query: { code } }, { signal, silent: true }),
  );
  // until when it held as the page was opened
  const [first, setFirst] = useState<number>();
  if (data && first === undefined) setFirst(data.endsAt);
  if (error)
    return [400, 404].includes(error.code) ? (
      <ScanProblem detail={t('invalid')} hint="wrongCodeHint" />
    ) : (
      <ScanProblem detail={error.message} action="retry" onAction={retry} />
    );
  if (!data) return <ScanSkeleton isAway={isAway} />;
  const isOver = data.state === 'ended';
  const isRenewed = first !== undefined && data.endsAt > first;
  return (
    <>
      <p role="status" className="rounded-lg bg-success-soft p-4 text-16 font-semibold text-success-text empty:hidden">
        {isRenewed && t('renewed', { date: zonedDate(data.endsAt, data.timeZone) })}
      </p>
      <section className="grid gap-3 scan-card">
        <div className="flex items-center justify-between gap-3">
          <PlateFace value={data.maskedPlate} color={plateColorOf(data.plateColour)} size="large" className="w-fit" />
          <span
            className={`text-14 font-semibold ${data.state === 'valid' ? 'text-success-text' : 'text-danger-text'}`}
          >
            {t(data.state)}
          </span>
        </div>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-14">
          <dt className="text-2">{t('place')}</dt>
          <dd className="text-right">{[data.placeName, data.kindName].filter(Boolean).join(' · ')}</dd>
          <dt className="text-2">{t(isOver ? 'endedAt' : 'endsAt')}</dt>
          <dd className="text-right tabular-nums">{zonedDate(data.endsAt, data.timeZone)}</dd>
        </dl>
      </section>
      {data.choices.length > 0 ? (
        <RenewPart card={data} code={code} onEnd={retry} />
      ) : (
        <p className="scan-card text-14 text-2">{t('notHere')}</p>
      )}
    </>
  );
}

function RenewPart({ card, code, onEnd }: { card: PublicCard; code: string; onEnd: () => void }) {
  const t = useMessages(cardMessages);
  const name = useId();
  const [months, setMonths] = useState(card.choices[0]?.months);
  const chosen = card.choices.find((choice) => choice.months === months) ?? card.choices[0];
  const payment = usePayment(
    {
      number: card.number,
      asOf: card.asOf,
      send: (wanted: WantedRenewal & { key: string; back: string }) =>
        scanApi.payCard({ body: { ...wanted, code } }, { silent: true }),
    },
    onEnd,
  );
  return (
    <>
      <fieldset className="scan-card py-1">
        <legend className="float-left mt-2 mb-1 w-full text-14 font-semibold">{t('choose')}</legend>
        {card.choices.map((choice) => (
          <label
            key={choice.months}
            className="flex min-h-14 w-full items-center gap-3 border-t border-hairline text-16 first-of-type:border-0"
          >
            <input
              type="radio"
              name={`${name}months`}
              className="size-5 flex-none accent-(--primary)"
              checked={choice.months === chosen?.months}
              onChange={() => setMonths(choice.months)}
            />
            <span className="min-w-0 flex-1">
              {t('months', { months: choice.months })}
              <span className="block text-13 text-2">
                {t('until', { date: zonedDate(choice.endsAt, card.timeZone) })}
              </span>
            </span>
            <span className="font-semibold tabular-nums">{yuan(choice.amount)}</span>
          </label>
        ))}
      </fieldset>
      <PayBar
        offered={card.methods}
        amount={chosen?.amount ?? 0}
        payment={payment}
        onPay={(method) => {
          if (chosen) void payment.pay({ months: chosen.months, amount: chosen.amount, method });
        }}
      />
    </>
  );
}

interface WantedRenewal {
  months: number;
  amount: number;
  method: OfferedMethod;
}
