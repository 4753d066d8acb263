import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { crudEndpoints } from '../crudEndpoints.js';
import { endpoint } from '../endpoint.js';
import {
  AuditSchema,
  DescriptionSchema,
  EnabledMarkSchema,
  IdsBodySchema,
  IdSchema,
  listOf,
  MarkFilterSchema,
  NothingSchema,
} from '../schemas.js';
import { ReasonSchema } from './orders.js';

/** Whom a berth is for: ordinary vehicles, large ones, those that charge, those of disabled people. */
export const BerthKindSchema = z.enum(['small', 'large', 'charging', 'disabled']);

/** Number of a berth as it is painted on the road: unique within it. */
const BerthNumberSchema = z.string().trim().min(1).max(20);

const page = pages.parkingBerth;
const path = '/api/parking/Berth';

/** A berth of a road. */
export const berth = {
  ...crudEndpoints({
    path,
    page,
    body: z.object({
      fullName: BerthNumberSchema,
      placeId: IdSchema,
      kind: BerthKindSchema.default('small'),
      description: DescriptionSchema,
    }),
    record: {
      ...AuditSchema.shape,
      placeName: z.string(),
      /** 0: out of use, and why says `reason`. */
      enabledMark: EnabledMarkSchema,
      reason: z.string(),
      /** 1 while a vehicle stands there. */
      occupied: EnabledMarkSchema,
      /** Its order and plate; empty for nobody, and for whoever does not see that order. */
      stayId: z.string(),
      stayPlate: z.string(),
      /** Who works there. */
      inspectorNames: z.array(z.string()),
    },
    query: {
      placeId: IdSchema.optional(),
      kind: BerthKindSchema.optional(),
      enabledMark: MarkFilterSchema,
      occupied: MarkFilterSchema,
      inspectorId: IdSchema.optional(),
    },
    calls: {
      list: 'Berths of roads, paged',
      create: 'Creates a berth',
      update: 'Changes a berth; its road and number only while nobody stands there',
      read: 'One berth',
      remove: 'Deletes a berth on which nobody stands',
      batchRemove: 'Deletes several berths, or none of them',
    },
  }),
  createMany: endpoint({
    method: 'POST',
    once: true,
    path: `${path}/Actions/CreateMany`,
    permission: page.button('btn_add'),
    summary: 'Creates the berths of a road with numbers of a range; those that exist are named and left as they are',
    body: z
      .object({
        placeId: IdSchema,
        /** Before each number. */
        prefix: z.string().trim().max(10).default(''),
        from: z.number().int().min(0).max(99_999),
        to: z.number().int().min(0).max(99_999),
        kind: BerthKindSchema.default('small'),
      })
      .refine(({ from, to }) => to >= from && to - from < MOST_AT_ONCE, { path: ['to'] }),
    data: z.object({ created: z.number().int(), existing: z.array(z.string()) }),
  }),
  disable: endpoint({
    method: 'POST',
    path: `${path}/{id}/Actions/Disable`,
    permission: page.button('btn_edit'),
    summary: 'Takes a berth out of use with a reason: no stay begins there; one that goes on does so',
    body: z.object({ reason: ReasonSchema }),
    data: NothingSchema,
  }),
  enable: endpoint({
    method: 'POST',
    path: `${path}/{id}/Actions/Enable`,
    permission: page.button('btn_edit'),
    summary: 'Puts a berth into use again',
    data: NothingSchema,
  }),
  sheets: endpoint({
    method: 'POST',
    path: `${path}/Actions/Sheets`,
    permission: page.permission,
    byKey: 'read',
    logName: false,
    summary: 'Signed codes of berths for printed sheets',
    body: IdsBodySchema,
    data: listOf(z.object({ id: IdSchema, fullName: z.string(), placeName: z.string(), path: z.string() })),
  }),
};

/** Berths that one call creates at most. */
const MOST_AT_ONCE = 500;

const INSPECTORS = '/api/parking/Inspector';

/** Somebody who works on the berths of a road: on all of them, or on some. */
export const inspector = {
  ...crudEndpoints({
    path: INSPECTORS,
    page: pages.parkingInspector,
    body: z.object({
      userId: IdSchema,
      placeId: IdSchema,
      wholeRoad: z.boolean().default(true),
      /** Berths of the road, where it is not all of it. */
      berthIds: z.array(IdSchema).max(500).default([]),
    }),
    record: {
      ...AuditSchema.shape,
      userName: z.string(),
      placeName: z.string(),
      /** Numbers of the berths; none for the whole road. */
      berthNames: z.array(z.string()),
    },
    query: { placeId: IdSchema.optional(), userId: IdSchema.optional() },
    calls: {
      list: 'Who works on which roads, paged',
      create: 'Gives somebody a road, or berths of it',
      update: 'Changes what somebody works on',
      read: 'What somebody works on at one road',
      remove: 'Takes a road from somebody',
      batchRemove: 'Takes several, or none of them',
    },
  }),
  berths: endpoint({
    method: 'GET',
    path: `${INSPECTORS}/Berths`,
    permission: pages.parkingInspector.permission,
    byKey: 'read',
    summary: 'Berths of a road, to give to somebody',
    query: z.object({ placeId: IdSchema }),
    data: listOf(z.object({ id: IdSchema, fullName: z.string() })),
  }),
};

export type BerthKind = z.infer<typeof BerthKindSchema>;
