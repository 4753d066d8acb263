import { type Charge, type TariffPeriod, type TariffPrices, type VehicleRate } from '@smart-admin/api-client/contract';

/** Prices as somebody edits them. */
export function newPrices(names: RateNames): TariffPrices {
  return { timeZone: 'Asia/Shanghai', graceMinutes: 15, rates: [newRate(names)] };
}

/** Vehicles of every kind at two yuan for each half hour, the first quarter of an hour free. */
export function newRate({ rate, period }: RateNames): VehicleRate {
  return { name: rate, free: { minutes: 15, alwaysFree: false }, periods: [newPeriod(period)] };
}

interface RateNames {
  rate: string;
  period: string;
}

export function newPeriod(name: string): TariffPeriod {
  return { name, from: '00:00', to: '24:00', charge: chargeOf('steps') };
}

/** How a period is charged, as one choice. */
export type ChargeChoice = 'free' | 'oncePerStay' | 'oncePerPeriod' | 'steps';

export function choiceOf(charge: Charge): ChargeChoice {
  if (charge.kind !== 'once') return charge.kind;
  return charge.per === 'stay' ? 'oncePerStay' : 'oncePerPeriod';
}

export function chargeOf(choice: ChargeChoice): Charge {
  switch (choice) {
    case 'free':
      return { kind: 'free' };
    case 'oncePerStay':
      return { kind: 'once', per: 'stay', price: 500 };
    case 'oncePerPeriod':
      return { kind: 'once', per: 'period', price: 500 };
    case 'steps':
      return { kind: 'steps', steps: [{ unit: 30, price: 200 }], counted: 'stay', rounding: 'up' };
  }
}

/** A list with one item in place of another. */
export function replaced<Item>(list: readonly Item[], index: number, item: Item): Item[] {
  return list.map((each, place) => (place === index ? item : each));
}

export function without<Item>(list: readonly Item[], index: number): Item[] {
  return list.filter((_, place) => place !== index);
}

/** An object without a key where its value is null, and with it otherwise. */
export function withOptional<Target extends object, Key extends keyof Target>(
  target: Target,
  key: Key,
  value: Target[Key] | null,
): Target {
  const { [key]: _old, ...rest } = target;
  return (value === null ? rest : { ...rest, [key]: value }) as Target;
}

/** A list that is left out where it is empty, which means all. */
export function listOrAll<Item>(list: Item[]): Item[] | null {
  return list.length === 0 ? null : list;
}

/** Lengths of stays, in minutes, that a trial shows. */
export const TRIAL_MINUTES = [10, 30, 60, 120, 180, 240, 360, 480, 720, 1440, 2880];
