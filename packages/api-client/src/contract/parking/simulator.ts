import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { endpoint } from '../endpoint.js';
import { IdSchema, NewIdSchema, NothingSchema, TimeSchema } from '../schemas.js';

/** A run of simulated traffic: which lanes, how fast, and what happened so far. */
export const SimulationSchema = z.object({
  id: IdSchema,
  placeNames: z.array(z.string()),
  /** Vehicles that come in a minute, on average, at all lanes together. */
  perMinute: z.number(),
  state: z.enum(['running', 'ended']),
  /** `restarted`: the server that drove it was stopped. */
  ending: z.enum(['', 'stopped', 'over', 'restarted', 'failed']),
  userName: z.string(),
  startedAt: TimeSchema,
  /** When it ends by itself. */
  endsAt: TimeSchema,
  endedAt: TimeSchema.nullable(),
  counts: z.object({
    entries: z.number().int(),
    exits: z.number().int(),
    waiting: z.number().int(),
    refused: z.number().int(),
    openings: z.number().int(),
  }),
});

const page = pages.parkingSimulator;

/** Simulated traffic at the lanes of places, for trying things out. */
export const simulator = {
  status: endpoint({
    method: 'GET',
    path: '/api/parking/Simulator',
    permission: page.permission,
    summary: 'Whether traffic may be simulated here, and the last run; null for one at places beyond the data scope',
    data: z.object({
      /** Set by the server's environment. */
      isAllowed: z.boolean(),
      /** Whether a run goes on, also one that the caller does not see. */
      isRunning: z.boolean(),
      run: SimulationSchema.nullable(),
    }),
  }),
  start: endpoint({
    method: 'POST',
    once: true,
    path: '/api/parking/Simulator/Actions/Start',
    permission: page.button('btn_edit'),
    summary:
      'Begins to simulate traffic, for an hour at most; 409 while another run goes on, or where it is not allowed',
    body: z.object({
      placeIds: z.array(IdSchema).min(1).max(50),
      perMinute: z.number().min(1).max(120),
    }),
    data: NewIdSchema,
  }),
  stop: endpoint({
    method: 'POST',
    path: '/api/parking/Simulator/{id}/Actions/Stop',
    permission: page.button('btn_edit'),
    summary: 'Ends a run',
    data: NothingSchema,
  }),
};

export type Simulation = z.infer<typeof SimulationSchema>;
