import { type TariffPrices } from '@smart-admin/api-client/contract';
import { Button } from '@smart-admin/ui/button';
import { cn } from '@smart-admin/ui/cn';
import { formatNumber } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { Select } from '@smart-admin/ui/select';
import { useMutation } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../../app/api.js';
import { yuan } from '../../../parking/yuan.js';
import { feeMessages } from '../feeMessages.js';
import { lengthText } from '../lengthText.js';
import { labMessages } from './labMessages.js';

/** The stays of the last month charged again by the prices of the editor. */
export function ReplayPanel({ prices, tariffId }: { prices: TariffPrices; tariffId: string }) {
  const t = useMessages(labMessages);
  const [days, setDays] = useState(30);
  const replay = useMutation({
    mutationFn: async (tried: { prices: TariffPrices; days: number }) => {
      const { list } = await api.parking.place.list({ query: { tariffId, pageSize: 100 } }, { silent: true });
      const placeIds = list.map(({ id }) => id);
      return placeIds.length === 0
        ? null
        : api.parking.tariffLab.replay({ body: { ...tried, placeIds } }, { silent: true });
    },
  });
  // figures of prices that were changed since would be taken for those of these
  const isCurrent = replay.variables?.prices === prices && replay.variables.days === days;
  const data = isCurrent ? replay.data : undefined;
  return (
    <section aria-label={t('replay')} className="grid gap-2 border-t border-hairline pt-3">
      <p className="m-0 text-12 text-3">{t('replayHelp')}</p>
      <div className="flex gap-2">
        <Select
          aria-label={t('days')}
          className="w-32"
          options={DAYS.map((count) => ({ value: String(count), label: t('lastDays', { count }) }))}
          value={String(days)}
          onValueChange={(value) => setDays(Number(value))}
        />
        <Button
          className="flex-1"
          icon={<History aria-hidden />}
          loading={replay.isPending}
          onClick={() => replay.mutate({ prices, days })}
        >
          {t('replay')}
        </Button>
      </div>
      {replay.isError ? (
        <p role="alert" className="m-0 text-12 text-danger-text">
          {replay.error.message}
        </p>
      ) : null}
      {replay.isSuccess && isCurrent && !data?.stays ? <p className="m-0 text-12 text-3">{t('replayEmpty')}</p> : null}
      {data?.stays ? (
        <>
          <dl className="m-0 grid grid-cols-2 gap-x-3 gap-y-1 text-14">
            {facts(t, data).map(([name, value]) => (
              <div key={name} className="col-span-2 flex justify-between gap-3">
                <dt className="text-2">{name}</dt>
                <dd className="m-0 tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
          <ByDuration data={data} />
          <Examples data={data} />
          {data.isSample ? <p className="m-0 text-12 text-3">{t('sample', { count: data.stays })}</p> : null}
        </>
      ) : null}
    </section>
  );
}

/** Days that can be replayed. */
const DAYS = [7, 30, 90];

/** Whom the prices concern: short stays or long ones. */
function ByDuration({ data }: { data: Replay }) {
  const t = useMessages(labMessages);
  const f = useMessages(feeMessages);
  return (
    <table className="w-full border-collapse text-12 tabular-nums">
      <caption className="pt-2 pb-1 text-left text-14 font-semibold">{t('byDuration')}</caption>
      <thead className="text-3">
        <tr>
          {HEADS.map((head, index) => (
            <th key={head} scope="col" className={cn('py-1 font-normal', index === 0 ? 'text-left' : 'text-right')}>
              {t(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.byDuration.map(({ untilMinutes, stays, revenueNow, revenueDraft }) => (
          <tr key={untilMinutes ?? 'longer'} className="border-t border-hairline">
            <th scope="row" className="py-1 text-left font-normal">
              {untilMinutes === null ? t('longer') : t('upTo', { length: lengthText(f, untilMinutes) })}
            </th>
            <td className="py-1 text-right">{formatNumber(stays)}</td>
            <td className="py-1 text-right">{yuan(revenueNow)}</td>
            <td className={cn('py-1 text-right', revenueDraft !== revenueNow && 'font-semibold')}>
              {yuan(revenueDraft)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const HEADS = ['duration', 'stays', 'revenueNow', 'revenueDraft'] as const;

/** The stays whose fee would change most, each with the way to its order. */
function Examples({ data }: { data: Replay }) {
  const t = useMessages(labMessages);
  const f = useMessages(feeMessages);
  if (data.examples.length === 0) return null;
  return (
    <section aria-label={t('examples')}>
      <h4 className="m-0 pt-2 pb-1 text-14 font-semibold">{t('examples')}</h4>
      <ul className="m-0 list-none p-0 text-12 tabular-nums">
        {data.examples.map(({ orderId, kind, minutes, feeNow, feeDraft, difference }) => (
          <li key={orderId} className="border-t border-hairline">
            <Link
              to={`${ORDER_PAGES[kind]}/${orderId}`}
              className="flex items-center justify-between gap-2 py-1 hover:text-primary-text"
            >
              <span>{lengthText(f, minutes)}</span>
              <span>
                {yuan(feeNow)} → {yuan(feeDraft)}{' '}
                <span className={difference > 0 ? 'text-warning-text' : 'text-success-text'}>
                  {difference > 0 ? '+' : ''}
                  {yuan(difference)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const ORDER_PAGES = { lot: '/ParkingOrderInfo', road: '/roadsideOrderInfo' };

type Replay = Awaited<ReturnType<typeof api.parking.tariffLab.replay>>;

function facts(t: LabTranslate, data: Replay): [string, string][] {
  const change = data.revenueDraft - data.revenueNow;
  const share =
    data.revenueNow > 0 ? ` (${change > 0 ? '+' : ''}${((change / data.revenueNow) * 100).toFixed(1)}%)` : '';
  return [
    [t('stays'), formatNumber(data.stays)],
    [t('revenueNow'), yuan(data.revenueNow)],
    [t('revenueDraft'), yuan(data.revenueDraft)],
    [t('difference'), `${yuan(change)}${share}`],
    [t('payMore'), formatNumber(data.payMore)],
    [t('payLess'), formatNumber(data.payLess)],
    [t('paySame'), formatNumber(data.paySame)],
  ];
}

type LabTranslate = ReturnType<typeof useMessages<keyof (typeof labMessages)['zh']>>;
