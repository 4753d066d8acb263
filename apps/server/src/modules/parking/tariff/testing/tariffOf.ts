import { type Charge, type TariffPeriod, type TariffPrices, type VehicleRate } from '@smart-admin/api-client/contract';
import { type TariffVersion } from '../tariffTypes.js';

/** A tariff for tests: five yuan an hour, all day, for everybody, where nothing else is said. */
export function tariffOf(rate: Partial<VehicleRate> = {}, prices: Partial<TariffPrices> = {}): TariffVersion {
  const rates = [{ name: '标准', periods: [allDay(hourly)], ...rate }];
  return { version: 1, prices: { timeZone: 'Asia/Shanghai', graceMinutes: 15, rates, ...prices } };
}

/** A period of the whole day. */
export function allDay(charge: Charge, period: Partial<TariffPeriod> = {}): TariffPeriod {
  return { name: '全天', from: '00:00', to: '24:00', charge, ...period };
}

export const hourly = {
  kind: 'steps',
  steps: [{ unit: 60, price: 500 }],
  counted: 'stay',
  rounding: 'up',
} satisfies Charge;
