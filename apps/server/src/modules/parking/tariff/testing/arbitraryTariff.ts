import { type Charge, type TariffPeriod, type VehicleRate } from '@smart-admin/api-client/contract';
import fc from 'fast-check';
import { type TariffStay, type TariffVersion } from '../tariffTypes.js';
import { DAY, MINUTE } from '../zoneTime.js';

/** Tariffs of every kind of rule, in zones with and without daylight saving. */
export const arbitraryTariff: fc.Arbitrary<TariffVersion> = fc.record({
  version: fc.constant(1),
  prices: fc.record({
    timeZone: fc.constantFrom('Asia/Shanghai', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe'),
    calendar: fc.constant({ holidays: ['2025-10-01', '2025-10-02'], workdays: ['2025-09-28'] }),
    graceMinutes: fc.constant(15),
    rates: fc.tuple(arbitraryRate()),
  }),
});

/** Stays of up to five days, many of them over a change of the clocks. */
export const arbitraryStay: fc.Arbitrary<TariffStay> = fc
  .record({
    entry: fc.constantFrom(Date.UTC(2025, 2, 28), Date.UTC(2025, 8, 27), Date.UTC(2025, 9, 24), Date.UTC(2025, 10, 1)),
    offset: fc.integer({ min: 0, max: 2 * DAY }),
    length: fc.oneof(fc.integer({ min: 0, max: 3 * 60 * MINUTE }), fc.integer({ min: 0, max: 5 * DAY })),
    vehicleKind: fc.constantFrom('small' as const, 'large' as const),
    plateColour: fc.constantFrom(5 as const, 3 as const),
    exemption: fc.option(
      fc.record({ after: fc.integer({ min: -DAY, max: 2 * DAY }), length: fc.integer({ min: 0, max: DAY }) }),
    ),
    freeMinutes: fc.option(fc.integer({ min: 0, max: 300 }), { nil: undefined }),
  })
  .map(({ entry, offset, length, exemption, freeMinutes, ...vehicle }) => {
    const from = entry + offset;
    return {
      ...vehicle,
      entry: from,
      exit: from + length,
      ...(freeMinutes !== undefined && { freeMinutes }),
      ...(exemption && {
        exemptions: [
          { from: from + exemption.after, to: from + exemption.after + exemption.length, reason: 'innerLot' as const },
        ],
      }),
    };
  });

function arbitraryRate(): fc.Arbitrary<VehicleRate> {
  return fc.record(
    {
      name: fc.constant('rate'),
      plateColours: fc.constant([5 as const]),
      free: fc.record({ minutes: fc.integer({ min: 0, max: 90 }), alwaysFree: fc.boolean() }),
      periods: fc.array(arbitraryPeriod(), { minLength: 1, maxLength: 4 }),
      caps: fc.record(
        { perDay: arbitraryCap(), per24Hours: arbitraryCap(), perStay: arbitraryCap() },
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: ['name', 'periods'] },
  );
}

function arbitraryPeriod(): fc.Arbitrary<TariffPeriod> {
  const time = fc.constantFrom('00:00', '02:30', '07:00', '07:30', '12:00', '19:00', '21:30');
  return fc.record(
    {
      name: fc.constantFrom('day', 'night'),
      from: time,
      to: fc.oneof(time, fc.constant('24:00')),
      days: fc.subarray(['workday' as const, 'weekend' as const, 'holiday' as const], { minLength: 1 }),
      charge: arbitraryCharge(),
      cap: arbitraryCap(),
    },
    { requiredKeys: ['name', 'from', 'to', 'charge'] },
  );
}

function arbitraryCharge(): fc.Arbitrary<Charge> {
  const price = fc.integer({ min: 0, max: 2_000 });
  const unit = fc.constantFrom(1, 15, 30, 60, 120);
  const last = fc.record({ unit, price });
  return fc.oneof(
    fc.constant({ kind: 'free' as const }),
    fc.record({ kind: fc.constant('once' as const), price, per: fc.constantFrom('stay' as const, 'period' as const) }),
    fc.record({
      kind: fc.constant('steps' as const),
      counted: fc.constantFrom('stay' as const, 'period' as const),
      rounding: fc.constantFrom('up' as const, 'down' as const),
      steps: fc
        .tuple(fc.array(fc.record({ for: fc.integer({ min: 1, max: 240 }), unit, price }), { maxLength: 3 }), last)
        .map(([ladder, rest]) => [...ladder, rest]),
    }),
  );
}

function arbitraryCap() {
  return fc.integer({ min: 0, max: 6_000 });
}
