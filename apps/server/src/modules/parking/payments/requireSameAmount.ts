import { ApiError } from '../../../errors/apiError.js';
import { t } from '../parking.messages.js';
import { yuanText } from '../yuanText.js';

/**
 * A key of something that was booked comes again. Throws 409, naming what was booked, for another amount: the first answer
 * was lost, and whoever asks has typed another one since.
 */
export function requireSameAmount(booked: number, asked: number): void {
  if (booked !== asked) throw bookedOtherwise(booked);
}

/** What is said of a key that stands for something else than is asked for: what was booked by it. */
export function bookedOtherwise(booked: number): ApiError {
  return new ApiError(409, t('bookedOtherwise', { amount: yuanText(booked) }), { amount: booked });
}
