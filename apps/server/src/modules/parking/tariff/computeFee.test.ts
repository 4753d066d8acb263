import { type Charge } from '@smart-admin/api-client/contract';
import { describe, expect, test } from 'vitest';
import { computeFee } from './computeFee.js';
import { type TariffStay, type TariffVersion } from './tariffTypes.js';
import { allDay, hourly, tariffOf } from './testing/tariffOf.js';

const at = (text: string) => Date.parse(`${text}+08:00`);
const car = { vehicleKind: 'small', plateColour: 5 } as const;
const fee = (tariff: TariffVersion, entry: string, exit: string, more: Partial<TariffStay> = {}) =>
  computeFee(tariff, { ...car, entry: at(entry), exit: at(exit), ...more });

describe('free minutes', () => {
  const counted = tariffOf({ free: { minutes: 30, alwaysFree: false } });
  const kept = tariffOf({ free: { minutes: 30, alwaysFree: true } });
  test.each([
    ['2026-03-02T10:30', 0, 0],
    ['2026-03-02T10:31', 500, 500],
    ['2026-03-02T11:30', 1_000, 500],
    ['2026-03-02T11:31', 1_000, 1_000],
  ])('until %s a stay costs %i fen where a longer one pays them, %i where they stay free', (exit, one, other) => {
    expect(fee(counted, '2026-03-02T10:00', exit).amount).toBe(one);
    expect(fee(kept, '2026-03-02T10:00', exit).amount).toBe(other);
  });

  test('are named in the evidence', () => {
    expect(fee(kept, '2026-03-02T10:00', '2026-03-02T11:00').segments).toMatchObject([
      { minutes: 30, free: 'freeMinutes', amount: 0 },
      { minutes: 30, unit: 60, price: 500, units: 1, amount: 500 },
    ]);
  });
});

test('seconds at both ends are the driver’s', () => {
  expect(fee(tariffOf({}), '2026-03-02T10:00:30', '2026-03-02T11:01:59').minutes).toBe(60);
  expect(fee(tariffOf({}), '2026-03-02T10:00:30', '2026-03-02T10:00:59').amount).toBe(0);
});

test('a ladder is counted over midnight, or anew in each period', () => {
  const steps = [
    { for: 60, unit: 60, price: 1_000 },
    { unit: 30, price: 200 },
  ];
  const ladder = (counted: 'stay' | 'period') =>
    tariffOf({ periods: [allDay({ kind: 'steps', steps, counted, rounding: 'up' })] });
  expect(fee(ladder('stay'), '2026-03-02T23:00', '2026-03-03T01:00').amount).toBe(1_400);
  expect(fee(ladder('period'), '2026-03-02T23:00', '2026-03-03T01:00').amount).toBe(2_000);
});

test('a price per stay is paid once, a price per period in each that the stay touches', () => {
  const once = (per: 'stay' | 'period') => tariffOf({ periods: [allDay({ kind: 'once', price: 800, per })] });
  expect(fee(once('stay'), '2026-03-02T08:00', '2026-03-04T09:00').amount).toBe(800);
  expect(fee(once('period'), '2026-03-02T08:00', '2026-03-04T09:00').amount).toBe(2_400);
});

describe('caps', () => {
  test.each([
    [{ perDay: 2_000 }, 4_000, 'day'],
    [{ per24Hours: 3_000 }, 3_000, '24hours'],
    [{ perStay: 2_500 }, 2_500, 'stay'],
  ] as const)('%j holds twelve hours over midnight at %i fen', (caps, amount, cappedBy) => {
    const evidence = fee(tariffOf({ caps }), '2026-03-02T18:00', '2026-03-03T06:00');
    expect(evidence.amount).toBe(amount);
    expect(evidence.segments.at(-1)).toMatchObject({ cappedBy });
  });

  test('of 24 hours begin anew with each 24 hours from the entry', () => {
    expect(fee(tariffOf({ caps: { per24Hours: 3_000 } }), '2026-03-02T18:00', '2026-03-03T19:00').amount).toBe(3_500);
  });
});

test('holidays come before weekdays, and a weekend day that is worked is a workday', () => {
  const prices = { workday: 100, weekend: 200, holiday: 300 } as const;
  const periods = Object.entries(prices).map(([days, price]) =>
    allDay({ kind: 'once', price, per: 'stay' }, { days: [days as keyof typeof prices] }),
  );
  const tariff = tariffOf({ periods }, { calendar: { holidays: ['2026-10-01'], workdays: ['2026-10-10'] } });
  const amounts = ['2026-10-01', '2026-10-10', '2026-10-11', '2026-10-12'].map(
    (date) => fee(tariff, `${date}T10:00`, `${date}T11:00`).amount,
  );
  expect(amounts).toEqual([300, 100, 200, 100]);
});

test('a night belongs to the day on which it begins', () => {
  const night = { name: '夜间', from: '19:00', to: '07:00', days: ['workday' as const] };
  const tariff = tariffOf({ periods: [{ ...night, charge: { kind: 'once', price: 500, per: 'period' } }] });
  // Friday's night reaches into Saturday, Sunday's into Monday
  expect(fee(tariff, '2026-03-07T01:00', '2026-03-07T02:00').amount).toBe(500);
  expect(fee(tariff, '2026-03-09T01:00', '2026-03-09T02:00').amount).toBe(0);
});

test('vehicles pay the first rate that fits them, and nothing where none does', () => {
  const rates = [
    { name: '新能源', plateColours: [3 as const], free: { minutes: 120, alwaysFree: true }, periods: [allDay(hourly)] },
    { name: '小型车', vehicleKinds: ['small' as const], periods: [allDay(hourly)] },
  ];
  const tariff = tariffOf({}, { rates });
  const stay = ['2026-03-02T10:00', '2026-03-02T13:00'] as const;
  expect(fee(tariff, ...stay)).toMatchObject({ rate: '小型车', amount: 1_500 });
  expect(fee(tariff, ...stay, { plateColour: 3 })).toMatchObject({ rate: '新能源', amount: 500 });
  const large = fee(tariff, ...stay, { vehicleKind: 'large', plateColour: 2 });
  expect(large).toMatchObject({ amount: 0, segments: [{ free: 'noCharge', minutes: 180 }] });
  expect(large).not.toHaveProperty('rate');
});

test('minutes in an inner lot and within a card are not charged, and say why', () => {
  const inner = {
    from: at('2026-03-02T10:20'),
    to: at('2026-03-02T11:40'),
    reason: 'innerLot',
    name: '地下库',
  } as const;
  expect(fee(tariffOf({}), '2026-03-02T10:00', '2026-03-02T12:00', { exemptions: [inner] })).toMatchObject({
    amount: 500,
    chargedMinutes: 40,
    segments: [{ minutes: 20 }, { minutes: 80, free: 'innerLot', freeName: '地下库' }, { minutes: 20, units: 0 }],
  });
  const card = { from: 0, to: at('2026-03-02T11:00'), reason: 'monthlyCard' } as const;
  expect(fee(tariffOf({}), '2026-03-02T10:00', '2026-03-02T12:00', { exemptions: [card] }).amount).toBe(500);
});

describe('changes of the clocks', () => {
  const perMinute: Charge = { kind: 'steps', steps: [{ unit: 1, price: 1 }], counted: 'period', rounding: 'up' };
  const tariff = tariffOf(
    { periods: [{ name: 'night', from: '00:00', to: '06:00', charge: perMinute }] },
    { timeZone: 'Europe/Berlin' },
  );
  const night = (entry: string, exit: string) =>
    computeFee(tariff, { ...car, entry: Date.parse(entry), exit: Date.parse(exit) }).amount;
  test('a night is an hour shorter in spring and an hour longer in autumn', () => {
    expect(night('2026-03-28T23:00Z', '2026-03-29T10:00Z')).toBe(300);
    expect(night('2026-10-24T22:00Z', '2026-10-25T10:00Z')).toBe(420);
  });
});

test('a stay whose exit was never seen costs what its caps allow, and its 38 days can be read', () => {
  const evidence = fee(tariffOf({ caps: { perDay: 3_000 } }), '2026-03-02T10:00', '2026-04-09T10:00');
  expect(evidence.amount).toBe(39 * 3_000);
  expect(evidence.segments.length).toBeLessThan(100);
});
