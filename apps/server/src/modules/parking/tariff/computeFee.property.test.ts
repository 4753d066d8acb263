import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeFee } from './computeFee.js';
import { arbitraryStay, arbitraryTariff } from './testing/arbitraryTariff.js';
import { rateFor } from './rateFor.js';
import { MINUTE, zoneTime } from './zoneTime.js';

const runs = { numRuns: 200 };

test('a fee never falls as the stay grows longer', () => {
  const laps = fc.array(fc.integer({ min: 0, max: 400 * MINUTE }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(arbitraryTariff, arbitraryStay, laps, (tariff, stay, minutes) => {
      let { exit } = stay;
      let before = computeFee(tariff, stay).amount;
      for (const lap of minutes) {
        exit += lap;
        const { amount } = computeFee(tariff, { ...stay, exit });
        expect(amount).toBeGreaterThanOrEqual(before);
        before = amount;
      }
    }),
    runs,
  );
});

test('a fee never exceeds a cap of the stay, of a day or of 24 hours', () => {
  fc.assert(
    fc.property(arbitraryTariff, arbitraryStay, (tariff, stay) => {
      const fee = computeFee(tariff, stay);
      const caps = rateFor(tariff.prices, stay)?.caps;
      const days = (fee.to - fee.from) / (24 * 60 * MINUTE);
      expect(fee.amount).toBeLessThanOrEqual(caps?.perStay ?? Infinity);
      expect(fee.amount).toBeLessThanOrEqual(Math.ceil(days) * (caps?.per24Hours ?? Infinity) || 0);
      const { dateAt } = zoneTime(fee.timeZone);
      const dates = new Set<string>();
      for (let at = fee.from; at < fee.to; at += 10 * MINUTE) dates.add(dateAt(at));
      if (fee.to > fee.from) dates.add(dateAt(fee.to - 1));
      expect(fee.amount).toBeLessThanOrEqual(dates.size * (caps?.perDay ?? Infinity) || 0);
    }),
    runs,
  );
});

test('the evidence is the fee: its segments are the whole stay in order, and their amounts its sum, in whole fen', () => {
  fc.assert(
    fc.property(arbitraryTariff, arbitraryStay, (tariff, stay) => {
      const fee = computeFee(tariff, stay);
      let at = fee.from;
      for (const segment of fee.segments) {
        expect(segment.from).toBe(at);
        expect(segment.minutes).toBe((segment.to - segment.from) / MINUTE);
        expect(Number.isInteger(segment.amount) && segment.amount >= 0).toBe(true);
        expect(segment.amount).toBeLessThanOrEqual(segment.fullAmount);
        expect(segment.amount < segment.fullAmount).toBe(segment.cappedBy !== undefined);
        if (segment.free) expect(segment.fullAmount).toBe(0);
        if (segment.units !== undefined) expect(segment.fullAmount).toBe(segment.units * (segment.price ?? 0));
        at = segment.to;
      }
      expect(at).toBe(fee.to);
      expect(fee.segments.reduce((sum, { amount }) => sum + amount, 0)).toBe(fee.amount);
    }),
    runs,
  );
});

test('the same question has the same answer, however often it is asked and whoever asks, and changes nothing', () => {
  fc.assert(
    fc.property(arbitraryTariff, arbitraryStay, (tariff, stay) => {
      const first = computeFee(tariff, stay);
      computeFee(tariff, { ...stay, exit: stay.exit + 90 * MINUTE });
      const asData = JSON.parse(JSON.stringify({ tariff, stay })) as { tariff: typeof tariff; stay: typeof stay };
      expect(computeFee(asData.tariff, asData.stay)).toEqual(first);
      expect(computeFee(tariff, stay)).toEqual(first);
    }),
    runs,
  );
});
