import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { crudEndpoints } from '../crudEndpoints.js';
import { endpoint } from '../endpoint.js';
import { below } from './below.js';
import {
  AuditSchema,
  DescriptionSchema,
  EnabledMarkSchema,
  EnCodeSchema,
  FullNameSchema,
  IdSchema,
  ListQuerySchema,
  MarkFilterSchema,
  pageOf,
  SortCodeSchema,
  TimeSchema,
} from '../schemas.js';
import {
  FenSchema,
  PlateSchema,
  ReductionKindSchema,
  ReductionValueSchema,
  SignedCodeSchema,
  SignedFenSchema,
} from './vocabulary.js';

export const CodeSheetSchema = z.object({
  code: SignedCodeSchema,
  /** Path of the public page with the code, for the QR picture. */
  path: z.string(),
});
const placeQuery = { placeId: IdSchema.optional(), enabledMark: MarkFilterSchema };

/** Calls for the printed code of a noun. */
export function sheetEndpoint<const Path extends `/${string}`>(
  path: Path,
  page: { permission: typeof pages.parkingMerchant.permission },
) {
  return endpoint({
    method: 'GET',
    path: below(path, '/{id}/Code'),
    permission: page.permission,
    summary: 'Signed code for a printed sheet',
    data: CodeSheetSchema,
  });
}

/** Codes that give whoever scans one a reduction. */
export const reductionCode = {
  ...crudEndpoints({
    path: '/api/parking/ReductionCode',
    page: pages.parkingReductionCode,
    body: z.object({
      fullName: FullNameSchema,
      placeId: IdSchema,
      /** `driver`: whoever scans it types their own plate; `staff`: for counters, which type the plates of customers. */
      use: z.enum(['driver', 'staff']).default('driver'),
      kind: ReductionKindSchema,
      value: ReductionValueSchema,
      startsAt: TimeSchema,
      endsAt: TimeSchema,
      /** How often it may be used in all. */
      maxUses: z.number().int().min(1).max(1_000_000),
      description: DescriptionSchema,
      enabledMark: EnabledMarkSchema.default(1),
    }),
    record: { ...AuditSchema.shape, used: z.number().int(), placeName: z.string() },
    query: { ...placeQuery, kind: ReductionKindSchema.optional() },
    calls: {
      list: 'Reduction codes, paged',
      create: 'Creates a code',
      update: 'Changes a code; what was used stays counted',
      read: 'One code',
      remove: 'Deletes a code that was never used',
      batchRemove: 'Deletes several codes that were never used',
      updateState: 'Enables a disabled code and disables an enabled one',
    },
  }),
  sheet: sheetEndpoint('/api/parking/ReductionCode', pages.parkingReductionCode),
};

/** Merchants pay for the reductions of their customers from a balance. */
export const merchant = {
  ...crudEndpoints({
    path: '/api/parking/Merchant',
    page: pages.parkingMerchant,
    body: z.object({
      fullName: FullNameSchema,
      enCode: EnCodeSchema,
      placeId: IdSchema,
      contact: z.string().trim().max(50).default(''),
      phone: z
        .string()
        .trim()
        .max(30)
        .regex(/^[\d+\- ]*$/)
        .default(''),
      kind: ReductionKindSchema,
      value: ReductionValueSchema,
      /** What the merchant pays for one reduction, in fen; null: what the reduction takes away. */
      price: FenSchema.nullable().default(null),
      /** Reductions that one stay may get from the merchant. */
      usesPerStay: z.number().int().min(1).max(20).default(1),
      /** Moment after which its code gives nothing; null for never. */
      expiresAt: TimeSchema.nullable().default(null),
      description: DescriptionSchema,
      enabledMark: EnabledMarkSchema.default(1),
      sortCode: SortCodeSchema,
    }),
    record: { ...AuditSchema.shape, balance: FenSchema, placeName: z.string() },
    /** `soon`: within 30 days. */
    query: { ...placeQuery, expiry: z.enum(['valid', 'soon', 'expired']).optional() },
    calls: {
      list: 'Merchants, paged',
      selector: 'Enabled merchants',
      create: 'Creates a merchant with an empty account',
      update: 'Changes a merchant; the balance moves by its statement alone',
      read: 'One merchant',
      remove: 'Deletes a merchant that has no statement',
      updateState: 'Enables a disabled merchant and disables an enabled one',
    },
  }),
  sheet: sheetEndpoint('/api/parking/Merchant', pages.parkingMerchant),
  topUp: endpoint({
    method: 'POST',
    path: '/api/parking/Merchant/{id}/Actions/TopUp',
    permission: pages.parkingMerchant.button('btn_topUp'),
    summary: 'Puts money on the account of a merchant, and prolongs the agreement with them, once for each key',
    body: z.object({
      amount: FenSchema.min(1),
      /** New end of the agreement, later than the one before and than now; absent to leave it. */
      expiresAt: TimeSchema.optional(),
      note: z.string().trim().max(200).default(''),
      key: z.string().regex(/^[\w-]{16,64}$/),
    }),
    data: z.object({ balance: FenSchema }),
  }),
  statement: endpoint({
    method: 'GET',
    path: '/api/parking/Merchant/{id}/Statement',
    permission: pages.parkingMerchant.permission,
    summary: 'Movements of the account of a merchant, paged, the newest first',
    query: ListQuerySchema,
    data: pageOf(
      z.object({
        id: IdSchema,
        kind: z.enum(['topUp', 'reduction', 'expiry', 'refund']),
        amount: SignedFenSchema,
        balance: FenSchema,
        /** Until when it prolonged the agreement. */
        expiresAt: TimeSchema.nullable(),
        orderNumber: z.string(),
        maskedPlate: z.string(),
        note: z.string(),
        creatorTime: TimeSchema,
      }),
    ),
  }),
};

/** Companies whose vehicles park by their own rule. */
export const company = {
  ...crudEndpoints({
    path: '/api/parking/Company',
    page: pages.parkingCompany,
    body: z.object({
      fullName: FullNameSchema,
      enCode: EnCodeSchema,
      placeId: IdSchema,
      contact: z.string().trim().max(50).default(''),
      phone: z
        .string()
        .trim()
        .max(30)
        .regex(/^[\d+\- ]*$/)
        .default(''),
      kind: ReductionKindSchema,
      value: ReductionValueSchema,
      /** Reductions that one plate gets in a day. */
      usesPerDay: z.number().int().min(1).max(20).default(1),
      /** Plates that it holds for; empty for every plate that is typed at its code. */
      plates: z.array(PlateSchema).max(2000).default([]),
      expiresAt: TimeSchema.nullable().default(null),
      description: DescriptionSchema,
      enabledMark: EnabledMarkSchema.default(1),
      sortCode: SortCodeSchema,
    }),
    record: { ...AuditSchema.shape, placeName: z.string() },
    query: placeQuery,
    calls: {
      list: 'Companies, paged',
      create: 'Creates a company',
      update: 'Changes a company',
      read: 'One company',
      remove: 'Deletes a company that gave no reduction',
      updateState: 'Enables a disabled company and disables an enabled one',
    },
  }),
  sheet: sheetEndpoint('/api/parking/Company', pages.parkingCompany),
};
