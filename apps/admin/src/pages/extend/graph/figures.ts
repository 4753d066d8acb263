import { amountOf, PRODUCTS, REGIONS, STATES, type SampleOrder } from '../samples/sampleOrders.js';

const DAY = 86_400_000;

/** What the charts draw of sample orders: sums by day, region, product and state. Amounts are yuan. */
export function figuresOf(orders: readonly SampleOrder[], days: number) {
  const last = Math.floor(Math.max(...orders.map(({ time }) => time)) / DAY);
  const dates = Array.from({ length: days }, (_, index) => last - days + 1 + index);
  const shown = orders.filter(({ time }) => Math.floor(time / DAY) >= last - days + 1);
  const amounts = dates.map((date) => yuan(shown.filter(({ time }) => Math.floor(time / DAY) === date)));
  const average = Math.round(amounts.reduce((sum, amount) => sum + amount, 0) / Math.max(1, days));
  const count = (holds: (order: SampleOrder) => boolean) => shown.filter(holds).length;
  return {
    days: dates.map((date) => new Date(date * DAY).toISOString().slice(5, 10)),
    amounts,
    targets: amounts.map(() => average),
    byRegion: REGIONS.map((region) => count((order) => order.region === region)),
    byProduct: PRODUCTS.map((product) => count((order) => order.product === product)),
    /** A row of regions for each state. */
    byState: STATES.map((state) =>
      REGIONS.map((region) => count((order) => order.state === state && order.region === region)),
    ),
    closedPercent: Math.round((100 * count(({ state }) => state === 'closed')) / Math.max(1, shown.length)),
    total: shown.length,
  };
}

/** Shares a number among so many parts, the same each time. */
export function shareOut(total: number, parts: number): number[] {
  const weights = Array.from({ length: parts }, (_, index) => 1 + ((index * 7) % 5));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => Math.round((total * weight) / all));
}

function yuan(orders: readonly SampleOrder[]): number {
  return Math.round(orders.reduce((sum, order) => sum + amountOf(order), 0) / 100);
}
