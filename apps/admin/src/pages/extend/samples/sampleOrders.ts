/** One order of the sample tables, whose texts are keys of `sampleMessages`. */
export interface SampleOrder {
  id: string;
  number: string;
  region: (typeof REGIONS)[number];
  product: (typeof PRODUCTS)[number];
  state: (typeof STATES)[number];
  quantity: number;
  /** Fen. */
  price: number;
  /** Milliseconds since 1970. */
  time: number;
}

export const REGIONS = ['north', 'east', 'south', 'west', 'harbour', 'hill'] as const;
export const PRODUCTS = ['camera', 'barrier', 'sensor', 'screen', 'charger', 'kiosk', 'printer'] as const;
export const STATES = ['draft', 'paid', 'shipped', 'closed'] as const;

/** The same orders each time, the newest first. */
export function sampleOrders(count: number, from = 0): SampleOrder[] {
  return Array.from({ length: count }, (_, index) => sampleOrder(from + index));
}

/** Order number `n` counted from 0; anything of it follows from the number, so that nothing has to be stored. */
function sampleOrder(n: number): SampleOrder {
  const random = scatter(n + 1);
  return {
    id: String(n + 1),
    number: `S${String(n + 1).padStart(7, '0')}`,
    region: pick(REGIONS, random),
    product: pick(PRODUCTS, random >>> 4),
    state: pick(STATES, random >>> 8),
    quantity: 1 + ((random >>> 11) % 40),
    price: 1_000 + ((random >>> 7) % 900_000),
    time: NEWEST - n * 7 * 60_000,
  };
}

/** Amount of an order in fen. */
export function amountOf({ quantity, price }: Pick<SampleOrder, 'quantity' | 'price'>): number {
  return quantity * price;
}

const NEWEST = Date.UTC(2026, 10, 20, 8);

function pick<Item>(items: readonly [Item, ...Item[]], random: number): Item {
  return items[random % items.length] ?? items[0];
}

/** Spreads neighbouring numbers over 32 bits (the finaliser of MurmurHash3). */
function scatter(n: number): number {
  let mixed = Math.imul(n ^ (n >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
