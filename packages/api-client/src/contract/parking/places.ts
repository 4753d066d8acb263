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
  ListQuerySchema,
  MarkFilterSchema,
  NothingSchema,
  pageOf,
  SortCodeSchema,
} from '../schemas.js';
import { PlaceKindSchema, SignedCodeSchema } from './vocabulary.js';

const page = pages.parkingLot;

/** A lot, or a road with berths. */
export const place = {
  ...crudEndpoints({
    path: '/api/parking/Place',
    page,
    body: z.object({
      fullName: FullNameSchema,
      enCode: EnCodeSchema,
      kind: PlaceKindSchema,
      /** Who runs it; the data permission goes by it. */
      organizeId: IdSchema,
      /** The lot that it lies in; its minutes are charged by the inner one alone. Empty for none. */
      parentId: z.union([IdSchema, z.literal('')]).default(''),
      tariffId: IdSchema,
      spaces: z.number().int().min(0).max(100_000),
      address: z.string().trim().max(200).default(''),
      description: DescriptionSchema,
      enabledMark: EnabledMarkSchema.default(1),
      sortCode: SortCodeSchema,
    }),
    record: {
      ...AuditSchema.shape,
      /** Vehicles that are there now. */
      occupied: z.number().int(),
      laneCount: z.number().int(),
    },
    query: {
      kind: PlaceKindSchema.optional(),
      organizeId: IdSchema.optional(),
      tariffId: IdSchema.optional(),
      enabledMark: MarkFilterSchema,
    },
    calls: {
      list: 'Lots and roads, paged',
      selector: 'Enabled lots and roads',
      create: 'Creates a lot or a road',
      update: 'Changes one',
      read: 'One lot or road',
      remove: 'Deletes one that has no orders',
      updateState: 'Enables a disabled one and disables an enabled one',
    },
  }),
  cached: endpoint({
    method: 'GET',
    path: '/api/parking/Parking/getParkingList',
    permission: 'session',
    summary: 'Lots and roads in the form that clients keep (spec 2.7, cached lists)',
    data: listOf(z.object({ Id: z.string(), Name: z.string(), Type: z.string() })),
  }),
  code: endpoint({
    method: 'GET',
    path: '/api/parking/Place/{id}/Code',
    permission: page.permission,
    summary: 'Signed code of the place for a printed sheet',
    data: z.object({ code: SignedCodeSchema, path: z.string() }),
  }),
};

/** Settings of a barrier beyond its place. */
export const BarrierExpandsSchema = z.object({
  /** Serial number of the controller. */
  deviceNo: z.string().trim().max(50).default(''),
  cameraNo: z.string().trim().max(50).default(''),
  /** Opens without anybody for whoever has nothing to pay. */
  opensByItself: z.boolean().default(true),
  /** Lets vehicles without a plate in by a scanned code. */
  takesUnlicensed: z.boolean().default(false),
  /** May be opened from afar by whoever has the right. */
  remoteOpen: z.boolean().default(true),
  /** Seconds that a remote opening waits for the controller before it lapses. */
  remoteSeconds: z.number().int().min(5).max(60).default(30),
  /** What its display says while nobody waits. */
  displayText: z.string().trim().max(40).default(''),
});

const lanePage = pages.parkingBarrier;
export const LaneDirectionSchema = z.enum(['in', 'out', 'both']);

/** A lane with its barrier. */
export const lane = {
  ...crudEndpoints({
    path: '/api/parking/Lane',
    page: lanePage,
    body: z.object({
      fullName: FullNameSchema,
      enCode: EnCodeSchema,
      placeId: IdSchema,
      direction: LaneDirectionSchema,
      ...BarrierExpandsSchema.shape,
      enabledMark: EnabledMarkSchema.default(1),
      sortCode: SortCodeSchema,
    }),
    record: { ...AuditSchema.shape, placeName: z.string() },
    query: {
      placeId: IdSchema.optional(),
      direction: LaneDirectionSchema.optional(),
      enabledMark: MarkFilterSchema,
    },
    calls: {
      list: 'Lanes with their barriers, paged',
      create: 'Creates a lane',
      update: 'Changes a lane',
      read: 'One lane',
      remove: 'Deletes a lane at which nothing has passed',
      updateState: 'Enables a disabled lane and disables an enabled one',
    },
  }),
  code: endpoint({
    method: 'GET',
    path: '/api/parking/Lane/{id}/Code',
    permission: lanePage.permission,
    summary: 'Signed code of the lane for a printed sheet',
    data: z.object({ code: SignedCodeSchema, path: z.string() }),
  }),
};

const BarrierRowSchema = BarrierExpandsSchema.extend({
  id: IdSchema,
  fullName: z.string(),
  placeId: z.string(),
  placeName: z.string(),
  direction: LaneDirectionSchema,
  enabledMark: EnabledMarkSchema,
});

/** Calls with the paths of spec 7.16. */
export const barrier = {
  expands: endpoint({
    method: 'GET',
    path: '/api/parking/Parking/getBarrierExpands',
    permission: lanePage.permission,
    summary: 'Barriers with their extended settings, paged',
    query: ListQuerySchema.extend({ placeId: IdSchema.optional() }),
    data: pageOf(BarrierRowSchema),
  }),
  places: endpoint({
    method: 'GET',
    path: '/api/parking/Parking/getBarrierParking',
    permission: lanePage.permission,
    summary: 'Lots that have barriers, with how many',
    data: listOf(z.object({ id: z.string(), fullName: z.string(), barrierCount: z.number().int() })),
  }),
  updateExpands: endpoint({
    method: 'PUT',
    path: '/api/parking/Parking/updateExpands',
    permission: lanePage.button('btn_edit'),
    summary: 'Saves the extended settings of barriers: of all that are named, or of none',
    body: z.object({
      list: z
        .array(BarrierExpandsSchema.partial().extend({ id: IdSchema }))
        .min(1)
        .max(500),
    }),
    data: NothingSchema,
  }),
};
