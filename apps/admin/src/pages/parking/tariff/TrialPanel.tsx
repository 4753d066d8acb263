import { type FeeEvidence, type TariffPrices } from '@smart-admin/api-client/contract';
import { cn } from '@smart-admin/ui/cn';
import { DatePicker } from '@smart-admin/ui/date-picker';
import { formatDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../../app/api.js';
import { FeeSegments } from '../FeeSegments.js';
import { lengthText } from '../lengthText.js';
import { feeMessages } from '../feeMessages.js';
import { momentIn } from '../momentIn.js';
import { yuan } from '../../../parking/yuan.js';
import { labMessages } from './labMessages.js';
import { ReplayPanel } from './ReplayPanel.js';
import { TRIAL_MINUTES } from './tariffDraft.js';

/** What stays of usual lengths cost by the prices as they stand in the editor, and why. */
export function TrialPanel({ prices, tariffId }: { prices: TariffPrices; tariffId: string }) {
  const t = useMessages(labMessages);
  const f = useMessages(feeMessages);
  const [from, setFrom] = useState(startOfTrial);
  const [chosen, setChosen] = useState(2);
  const [tried, setTried] = useState(prices);
  useEffect(() => {
    const timer = setTimeout(() => setTried(prices), PAUSE);
    return () => clearTimeout(timer);
  }, [prices]);
  const start = momentIn(from, prices.timeZone);
  const trial = useQuery({
    queryKey: ['tariffTrial', tried, start],
    queryFn: ({ signal }) =>
      api.parking.tariffLab.tryOut(
        {
          body: {
            prices: tried,
            stays: TRIAL_MINUTES.map((minutes) => ({ from: start, to: start + minutes * 60_000 })),
          },
        },
        { signal, silent: true },
      ),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const list: readonly FeeEvidence[] = trial.data?.list ?? [];
  const evidence = list[chosen];
  return (
    <aside
      aria-label={t('trial')}
      className="flex w-80 flex-none flex-col gap-3 overflow-y-auto border-l border-hairline bg-canvas p-4 phone:w-auto phone:overflow-visible phone:border-l-0 phone:border-t"
    >
      <h3 className="m-0 text-14 font-semibold text-1">{t('trial')}</h3>
      <DatePicker
        showTime="minute"
        clearable={false}
        label={t('trialFrom')}
        value={from}
        onValueChange={(value) => value && setFrom(value)}
      />
      {trial.isError ? (
        <p role="alert" className="m-0 text-12 text-danger-text">
          {t('trialFailed')}
        </p>
      ) : null}
      {trial.isPending ? <Skeleton lines={8} /> : null}
      {list.length > 0 ? (
        <ul className={cn('m-0 grid list-none gap-px p-0', trial.isPlaceholderData && 'opacity-60')}>
          {list.map(({ amount }, index) => (
            <li key={TRIAL_MINUTES[index]}>
              <button
                type="button"
                aria-pressed={index === chosen}
                className={cn(
                  'flex w-full justify-between rounded-sm px-2 py-1 text-14 text-1 hover:bg-hover',
                  index === chosen && 'bg-primary-soft text-primary-text',
                )}
                onClick={() => setChosen(index)}
              >
                <span>{lengthText(f, TRIAL_MINUTES[index] ?? 0)}</span>
                <span className="tabular-nums">{yuan(amount)}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {evidence ? (
        <section aria-label={f('why')} className="rounded-md border border-hairline bg-surface p-3">
          <FeeSegments evidence={evidence} />
        </section>
      ) : null}
      <ReplayPanel prices={prices} tariffId={tariffId} />
    </aside>
  );
}

/** Pause in editing, in ms, after which a draft is tried. */
const PAUSE = 300;

/** Nine o'clock of this day. */
function startOfTrial(): string {
  return formatDate(new Date(), 'YYYY-MM-DD 09:00');
}
