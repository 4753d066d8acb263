/** Adds up what stays cost now and by a draft, one after the other. */
export function summarizeReplay() {
  const total = { stays: 0, revenueNow: 0, revenueDraft: 0, payMore: 0, payLess: 0, paySame: 0 };
  const byDuration = DURATIONS.map((untilMinutes) => ({ untilMinutes, stays: 0, revenueNow: 0, revenueDraft: 0 }));
  let examples: Example[] = [];
  let left = 0;
  return {
    /** A stay of the sample that is not charged again. */
    skip(): void {
      left += 1;
    },
    add({ orderId, kind, minutes, feeNow, feeDraft }: ReplayedStay): void {
      const difference = feeDraft - feeNow;
      const bucket = byDuration.find(({ untilMinutes }) => untilMinutes === null || minutes <= untilMinutes);
      for (const sums of bucket ? [total, bucket] : [total]) {
        sums.stays += 1;
        sums.revenueNow += feeNow;
        sums.revenueDraft += feeDraft;
      }
      total[difference > 0 ? 'payMore' : difference < 0 ? 'payLess' : 'paySame'] += 1;
      if (difference === 0) return;
      const smallest = examples.at(-1);
      if (examples.length === EXAMPLES && smallest && Math.abs(difference) <= Math.abs(smallest.difference)) return;
      examples = [...examples, { orderId, kind, minutes, feeNow, feeDraft, difference }]
        .sort((one, other) => Math.abs(other.difference) - Math.abs(one.difference))
        .slice(0, EXAMPLES);
    },
    end: (sample: number) => ({ ...total, isSample: total.stays + left >= sample, byDuration, examples }),
  };
}

export interface ReplayedStay {
  orderId: string;
  kind: 'lot' | 'road';
  minutes: number;
  /** Fen. */
  feeNow: number;
  feeDraft: number;
}

type Example = ReplayedStay & { difference: number };

/** How many of the largest changes are named. */
const EXAMPLES = 10;
/** Minutes up to which stays are counted together; null for all longer ones. */
const DURATIONS = [15, 30, 60, 120, 240, 480, 1440, null];
