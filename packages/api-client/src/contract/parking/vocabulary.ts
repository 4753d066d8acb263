import * as z from 'zod';

/** Amount of money in fen, a hundredth of a yuan. */
export const FenSchema = z.number().int().min(0).max(100_000_000);
/** Sum of the amounts of many orders, in fen; it knows no limit of its own and may be less than nothing. */
export const FenSumSchema = z.number().int();
/** Amount that may also be owed to somebody, in fen. */
export const SignedFenSchema = z.number().int().min(-100_000_000).max(100_000_000);

/**
 * Number plate, spaces and dots taken out and letters made large: province sign and six characters, or seven of a
 * new-energy vehicle; trailers, police, learners, Hong Kong and Macau by their last character (GA 36-2018).
 */
export const PlateSchema = z
  .string()
  .max(20)
  .transform((text) => text.replace(/[\s·.]/g, '').toUpperCase())
  .pipe(
    z
      .string()
      .regex(
        /^[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼使领][A-HJ-NP-Z][A-HJ-NP-Z0-9]{4,5}[A-HJ-NP-Z0-9挂学警港澳使领]$/u,
      ),
  );

/** Colour of a plate: blue 5, green 3, yellow 2, black 4, white 1. */
export const PlateColourSchema = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);
/** The colour of a plate where nothing is known (Q88). */
export const DEFAULT_PLATE_COLOUR = 5;

/** A lot behind barriers, or a road with berths. */
export const PlaceKindSchema = z.enum(['lot', 'road']);

/** `open`: parked or unpaid; `paid`: paid and still there; `closed`: it has left, or was ended by staff. */
export const OrderStatusSchema = z.enum(['open', 'paid', 'closed']);

/**
 * How a reduction takes from a fee: `amount` fen, `minutes` of the stay, `percent` of what is due, `full` everything,
 * `freeUntil` the fee of what lies before a time of day.
 */
export const ReductionKindSchema = z.enum(['amount', 'minutes', 'percent', 'full', 'freeUntil']);

/** What one reduction takes: fen, minutes, percent, or minutes since midnight for `freeUntil`; 0 for `full`. */
export const ReductionValueSchema = z.number().int().min(0).max(10_000_000);

/** Who gives a reduction. */
export const ReductionSourceSchema = z.enum(['code', 'merchant', 'company', 'staff']);

/** How somebody pays. */
export const PayMethodSchema = z.enum(['wechat', 'alipay', 'cash', 'simulated']);
export const PaymentStateSchema = z.enum(['pending', 'paid', 'failed', 'refunding', 'refunded']);

/** Signed text that opens one order or place without a session; nothing can be read from it. */
export const SignedCodeSchema = z
  .string()
  .min(8)
  .max(200)
  .regex(/^[\w.-]+$/);

/** `asked`: waits to be told to the provider; `sent`: the provider will give it back; `failed`: it says that it will not. */
export const RefundStateSchema = z.enum(['asked', 'sent', 'done', 'failed']);

/**
 * `asked`: waits to be issued; `refused`: is not issued, for a reason; `reversing`: money was given back after it was
 * issued, so a red invoice is needed; `reversed`: the red invoice was issued.
 */
export const InvoiceStateSchema = z.enum(['asked', 'issued', 'refused', 'reversing', 'reversed']);

export type InvoiceState = z.infer<typeof InvoiceStateSchema>;
export type RefundState = z.infer<typeof RefundStateSchema>;
export type PlateColour = z.infer<typeof PlateColourSchema>;
export type OrderStatus = z.infer<typeof OrderStatusSchema>;
export type ReductionKind = z.infer<typeof ReductionKindSchema>;
export type PayMethod = z.infer<typeof PayMethodSchema>;
export type PaymentState = z.infer<typeof PaymentStateSchema>;
export type PlaceKind = z.infer<typeof PlaceKindSchema>;
