import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { endpoint } from '../endpoint.js';
import { IdSchema, listOf, ListQuerySchema, pageOf, TimeSchema } from '../schemas.js';
import { LaneDirectionSchema } from './places.js';
import { DEFAULT_PLATE_COLOUR, FenSchema, PlateColourSchema, PlateSchema } from './vocabulary.js';

const page = pages.parkingBarrier;

/**
 * Why a barrier stays closed: `unpaid` something is due; `noEntry` no stay of this plate is open; `black` the vehicle is
 * barred; `present` it is inside already, as far as is known; `byHand` somebody opens this lane;
 * `unlicensed` a vehicle without a plate gets its ticket by the lane's code.
 */
export const WaitingReasonSchema = z.enum(['unpaid', 'noEntry', 'black', 'present', 'byHand', 'unlicensed']);

const PassageAnswerSchema = z.object({
  orderId: z.string(),
  /** Empty where the vehicle has no order. */
  orderNumber: z.string(),
  isOpened: z.boolean(),
  /** Why the barrier stays closed; null when it opened. */
  reason: WaitingReasonSchema.nullable(),
  due: FenSchema,
});

/** Vehicles that pass lanes, told by the lanes' gateways. */
export const passage = {
  report: endpoint({
    method: 'POST',
    path: '/api/parking/Lane/{id}/Passages',
    permission: page.button('btn_open'),
    summary: 'A vehicle stands at a lane: lets it in or out, or says why the barrier stays closed',
    body: z.object({
      direction: z.enum(['in', 'out']),
      /** Empty for a vehicle without one: told again until the barrier opens. */
      plate: PlateSchema.or(z.literal('')),
      plateColour: PlateColourSchema.default(DEFAULT_PLATE_COLOUR),
      /** When the camera saw it; a minute to come at most. Default now. */
      time: TimeSchema.optional(),
      /** How sure the camera was, in percent. */
      confidence: z.number().int().min(0).max(100).nullable().default(null),
    }),
    // a lane tells it with every vehicle, and the order keeps what happened
    logName: false,
    data: PassageAnswerSchema,
  }),
};

/** Why a barrier opened. */
const CauseSchema = z.enum(['entry', 'paid', 'free', 'remote', 'manual']);
/** A remote opening waits for its lane, which carries it out once, or it lapses. */
const OpeningStateSchema = z.enum(['waiting', 'done', 'lapsed']);

const vehicle = { plate: z.string(), plateColour: PlateColourSchema };

const OpeningUnderWaySchema = z.object({
  id: IdSchema,
  reason: z.string(),
  operatorName: z.string(),
  /** Milliseconds until it lapses. */
  lapsesIn: z.number().int(),
});

/** A lane as whoever is in the booth sees it. */
export const BoothLaneSchema = z.object({
  id: IdSchema,
  fullName: z.string(),
  placeId: z.string(),
  placeName: z.string(),
  direction: LaneDirectionSchema,
  /** Whether it may be opened from afar. */
  remoteOpen: z.boolean(),
  /** Who stands before the closed barrier; null for nobody. */
  waiting: z
    .object({
      ...vehicle,
      reason: WaitingReasonSchema,
      since: TimeSchema,
      /** Its stay; empty where none is known. */
      orderId: z.string(),
      orderNumber: z.string(),
      entryTime: TimeSchema.nullable(),
      due: FenSchema,
    })
    .nullable(),
  /** Who passed last; null before the first. */
  last: z.object({ ...vehicle, time: TimeSchema, cause: CauseSchema }).nullable(),
  /** Remote opening that the lane has not taken yet. */
  opening: OpeningUnderWaySchema.nullable(),
});

const ProposalSchema = z.object({
  ...vehicle,
  orderId: IdSchema,
  orderNumber: z.string(),
  entryTime: TimeSchema,
  due: FenSchema,
});

const OpeningRowSchema = z.object({
  ...vehicle,
  id: IdSchema,
  time: TimeSchema,
  laneId: z.string(),
  laneName: z.string(),
  placeName: z.string(),
  orderId: z.string(),
  cause: CauseSchema,
  reason: z.string(),
  operatorName: z.string(),
  state: OpeningStateSchema,
});

/** The cloud sentry box: what happens at the lanes in somebody's scope, and opening them from afar. */
export const booth = {
  lanes: endpoint({
    method: 'GET',
    path: '/api/parking/Booth/Lanes',
    permission: page.permission,
    summary: 'Lanes that work, with who waits there and who passed last; changes come by the channel',
    data: listOf(BoothLaneSchema).extend({
      /** Whether the caller may open barriers. */
      canOpen: z.boolean(),
    }),
  }),
  channel: endpoint({
    method: 'GET',
    path: '/api/parking/Booth/Channel',
    permission: page.permission,
    summary: 'Tokens for the channels on which events of the lanes in the scope of the caller arrive',
    data: z.object({ channels: z.array(z.object({ channel: z.string(), channelToken: z.string() })) }),
  }),
  proposals: endpoint({
    method: 'GET',
    path: '/api/parking/Booth/Lanes/{id}/Proposals',
    permission: page.permission,
    summary: 'Open stays at the place of a lane whose plate is the one asked for, one character off, or holds it',
    query: z.object({ plate: z.string().trim().min(2).max(20) }),
    data: listOf(ProposalSchema),
  }),
  openings: endpoint({
    method: 'GET',
    path: '/api/parking/Booth/Openings',
    permission: page.permission,
    summary: 'Openings of barriers with who, why and when, paged, the newest first',
    query: ListQuerySchema.extend({ laneId: IdSchema.optional(), state: OpeningStateSchema.optional() }),
    data: pageOf(OpeningRowSchema),
  }),
  match: endpoint({
    method: 'POST',
    path: '/api/parking/Booth/Lanes/{id}/Actions/Match',
    permission: page.button('btn_open'),
    summary: 'The vehicle that waits to leave is that of a stay whose plate was misread: opens when nothing is due',
    body: z.object({
      orderId: IdSchema,
      /** Plate that waited there when the caller looked. Refused when that has changed. */
      plate: z.string().max(20).optional(),
    }),
    data: PassageAnswerSchema,
  }),
  open: endpoint({
    method: 'POST',
    path: '/api/parking/Booth/Lanes/{id}/Actions/Open',
    permission: page.button('btn_open'),
    summary: 'Orders a lane to open; the order lapses when the lane does not take it in time',
    body: z.object({
      reason: z.string().trim().min(2).max(200),
      /** Plate that waited there when the caller looked; empty for nobody. Refused when that has changed. */
      plate: z.string().max(20),
    }),
    data: OpeningUnderWaySchema,
  }),
  acknowledge: endpoint({
    method: 'POST',
    path: '/api/parking/Booth/Openings/{id}/Actions/Acknowledge',
    permission: page.button('btn_open'),
    summary: 'The lane takes an opening, once, and opens; refused for one that was taken or has lapsed',
    logName: false,
    data: z.object({ laneId: IdSchema }),
  }),
};

export type WaitingReason = z.infer<typeof WaitingReasonSchema>;
export type PassageAnswer = z.output<typeof PassageAnswerSchema>;
export type BoothLane = z.output<typeof BoothLaneSchema>;
export type BoothProposal = z.output<typeof ProposalSchema>;
export type BoothOpening = z.output<typeof OpeningRowSchema>;
