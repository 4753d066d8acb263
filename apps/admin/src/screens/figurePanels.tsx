import { useMessages } from '@smart-admin/ui/locale';
import { yuanText } from './amounts.js';
import { type PanelProps } from './PanelProps.js';
import { screenMessages } from './screenMessages.js';

/** What was taken today, and what is still to come. */
export function RevenueFigures({ revenue }: PanelProps) {
  const t = useMessages(screenMessages);
  const average = revenue && revenue.payments > 0 ? (revenue.today / revenue.payments / 100).toFixed(2) : undefined;
  return (
    <>
      <p className="m-0 mb-4 text-[52px] leading-none font-bold tabular-nums">
        <span className="mr-1 text-24 text-(--screen-text-2)">¥</span>
        {revenue ? yuanText(revenue.today) : '–'}
        <span className="sr-only">{t('today')}</span>
      </p>
      <Figures
        items={[
          [t('lastWeek'), revenue && yuanText(revenue.lastWeek)],
          [t('month'), revenue && yuanText(revenue.month)],
          [t('payments'), revenue?.payments.toLocaleString('en-US')],
          [t('average'), average],
          [t('reduced'), revenue && yuanText(revenue.reduced)],
          [t('refunded'), revenue && yuanText(revenue.refunded)],
          [t('due'), revenue && yuanText(revenue.due)],
          [t('arrears'), revenue && yuanText(revenue.arrears), 'text-(--screen-amber)'],
        ]}
      />
    </>
  );
}

/** How many came and left today, and how many are there. */
export function TrafficFigures({ traffic }: PanelProps) {
  const t = useMessages(screenMessages);
  return (
    <Figures
      items={[
        [t('entries'), traffic?.entries.toLocaleString('en-US')],
        [t('exits'), traffic?.exits.toLocaleString('en-US')],
        [t('present'), traffic?.present.toLocaleString('en-US')],
        [t('free'), traffic && Math.max(0, traffic.spaces - traffic.present).toLocaleString('en-US')],
        [t('median'), traffic && t('minutes', { minutes: traffic.medianMinutes })],
      ]}
    />
  );
}

function Figures({ items }: { items: readonly (readonly [name: string, value: string | undefined, tone?: string])[] }) {
  return (
    <dl className="m-0 grid grid-cols-2 gap-x-4 gap-y-3">
      {items.map(([name, value, tone]) => (
        <div key={name} className="min-w-0">
          <dt className="truncate text-16 text-(--screen-text-2)">{name}</dt>
          <dd className={`m-0 text-[28px] leading-9 font-semibold tabular-nums ${tone ?? ''}`}>{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
