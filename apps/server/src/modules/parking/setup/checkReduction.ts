import { type ReductionKind } from '@smart-admin/api-client/contract';
import { fieldError } from '../../../db/requireRow.js';
import { t } from '../parking.messages.js';

/** Throws a 400 for a value that means nothing for its kind. */
export function checkReduction({ kind, value }: { kind: ReductionKind; value: number }): void {
  if (kind === 'percent' && (value < 1 || value > 100)) throw fieldError('value', t('percentRange'));
  if ((kind === 'amount' || kind === 'minutes') && value < 1) throw fieldError('value', t('valueNeeded'));
  if (kind === 'freeUntil' && value > 1439) throw fieldError('value', t('timeOfDay'));
}

/** A period with its moments as dates. Throws a 400 for one that ends before it begins. */
export function periodOf({ startsAt, endsAt }: { startsAt: number; endsAt: number }) {
  if (endsAt <= startsAt) throw fieldError('endsAt', t('notAfterStart'));
  return { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
}

/** A moment as a date; null stays null. */
export function dateOf(time: number | null): Date | null {
  return time === null ? null : new Date(time);
}
