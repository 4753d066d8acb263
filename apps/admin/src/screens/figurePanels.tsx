import { useMessages } from '@smart-admin/ui/locale';
import { RevenueHoursPanel } from './chartPanels.js';
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

/** What was taken today as large as the wall lets it be, beside a week ago, and hour by hour. */
export function HeroRevenue({ revenue, ...figures }: PanelProps) {
  const t = useMessages(screenMessages);
  const sides = [
    [t('lastWeek'), revenue && yuanText(revenue.lastWeek)],
    [t('month'), revenue && yuanText(revenue.month)],
    [t('payments'), revenue?.payments.toLocaleString('en-US')],
  ] as const;
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      <div className="flex flex-none flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <p className="m-0 text-[72px] leading-none font-bold tabular-nums phone:text-[44px]">
          <span className="mr-1 text-[32px] text-(--screen-text-2)">¥</span>
          {revenue ? yuanText(revenue.today) : '–'}
          <span className="sr-only">{t('today')}</span>
        </p>
        <dl className="m-0 flex flex-wrap gap-x-8 gap-y-2">
          {sides.map(([name, value]) => (
            <div key={name}>
              <dt className="text-16 text-(--screen-text-2)">{name}</dt>
              <dd className="m-0 text-[28px] leading-9 font-semibold tabular-nums">{value ?? '–'}</dd>
            </div>
          ))}
        </dl>
      </div>
      <RevenueHoursPanel revenue={revenue} {...figures} />
    </div>
  );
}

/** What was paid and let go today, in four cells. */
export function RevenueCells({ revenue }: PanelProps) {
  const t = useMessages(screenMessages);
  const average = revenue && revenue.payments > 0 ? (revenue.today / revenue.payments / 100).toFixed(2) : undefined;
  const cells = [
    [t('payments'), revenue?.payments.toLocaleString('en-US'), ''],
    [t('average'), average, ''],
    [t('reduced'), revenue && yuanText(revenue.reduced), ''],
    [t('arrears'), revenue && yuanText(revenue.arrears), 'text-(--screen-amber)'],
  ] as const;
  return (
    <dl className="m-0 grid grid-cols-2 gap-px bg-(--screen-line)">
      {cells.map(([name, value, tone]) => (
        <div key={name} className="min-w-0 bg-(--screen-panel) px-3 py-3">
          <dt className="truncate text-16 text-(--screen-text-2)">{name}</dt>
          <dd className={`m-0 text-[34px] leading-11 font-semibold tabular-nums ${tone}`}>{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The free spaces of one lot, to be read from across the street. */
export function LotWindow({ traffic }: PanelProps) {
  const t = useMessages(screenMessages);
  const free = traffic && Math.max(0, traffic.spaces - traffic.present);
  const share = traffic && traffic.spaces > 0 ? Math.min(1, traffic.present / traffic.spaces) : 0;
  return (
    <div className="grid gap-5">
      <p
        className={`m-0 text-center leading-none font-bold tabular-nums ${free === 0 ? 'text-[72px] text-(--screen-red)' : 'text-[160px] text-(--screen-green)'}`}
      >
        {free === undefined ? '–' : free === 0 ? t('lotFull') : free}
      </p>
      <span aria-hidden className="h-3 bg-(--screen-panel-2)">
        <span className="block h-full bg-(--screen-accent)" style={{ width: `${String(share * 100)}%` }} />
      </span>
      <p className="m-0 text-center text-18 text-(--screen-text-2) tabular-nums">
        {traffic ? t('ofSpaces', { spaces: traffic.spaces, occupied: traffic.present }) : '–'}
      </p>
      <Figures
        items={[
          [t('entries'), traffic?.entries.toLocaleString('en-US')],
          [t('exits'), traffic?.exits.toLocaleString('en-US')],
        ]}
      />
    </div>
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
