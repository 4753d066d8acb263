import { type FeeSegment, type VehicleRate } from '@smart-admin/api-client/contract';
import { type Occurrence } from './tariffSpans.js';
import { type CapKind } from './tariffTypes.js';

/** What the caps of one stay leave of its amounts, which must be asked in their order. */
export function createCaps(caps: VehicleRate['caps']): StayCaps {
  const spent = new Map<string, number>();
  return {
    take(fullAmount, { date, window, occurrence }) {
      const limits: [CapKind, string, number | undefined][] = [
        ['period', `period ${occurrence?.key ?? ''}`, occurrence?.period.cap],
        ['day', `day ${date}`, caps?.perDay],
        ['24hours', `24hours ${window}`, caps?.per24Hours],
        ['stay', 'stay', caps?.perStay],
      ];
      let amount = fullAmount;
      let cappedBy: CapKind | undefined;
      for (const [kind, key, cap] of limits) {
        if (cap === undefined) continue;
        const left = cap - (spent.get(key) ?? 0);
        if (left < amount) [amount, cappedBy] = [left, kind];
      }
      for (const [, key] of limits) spent.set(key, (spent.get(key) ?? 0) + amount);
      return { amount, ...(cappedBy && { cappedBy }) };
    },
  };
}

export interface StayCaps {
  take: (
    fullAmount: number,
    place: { date: string; window: number; occurrence: Occurrence | undefined },
  ) => Pick<FeeSegment, 'amount' | 'cappedBy'>;
}
