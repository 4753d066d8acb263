import { type TariffPrices } from '@smart-admin/api-client/contract';
import { Button } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { useMutation } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { api } from '../../../app/api.js';
import { yuan } from '../../../parking/yuan.js';
import { labMessages } from './labMessages.js';

/** The stays of the last month charged again by the prices of the editor. */
export function ReplayPanel({ prices, tariffId }: { prices: TariffPrices; tariffId: string }) {
  const t = useMessages(labMessages);
  const replay = useMutation({
    mutationFn: async () => {
      const { list } = await api.parking.place.list({ query: { tariffId, pageSize: 100 } }, { silent: true });
      const placeIds = list.map(({ id }) => id);
      return placeIds.length === 0
        ? null
        : api.parking.tariffLab.replay({ body: { prices, placeIds, days: 30 } }, { silent: true });
    },
  });
  const { data } = replay;
  return (
    <section aria-label={t('replay')} className="grid gap-2 border-t border-hairline pt-3">
      <p className="m-0 text-12 text-3">{t('replayHelp')}</p>
      <Button icon={<History aria-hidden />} loading={replay.isPending} onClick={() => replay.mutate()}>
        {t('replay')}
      </Button>
      {replay.isError ? (
        <p role="alert" className="m-0 text-12 text-danger-text">
          {replay.error.message}
        </p>
      ) : null}
      {replay.isSuccess && !data?.stays ? <p className="m-0 text-12 text-3">{t('replayEmpty')}</p> : null}
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
          {data.isSample ? <p className="m-0 text-12 text-3">{t('sample', { count: data.stays })}</p> : null}
        </>
      ) : null}
    </section>
  );
}

type Replay = Awaited<ReturnType<typeof api.parking.tariffLab.replay>>;

function facts(t: LabTranslate, data: Replay): [string, string][] {
  const change = data.revenueDraft - data.revenueNow;
  const share =
    data.revenueNow > 0 ? ` (${change > 0 ? '+' : ''}${((change / data.revenueNow) * 100).toFixed(1)}%)` : '';
  return [
    [t('stays'), data.stays.toLocaleString()],
    [t('revenueNow'), yuan(data.revenueNow)],
    [t('revenueDraft'), yuan(data.revenueDraft)],
    [t('difference'), `${yuan(change)}${share}`],
    [t('payMore'), data.payMore.toLocaleString()],
    [t('payLess'), data.payLess.toLocaleString()],
    [t('paySame'), data.paySame.toLocaleString()],
  ];
}

type LabTranslate = ReturnType<typeof useMessages<keyof (typeof labMessages)['zh']>>;
