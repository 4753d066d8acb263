import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { endpoint } from '../endpoint.js';
import { IdSchema, ListQuerySchema, NewIdSchema, NothingSchema, pageOf, TimeSchema } from '../schemas.js';
import { FenSchema, FenSumSchema, PlaceKindSchema, PayMethodSchema } from './vocabulary.js';

/** What happened in a shift: the cash of its person, and what drivers paid at its place by themselves. */
export const ShiftFiguresSchema = z.object({
  /** By way of paying: cash that the person took, and the rest that was paid at the place in that time. */
  methods: z.array(z.object({ method: PayMethodSchema, payments: z.number().int(), amount: FenSumSchema })),
  /** Orders for which the person took cash. */
  orders: z.number().int(),
  /** Renewals of monthly cards for which the person took cash; absent in shifts that ended before cards were paid. */
  cards: z.object({ count: z.number().int(), amount: FenSumSchema }).optional(),
  /** Given by the person, by hand. */
  reductions: z.object({ count: z.number().int(), amount: FenSumSchema }),
  /** Ordered by the person; of them, what left the drawer in cash. */
  refunds: z.object({ count: z.number().int(), amount: FenSumSchema, cash: FenSumSchema }),
  /** Barriers that the person opened from afar or by hand. */
  openings: z.number().int(),
});

/** `open`: goes on; `ended`: waits for a supervisor; `reviewed`: confirmed by one. */
const ShiftStateSchema = z.enum(['open', 'ended', 'reviewed']);

const ShiftRowSchema = z.object({
  id: IdSchema,
  placeId: IdSchema,
  placeName: z.string(),
  placeKind: PlaceKindSchema,
  booth: z.string(),
  userId: IdSchema,
  userName: z.string(),
  state: ShiftStateSchema,
  startedAt: TimeSchema,
  endedAt: TimeSchema.nullable(),
  /** Cash in the drawer at the start. */
  startingCash: FenSchema,
  /** Cash that was taken. */
  cash: FenSumSchema,
  /** Cash that has to be in the drawer: of the start, and taken, less given back. */
  expectedCash: FenSumSchema,
  /** Cash that was counted at the end; null while it goes on. */
  countedCash: FenSchema.nullable(),
  /** What was counted beyond what had to be there; null while it goes on. */
  difference: FenSumSchema.nullable(),
});

export const ShiftDetailSchema = ShiftRowSchema.extend({
  figures: ShiftFiguresSchema,
  /** Why the cash differs, and what else there is to say. */
  note: z.string(),
  /** Left in the drawer for whoever comes next. */
  leftCash: FenSchema,
  successorId: z.string(),
  successorName: z.string(),
  /** Whoever ended it for its person; empty when they did it themselves. */
  endedByName: z.string(),
  reviewedAt: TimeSchema.nullable(),
  reviewerName: z.string(),
  reviewNote: z.string(),
});

const BoothSchema = z.string().trim().max(50).default('');
const page = pages.parkingShift;
const path = '/api/parking/Shift';

/** Shifts of those who take money: everybody keeps their own; supervisors see and confirm those of their rows. */
export const shift = {
  list: endpoint({
    method: 'GET',
    path,
    permission: page.permission,
    summary: 'Shifts of the places in the scope of the caller, and their own, paged, the newest first',
    query: ListQuerySchema.extend({
      placeId: IdSchema.optional(),
      state: ShiftStateSchema.optional(),
      difference: z.enum(['none', 'short', 'over']).optional(),
      startedFrom: z.coerce.number().int().optional(),
      startedTo: z.coerce.number().int().optional(),
    }),
    data: pageOf(ShiftRowSchema),
  }),
  mine: endpoint({
    method: 'GET',
    path: `${path}/Actions/Mine`,
    permission: page.permission,
    summary: "The caller's open shift, and those that were handed over to them",
    data: z.object({
      shift: ShiftDetailSchema.nullable(),
      offers: z.array(
        z.object({
          id: IdSchema,
          placeName: z.string(),
          booth: z.string(),
          userName: z.string(),
          endedAt: TimeSchema,
          leftCash: FenSchema,
        }),
      ),
    }),
  }),
  read: endpoint({
    method: 'GET',
    path: `${path}/{id}`,
    permission: page.permission,
    summary: 'A shift with what happened in it; computed now while it goes on, as of its end afterwards',
    data: ShiftDetailSchema,
  }),
  begin: endpoint({
    method: 'POST',
    once: true,
    path: `${path}/Actions/Begin`,
    permission: page.button('btn_edit'),
    summary: "Begins the caller's shift at a place; 409 when they have one already",
    body: z.object({ placeId: IdSchema, booth: BoothSchema, startingCash: FenSchema.default(0) }),
    data: NewIdSchema,
  }),
  takeOver: endpoint({
    method: 'POST',
    once: true,
    path: `${path}/{id}/Actions/TakeOver`,
    permission: page.button('btn_edit'),
    summary: 'Begins the shift of whom a shift was handed over to, with the cash that was left; once',
    data: NewIdSchema,
  }),
  end: endpoint({
    method: 'POST',
    path: `${path}/{id}/Actions/End`,
    permission: page.button('btn_edit'),
    summary: 'Ends a shift by what was counted; that of somebody else by whoever may confirm it. 409 when it has ended',
    body: z.object({
      countedCash: FenSchema,
      /** Needed when something else was counted than had to be there. */
      note: z.string().trim().max(500).default(''),
      successorId: z.union([IdSchema, z.literal('')]).default(''),
      leftCash: FenSchema.default(0),
    }),
    data: NothingSchema,
  }),
  review: endpoint({
    method: 'POST',
    path: `${path}/{id}/Actions/Review`,
    permission: page.button('btn_review'),
    summary: "Confirms a shift that has ended, once; never one's own",
    body: z.object({ note: z.string().trim().max(500).default('') }),
    data: NothingSchema,
  }),
};

export type ShiftFigures = z.infer<typeof ShiftFiguresSchema>;
export type ShiftDetail = z.infer<typeof ShiftDetailSchema>;
