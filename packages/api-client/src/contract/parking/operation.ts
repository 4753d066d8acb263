import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { endpoint } from '../endpoint.js';
import { IdSchema, listOf, TimeSchema } from '../schemas.js';
import { FenSchema, FenSumSchema, PlaceKindSchema, PayMethodSchema, PlateColourSchema } from './vocabulary.js';

/** Something that has just happened at a lane or a berth. */
export const ParkingEventSchema = z.object({
  id: IdSchema,
  /** `waiting`: a vehicle stands before a closed barrier. */
  kind: z.enum(['entry', 'exit', 'payment', 'opening', 'escape', 'waiting']),
  time: TimeSchema,
  placeId: z.string(),
  placeName: z.string(),
  placeKind: PlaceKindSchema,
  laneId: z.string(),
  laneName: z.string(),
  orderId: z.string(),
  plate: z.string(),
  plateColour: PlateColourSchema,
  amount: FenSchema,
});

/** How full a place is and what it took today. */
export const PlaceFigureSchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: PlaceKindSchema,
  spaces: z.number().int(),
  occupied: z.number().int(),
  entries: z.number().int(),
  exits: z.number().int(),
  revenue: FenSumSchema,
  arrears: FenSumSchema,
});

const screenQuery = z.object({ placeId: IdSchema.optional(), kind: PlaceKindSchema.optional() });
const page = pages.parkingScreen;

/** Figures of the screens, each within the data scope of whoever asks; changes come by the channel. */
export const parkingScreen = {
  revenue: endpoint({
    method: 'GET',
    path: '/api/parking/Screen/Revenue',
    permission: page.permission,
    summary: 'What was taken today by the hour, in the last 30 days, by place and by way of paying',
    query: screenQuery,
    data: z.object({
      today: FenSumSchema,
      /** Up to the same hour of the same day a week ago. */
      lastWeek: FenSumSchema,
      month: FenSumSchema,
      payments: z.number().int(),
      /** Fees of the stays that ended today. */
      due: FenSumSchema,
      reduced: FenSumSchema,
      refunded: FenSumSchema,
      arrears: FenSumSchema,
      hours: z.array(z.object({ hour: z.number().int(), amount: FenSumSchema, lastWeek: FenSumSchema })),
      days: z.array(z.object({ day: z.string(), amount: FenSumSchema, payments: z.number().int() })),
      methods: z.array(z.object({ method: PayMethodSchema, amount: FenSumSchema, payments: z.number().int() })),
      /** Payments by the hour on each of the last seven days, the oldest day first. */
      peaks: z.array(z.object({ day: z.string(), hours: z.array(z.number().int()).length(24) })),
      places: z.array(PlaceFigureSchema),
    }),
  }),
  traffic: endpoint({
    method: 'GET',
    path: '/api/parking/Screen/Traffic',
    permission: page.permission,
    summary: 'Entries and exits today by the hour, how long vehicles stay, how full places are, and what happened last',
    query: screenQuery,
    data: z.object({
      entries: z.number().int(),
      exits: z.number().int(),
      present: z.number().int(),
      spaces: z.number().int(),
      /** Middle length of the stays that ended today. */
      medianMinutes: z.number().int(),
      hours: z.array(z.object({ hour: z.number().int(), entries: z.number().int(), exits: z.number().int() })),
      durations: z.array(z.object({ untilMinutes: z.number().int().nullable(), stays: z.number().int() })),
      places: z.array(PlaceFigureSchema),
      /** The newest first; `image` opens for some minutes, and is empty without a picture. */
      events: z.array(ParkingEventSchema.extend({ image: z.string() })),
    }),
  }),
  berths: endpoint({
    method: 'GET',
    path: '/api/parking/Screen/Berths',
    permission: page.permission,
    summary: 'Roads with their berths in use, and which of them are taken',
    query: z.object({ placeId: IdSchema.optional() }),
    data: listOf(
      z.object({
        id: z.string(),
        name: z.string(),
        berths: z.array(z.object({ id: z.string(), number: z.string(), isTaken: z.boolean() })),
      }),
    ),
  }),
  channel: endpoint({
    method: 'GET',
    path: '/api/parking/Screen/Channel',
    permission: page.permission,
    summary: 'Token for the channel on which events of the places in the scope of the caller arrive',
    data: z.object({ channels: z.array(z.object({ channel: z.string(), channelToken: z.string() })) }),
  }),
};

export type ParkingEvent = z.infer<typeof ParkingEventSchema>;
export type PlaceFigure = z.infer<typeof PlaceFigureSchema>;
