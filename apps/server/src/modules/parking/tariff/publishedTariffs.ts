import { type TariffPeriod, type TariffPrices } from '@smart-admin/api-client/contract';

/** Tariffs that public bodies have published, as documents. */

/**
 * Roadside berths of Beijing, first-class area, small vehicles: by day 2.50 yuan a quarter of an hour in the first hour,
 * then 3.75; by night 1 yuan for two hours; a unit that is not over is free. Source: 北京市发展和改革委员会, 道路停车占道费
 * (in force since 2019-01-01).
 */
export const beijingRoadside: TariffPrices = document([
  {
    name: '白天',
    from: '07:00',
    to: '19:00',
    charge: {
      kind: 'steps',
      counted: 'period',
      rounding: 'down',
      steps: [
        { for: 60, unit: 15, price: 250 },
        { unit: 15, price: 375 },
      ],
    },
  },
  { name: '夜间', from: '19:00', to: '07:00', charge: each(120, 100, 'down') },
]);

/**
 * Car parks under guided prices in the six central districts of Guangzhou, upper bounds: by day 5 yuan for half an hour, by
 * night 1 yuan for half an hour and 10 at most, 45 in 24 hours. Source: 广州市, 关于完善机动车停放服务收费管理有关问题的通知
 * (2021-08-23, in force since 2021-09-01).
 */
export const guangzhouCentral: TariffPrices = document(
  [
    { name: '日间', from: '07:30', to: '21:30', charge: each(30, 500, 'up') },
    { name: '夜间', from: '21:30', to: '07:30', charge: each(30, 100, 'up'), cap: 1_000 },
  ],
  { caps: { per24Hours: 4_500 } },
);

/**
 * Car park at the gate of Qianshan, Anshan: small vehicles 1 yuan for half an hour by day and 0.50 an hour by night, large
 * ones 1.50 and 1 yuan; half an hour is free, a longer stay is charged from its beginning, 24 hours cost ten hours of the
 * day. Source: 千山积翠门地上停车场收费标准 (notice of 2024-05-29).
 */
export const qianshanGate: TariffPrices = {
  ...document([]),
  rates: [
    { name: '小型车', vehicleKinds: ['small'], ...qianshanRate(100, 50) },
    { name: '大中型车', vehicleKinds: ['large'], ...qianshanRate(150, 100) },
  ],
};

/**
 * Aberdeen car park of Hong Kong, private cars, in cents: 17 dollars an hour from 7 to 23, 15 by night. Source: Transport
 * Department, Annual Transport Digest 2020, section 6.
 */
export const aberdeenCarPark: TariffPrices = {
  ...document([
    { name: '07:00-23:00', from: '07:00', to: '23:00', charge: each(60, 1_700, 'up') },
    { name: '23:00-07:00', from: '23:00', to: '07:00', charge: each(60, 1_500, 'up') },
  ]),
  timeZone: 'Asia/Hong_Kong',
};

function document(periods: TariffPeriod[], more: { caps?: { per24Hours: number } } = {}): TariffPrices {
  return {
    timeZone: 'Asia/Shanghai',
    graceMinutes: 15,
    rates: [{ name: '小型车', vehicleKinds: ['small'], periods, ...more }],
  };
}

function each(unit: number, price: number, rounding: 'up' | 'down'): TariffPeriod['charge'] {
  return { kind: 'steps', steps: [{ unit, price }], counted: 'period', rounding };
}

function qianshanRate(day: number, night: number) {
  return {
    free: { minutes: 30, alwaysFree: false },
    periods: [
      { name: '白天', from: '07:00', to: '19:00', charge: each(30, day, 'up') },
      { name: '夜间', from: '19:00', to: '07:00', charge: each(60, night, 'up') },
    ],
    caps: { per24Hours: day * 20 },
  };
}
