import { randomString } from '@smart-admin/ui/random';

/**
 * A payment that was begun and whose end is not known: by its key the server knows every repetition, after a second tap,
 * in a second tab and after a reload.
 */
export interface PaymentAttempt {
  key: string;
  /** What was to be paid, in fen: another amount is another payment. */
  amount: number;
  /** Signed code of the payment, once the server has answered. */
  payment?: string;
  /** What was sent for it, once the provider's page was opened: sent again, the same charge goes on. */
  opened?: unknown;
}

/** Attempts where the browser keeps nothing: they end with the page. */
const kept = new Map<string, PaymentAttempt>();

/** The attempt to pay an order, by the order's number. */
export function readAttempt(number: string): PaymentAttempt | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(number)) ?? 'null');
    if (isAttempt(stored)) return stored;
  } catch (error) {
    console.warn('A payment cannot be read', error);
  }
  return kept.get(number);
}

/** The attempt that goes on with this amount, or a new one. It is kept before anything is sent. */
export function beginAttempt(number: string, amount: number): PaymentAttempt {
  const last = readAttempt(number);
  const attempt = last?.amount === amount ? last : { key: randomString(24), amount };
  keepAttempt(number, attempt);
  return attempt;
}

export function keepAttempt(number: string, attempt: PaymentAttempt): void {
  kept.set(number, attempt);
  try {
    localStorage.setItem(keyOf(number), JSON.stringify(attempt));
  } catch (error) {
    console.warn('A payment cannot be kept', error);
  }
}

/** The payment has an end. */
export function endAttempt(number: string): void {
  kept.delete(number);
  try {
    localStorage.removeItem(keyOf(number));
  } catch (error) {
    console.warn('A payment cannot be forgotten', error);
  }
}

function keyOf(number: string): string {
  return `smart_payment_${number}`;
}

function isAttempt(stored: unknown): stored is PaymentAttempt {
  if (typeof stored !== 'object' || stored === null) return false;
  const { key, amount } = stored as Partial<PaymentAttempt>;
  return typeof key === 'string' && typeof amount === 'number';
}
