import { Chart } from '@smart-admin/ui/chart';
import { useMessages } from '@smart-admin/ui/locale';
import { RadioGroup } from '@smart-admin/ui/radio-group';
import { type ReactNode, useMemo, useState } from 'react';
import { sampleMessages } from '../samples/sampleMessages.js';
import { PRODUCTS, REGIONS, sampleOrders, STATES } from '../samples/sampleOrders.js';
import { figuresOf } from './figures.js';
import { graphMessages } from './graphMessages.js';
import { MapChart } from './MapChart.js';

const ORDERS = sampleOrders(6_000);
const PERIODS = [7, 14, 28] as const;
const HEIGHT = 240;

/** Charts of every kind, all of the same orders. */
export function Page() {
  const t = useMessages(graphMessages);
  const s = useMessages(sampleMessages);
  const [days, setDays] = useState<number>(14);
  const drawn = useMemo(() => {
    const figures = figuresOf(ORDERS, days);
    return {
      ...figures,
      regions: REGIONS.map((region) => s(region)),
      products: PRODUCTS.map((product) => s(product)),
      line: [{ name: t('amount'), values: figures.amounts }],
      bar: [{ name: t('orders'), values: figures.byRegion }],
      pie: [{ name: t('orders'), values: figures.byProduct }],
      radar: STATES.map((state, index) => ({ name: s(state), values: figures.byState[index] ?? [] })),
      combined: [
        { name: t('amount'), values: figures.amounts },
        { name: t('target'), values: figures.targets, as: 'line' as const },
      ],
      gauge: [{ name: t('done'), values: [figures.closedPercent] }],
      done: [t('done')],
    };
  }, [days, t, s]);
  return (
    <section aria-label={t('label')} className="flex h-full min-h-0 flex-col gap-3 overflow-y-auto">
      <div className="flex flex-none items-center rounded-lg border border-hairline bg-surface px-4 py-3">
        <RadioGroup
          aria-label={t('label')}
          appearance="button"
          options={PERIODS.map((value) => ({ value, label: t('days', { count: value }) }))}
          value={days}
          onValueChange={setDays}
        />
      </div>
      <div className="grid grid-cols-3 gap-3 phone:grid-cols-1">
        <Sheet wide>
          <Chart kind="line" label={t('line')} labels={drawn.days} series={drawn.line} height={HEIGHT} />
        </Sheet>
        <Sheet>
          <Chart kind="pie" label={t('pie')} labels={drawn.products} series={drawn.pie} height={HEIGHT} />
        </Sheet>
        <Sheet>
          <Chart kind="bar" label={t('bar')} labels={drawn.regions} series={drawn.bar} height={HEIGHT} />
        </Sheet>
        <Sheet>
          <Chart kind="radar" label={t('radar')} labels={drawn.regions} series={drawn.radar} height={HEIGHT} />
        </Sheet>
        <Sheet>
          <Chart kind="gauge" label={t('gauge')} labels={drawn.done} series={drawn.gauge} unit="%" height={HEIGHT} />
        </Sheet>
        <Sheet wide>
          <Chart kind="bar" label={t('combined')} labels={drawn.days} series={drawn.combined} height={HEIGHT} />
        </Sheet>
        <Sheet>
          <MapChart total={drawn.total} height={HEIGHT} />
        </Sheet>
      </div>
    </section>
  );
}

function Sheet({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <div className={`rounded-lg border border-hairline bg-surface p-4 ${wide ? 'col-span-2 phone:col-span-1' : ''}`}>
      {children}
    </div>
  );
}
