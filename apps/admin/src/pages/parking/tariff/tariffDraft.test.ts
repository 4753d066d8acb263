import { expect, it } from 'vitest';
import { chargeOf, choiceOf, listOrAll, newPrices, withOptional } from './tariffDraft.js';

it('every choice of a charge is found again in it', () => {
  for (const choice of ['free', 'oncePerStay', 'oncePerPeriod', 'steps'] as const)
    expect(choiceOf(chargeOf(choice))).toBe(choice);
});

it('what is not limited is left out', () => {
  const [rate] = newPrices({ rate: '小型车', period: '全天' }).rates;
  if (!rate) throw new Error('no rate');
  const limited = withOptional(rate, 'vehicleKinds', listOrAll<'small'>(['small']));
  expect(limited.vehicleKinds).toEqual(['small']);
  expect(withOptional(limited, 'vehicleKinds', listOrAll<'small'>([]))).toEqual(rate);
});
