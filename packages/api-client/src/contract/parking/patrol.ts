import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { endpoint } from '../endpoint.js';
import { EnabledMarkSchema, IdSchema, listOf, NothingSchema, severalOf, TimeSchema } from '../schemas.js';
import { BerthKindSchema } from './berths.js';
import { OrderEvidenceSchema, VehicleKindSchema } from './fee.js';
import { OrderRowSchema, ReasonSchema, SightingSchema } from './orders.js';
import { DEFAULT_PLATE_COLOUR, FenSchema, PlateColourSchema, PlateSchema } from './vocabulary.js';

const page = pages.parkingPatrol;
const path = '/api/parking/Patrol';
const act = page.button('btn_patrol');

/** Name under which the file module keeps a picture of the type `parkingStay`; empty for none. */
const PhotoSchema = z
  .string()
  .max(200)
  .regex(/^[\w.]*$/)
  .default('');

/** A berth as its inspector sees it. */
export const PatrolBerthSchema = z.object({
  id: IdSchema,
  fullName: z.string(),
  placeId: IdSchema,
  placeName: z.string(),
  kind: BerthKindSchema,
  /** 0: out of use, and why says `reason`. */
  enabledMark: EnabledMarkSchema,
  reason: z.string(),
  /** The vehicle that stands there; null for none. */
  stay: z
    .object({
      id: IdSchema,
      plate: z.string(),
      plateColour: PlateColourSchema,
      entryTime: TimeSchema,
      /** Fen that are due now. */
      due: FenSchema,
      isPaid: z.boolean(),
    })
    .nullable(),
});

/** A stay as the inspector of its berth sees it. */
export const PatrolStaySchema = OrderRowSchema.extend({
  /** The berth that it stands on; empty when it has ended. */
  berthId: z.string(),
  entry: SightingSchema.nullable(),
  exit: SightingSchema.nullable(),
  evidence: OrderEvidenceSchema,
  /** Until when a vehicle that has paid may leave; null while something is due. */
  leaveBefore: TimeSchema.nullable(),
  /** Public page of the order, for the driver's phone; opens for half an hour. */
  path: z.string(),
});

const PlateFieldsSchema = z.object({
  plate: PlateSchema,
  plateColour: PlateColourSchema.default(DEFAULT_PLATE_COLOUR),
  vehicle: VehicleKindSchema.default('small'),
});

/** What an inspector does on the berths that were given to them; all else is refused, also to whoever sees all rows. */
export const patrol = {
  berths: endpoint({
    method: 'GET',
    path: `${path}/Berths`,
    permission: page.permission,
    summary: 'Berths of the caller with who stands there; the channel says which have changed',
    query: z.object({
      placeId: IdSchema.optional(),
      /** Of these berths alone, up to 50. */
      ids: severalOf(IdSchema),
    }),
    data: listOf(PatrolBerthSchema),
  }),
  channel: endpoint({
    method: 'GET',
    path: `${path}/Channel`,
    permission: page.permission,
    summary: "Tokens for the channels that tell of changes on the caller's roads",
    data: z.object({ channels: z.array(z.object({ channel: z.string(), channelToken: z.string() })) }),
  }),
  read: endpoint({
    method: 'GET',
    path: `${path}/Stays/{id}`,
    permission: page.permission,
    summary: 'A stay on a berth of the caller, with what is due and why',
    data: PatrolStaySchema,
  }),
  begin: endpoint({
    method: 'POST',
    once: true,
    path: `${path}/Actions/Begin`,
    permission: act,
    summary:
      'Begins a stay on a berth; the open stay of the same plate is answered instead, and 409 names who stands there',
    body: PlateFieldsSchema.extend({
      berthId: IdSchema,
      /** When the vehicle came: at most a quarter of an hour before it was noted. Default then. */
      time: TimeSchema.optional(),
      /** When the inspector noted it, where it is sent later: at most a day ago. Default now. */
      notedAt: TimeSchema.optional(),
      photo: PhotoSchema,
    }),
    data: z.object({ orderId: IdSchema, isNew: z.boolean() }),
  }),
  leave: endpoint({
    method: 'POST',
    path: `${path}/Stays/{id}/Actions/Leave`,
    permission: act,
    summary: 'The vehicle leaves; 409 while something is due',
    body: z.object({ photo: PhotoSchema }),
    data: NothingSchema,
  }),
  escape: endpoint({
    method: 'POST',
    path: `${path}/Stays/{id}/Actions/Escape`,
    permission: act,
    summary: 'The vehicle has left without paying: what is due stays owed, and is asked for at its next stay',
    body: z.object({ photo: PhotoSchema }),
    data: NothingSchema,
  }),
  move: endpoint({
    method: 'POST',
    path: `${path}/Stays/{id}/Actions/Move`,
    permission: act,
    summary: 'The vehicle stands on another berth of the road than was entered',
    body: z.object({ berthId: IdSchema }),
    data: NothingSchema,
  }),
  correct: endpoint({
    method: 'POST',
    path: `${path}/Stays/{id}/Actions/Correct`,
    permission: act,
    summary: 'The plate, its colour or the kind of vehicle was entered wrongly',
    body: PlateFieldsSchema.extend({ reason: ReasonSchema }),
    data: NothingSchema,
  }),
};

export type PatrolBerth = z.output<typeof PatrolBerthSchema>;
export type PatrolStay = z.output<typeof PatrolStaySchema>;
