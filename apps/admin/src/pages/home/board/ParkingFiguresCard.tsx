import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Figure } from '../Figure.js';
import { boardMessages } from './boardMessages.js';
import { yuanText } from '../../../screens/amounts.js';
import { useParkingFigures } from './useParkingFigures.js';
import { useHasPage } from '../../../app/useHasPage.js';

/** What the places of the person took and how many vehicles passed today, each with its course by the hour. */
export function ParkingFiguresCard() {
  const t = useMessages(boardMessages);
  const { traffic, revenue } = useParkingFigures();
  const orders = useHasPage('/parking/order') ? '/parking/order' : undefined;
  const payments = useHasPage('/parking/payment') ? '/parking/payment' : undefined;
  const failed = [traffic, revenue].find(({ isError }) => isError);
  const [flow, money] = [traffic.data, revenue.data];
  return (
    <section aria-label={t('parkingFigures')} className="rounded-lg border border-hairline bg-surface">
      {failed ? (
        <LoadError
          error={failed.error}
          title={t('loadFailed')}
          onRetry={() => void Promise.all([traffic.refetch(), revenue.refetch()])}
        />
      ) : (
        <dl className="grid grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
          <Figure
            path={payments}
            label={t('revenue')}
            value={money?.today}
            text={money && yuanText(money.today)}
            note={money && t('lastWeekSame', { amount: yuanText(money.lastWeek) })}
            counts={money && upToNow(money.hours.map(({ hour, amount }) => ({ hour, count: amount })))}
          />
          <Figure
            path={orders}
            label={t('entries')}
            value={flow?.entries}
            counts={flow && upToNow(flow.hours.map(({ hour, entries }) => ({ hour, count: entries })))}
          />
          <Figure
            path={orders}
            label={t('exits')}
            value={flow?.exits}
            counts={flow && upToNow(flow.hours.map(({ hour, exits }) => ({ hour, count: exits })))}
          />
          <Figure
            path={orders}
            label={t('present')}
            value={flow?.present}
            note={flow && t('ofSpaces', { count: flow.spaces.toLocaleString('en') })}
          />
          <Figure path={orders} label={t('arrears')} value={money?.arrears} text={money && yuanText(money.arrears)} />
        </dl>
      )}
    </section>
  );
}

/** Hours to come have no count yet. */
function upToNow(hours: readonly { hour: number; count: number }[]): number[] {
  const last = hours.findLastIndex(({ count }) => count > 0);
  return hours.slice(0, Math.max(2, last + 1)).map(({ count }) => count);
}
