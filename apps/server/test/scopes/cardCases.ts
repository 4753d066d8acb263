import { type ParkingTargets } from '../support/ParkingTargets.js';
import { refuses, type ScopeCase } from './scopeCases.js';

/** Monthly cards that are paid. */
export function cardCases(made: ParkingTargets): Record<string, ScopeCase> {
  return {
    'parking.listedPlate.sheet': refuses(made.card, (caller, { id }) => caller.parking.listedPlate.sheet({ id })),
    'parking.listedPlate.quote': refuses(made.card, (caller, { id }) =>
      caller.parking.listedPlate.quote({ id, query: { months: 1 } }),
    ),
    'parking.listedPlate.payRenewal': refuses(made.card, (caller, { id }) =>
      caller.parking.listedPlate.payRenewal({ id, body: { months: 1, amount: 3_000, key: `renewal-of-${id}` } }),
    ),
    'parking.listedPlate.renewals': refuses(made.renewedCard, (caller, { id }) =>
      caller.parking.listedPlate.renewals({ id, query: {} }),
    ),
    'parking.listedPlate.refundRenewal': refuses(made.renewedCard, (caller, { id, paymentId }) =>
      caller.parking.listedPlate.refundRenewal({
        id,
        body: { paymentId, months: 1, reason: '提前退卡', key: `refund-of-${paymentId}` },
      }),
    ),
  };
}
