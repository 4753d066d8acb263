import { lazyPart, type LazyPart } from '@smart-admin/ui/lazy';
import { type Address } from './address.js';
import { type ScanPageDefinition } from './scanPages.js';

/** First step: which vehicle. */
export const PlateStep = lazyPart(
  () => import('./PlateStep.js'),
  (module) => module.PlateStep,
);

/** Second step: its order. */
export const OrderStep = lazyPart(
  () => import('./OrderStep.js'),
  (module) => module.OrderStep,
);

/** The ticket of a vehicle without a plate. */
export const TicketStep = lazyPart(
  () => import('./TicketStep.js'),
  (module) => module.TicketStep,
);

/** A monthly card, and what its renewal costs. */
export const CardStep = lazyPart(
  () => import('./CardStep.js'),
  (module) => module.CardStep,
);

/** The wall with free spaces. */
export const LotScreen = lazyPart(
  () => import('./LotScreen.js'),
  (module) => module.LotScreen,
);

/** What an address shows; its code is a file of its own, for no visit needs them all at once. */
export function stepOf(page: ScanPageDefinition, { order }: Pick<Address, 'order'>): LazyPart<StepProps> {
  if (page.step === 'screen') return LotScreen;
  if (page.step === 'ticket') return TicketStep;
  if (page.step === 'card') return CardStep;
  return page.step === 'order' || order !== '' ? OrderStep : PlateStep;
}

export interface StepProps {
  page: ScanPageDefinition;
  /** The printed code; empty without one. */
  code: string;
  /** Signed code of the order; empty in the first step. */
  order: string;
}
