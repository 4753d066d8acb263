import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { crudEndpoints } from '../crudEndpoints.js';
import { endpoint } from '../endpoint.js';
import {
  AuditSchema,
  DescriptionSchema,
  EnabledMarkSchema,
  EnCodeSchema,
  FullNameSchema,
  IdSchema,
  listOf,
  MarkFilterSchema,
  NewIdSchema,
  NothingSchema,
  SortCodeSchema,
  TimeSchema,
} from '../schemas.js';
import { FeeEvidenceSchema, TariffPricesSchema, VehicleKindSchema } from './fee.js';
import { FenSchema, FenSumSchema, PlaceKindSchema, PlateColourSchema, SignedFenSchema } from './vocabulary.js';

const page = pages.parkingTariff;
const path = '/api/parking/Tariff';

/** A version of a tariff; stays are charged by the one that is in force when they begin. */
export const TariffVersionSchema = z.object({
  id: IdSchema,
  version: z.number().int(),
  startsAt: TimeSchema,
  prices: TariffPricesSchema,
  creatorTime: TimeSchema.nullable(),
});

/** A stay as a tariff is tried on. */
const TrialSchema = z.object({
  from: TimeSchema,
  to: TimeSchema,
  plateColour: PlateColourSchema.default(5),
  vehicle: VehicleKindSchema.default('small'),
});

export const tariff = {
  ...crudEndpoints({
    path,
    page,
    body: z.object({
      fullName: FullNameSchema,
      enCode: EnCodeSchema,
      description: DescriptionSchema,
      enabledMark: EnabledMarkSchema.default(1),
      sortCode: SortCodeSchema,
    }),
    record: {
      ...AuditSchema.shape,
      /** Version in force; 0 when none has begun. */
      version: z.number().int(),
      placeCount: z.number().int(),
    },
    query: { enabledMark: MarkFilterSchema },
    calls: {
      list: 'Tariffs, paged',
      selector: 'Enabled tariffs',
      create: 'Creates a tariff, yet without prices',
      update: 'Changes name and state of a tariff',
      read: 'One tariff',
      remove: 'Deletes a tariff that no lot or road uses and no stay was charged by',
      updateState: 'Enables a disabled tariff and disables an enabled one',
    },
  }),
  versions: endpoint({
    method: 'GET',
    path: `${path}/{id}/Versions`,
    permission: page.permission,
    summary: 'All versions, the newest first',
    data: listOf(TariffVersionSchema),
  }),
  addVersion: endpoint({
    method: 'POST',
    once: true,
    path: `${path}/{id}/Versions`,
    permission: page.button('btn_edit'),
    summary: 'Prices from a moment on, which lies not in the past; a version that has not begun yet is replaced',
    body: z.object({ startsAt: TimeSchema, prices: TariffPricesSchema }),
    data: NewIdSchema,
  }),
  removeVersion: endpoint({
    method: 'DELETE',
    path: `${path}/{id}/Versions/{versionId}`,
    permission: page.button('btn_edit'),
    summary: 'Takes back a version that has not begun yet',
    data: NothingSchema,
  }),
};

/** What a draft would cost, before anybody pays by it. */
export const tariffLab = {
  tryOut: endpoint({
    method: 'POST',
    path: `${path}/Actions/Try`,
    permission: page.permission,
    summary: 'What stays would cost by a draft, each with its evidence',
    body: z.object({ prices: TariffPricesSchema, stays: z.array(TrialSchema).min(1).max(200) }),
    data: listOf(FeeEvidenceSchema),
  }),
  replay: endpoint({
    method: 'POST',
    path: `${path}/Actions/Replay`,
    permission: page.permission,
    timeout: 60_000,
    rateLimit: 10,
    logName: false,
    summary: 'The stays of the last days under a draft: revenue, and who would pay more or less',
    body: z.object({
      prices: TariffPricesSchema,
      placeIds: z.array(IdSchema).min(1).max(100),
      days: z.number().int().min(1).max(90).default(30),
    }),
    data: z.object({
      stays: z.number().int(),
      /** Whether only the newest of very many stays were counted. */
      isSample: z.boolean(),
      revenueNow: FenSumSchema,
      revenueDraft: FenSumSchema,
      payMore: z.number().int(),
      payLess: z.number().int(),
      paySame: z.number().int(),
      byDuration: z.array(
        z.object({
          /** Stays of at most so many minutes; null for longer ones. */
          untilMinutes: z.number().int().nullable(),
          stays: z.number().int(),
          revenueNow: FenSumSchema,
          revenueDraft: FenSumSchema,
        }),
      ),
      /** The largest changes. */
      examples: z.array(
        z.object({
          orderId: IdSchema,
          /** Where it was. */
          kind: PlaceKindSchema,
          minutes: z.number().int(),
          feeNow: FenSchema,
          feeDraft: FenSchema,
          difference: SignedFenSchema,
        }),
      ),
    }),
  }),
};
