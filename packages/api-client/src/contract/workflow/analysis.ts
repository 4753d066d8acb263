import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { endpoint } from '../endpoint.js';
import { IdSchema, listOf, TimeSchema } from '../schemas.js';
import { LAST_MOMENT, PersonSchema, UrgencySchema } from './vocabulary.js';

const { permission } = pages.flowMonitor;
const path = '/api/workflow/Monitor/Analysis';

const MomentSchema = z.coerce.number().int().min(0).max(LAST_MOMENT);

/** Which flows, of those that the caller watches over. */
const WatchedQuerySchema = z.object({
  flowId: IdSchema.optional(),
  /** From which organisation they were launched. */
  organizeId: IdSchema.optional(),
});

/** What happened from a moment to another, in milliseconds since 1970: at most 366 days. */
const PeriodQuerySchema = WatchedQuerySchema.extend({ from: MomentSchema, to: MomentSchema });

/** How long people take and what they decide; lengths in milliseconds of calendar time, from opened to closed. */
const MeasuresSchema = z.object({
  /** Tasks that somebody decided in the period: a rule that agreed is not counted. */
  decided: z.int(),
  /** Those of them that were refused. */
  refused: z.int(),
  /** Half of them took no longer; null where none was decided. */
  median: z.number().nullable(),
  /** Nine of ten took no longer. */
  p90: z.number().nullable(),
  /** Tasks that wait now, whenever they were opened; of flows that run and are not paused. */
  waiting: z.int(),
  /** How long the oldest of them has waited; null where none waits. */
  longest: z.number().nullable(),
});

/** The slowest first, at most 500; `total` counts all. */
const measuredBy = <Key extends z.ZodRawShape>(key: Key) =>
  listOf(MeasuresSchema.extend(key)).extend({ total: z.int() });

/** Where approvals are slow, refused or wait: all of it of the flows within the data permission of the caller. */
export const analysis = {
  figures: endpoint({
    method: 'GET',
    path,
    permission,
    summary: 'How many flows were launched and ended in a period, how long they took, and what waits now',
    query: PeriodQuerySchema,
    data: z.object({
      launched: z.int(),
      /** Ended in the period, in whichever way. */
      ended: z.int(),
      /** Those of them that were rejected. */
      refused: z.int(),
      /** Milliseconds from launch to end of half of those that ended; null where none did. */
      median: z.number().nullable(),
      /** Tasks that wait now. */
      waiting: z.int(),
      /** Those of them whose limit is over. */
      overdue: z.int(),
    }),
  }),
  nodes: endpoint({
    method: 'GET',
    path: `${path}/Nodes`,
    permission,
    summary: 'The nodes of flows by how long their tasks take, the slowest first',
    query: PeriodQuerySchema,
    data: measuredBy({
      flowId: IdSchema,
      flowName: z.string(),
      nodeId: z.string(),
      /** As its newest task calls it. */
      nodeName: z.string(),
    }),
  }),
  flows: endpoint({
    method: 'GET',
    path: `${path}/Flows`,
    permission,
    summary: 'Flows by how long their tasks take, the slowest first',
    query: PeriodQuerySchema,
    data: measuredBy({ flowId: IdSchema, flowName: z.string() }),
  }),
  organizes: endpoint({
    method: 'GET',
    path: `${path}/Organizes`,
    permission,
    summary: 'Organisations by how long the tasks of the flows take that were launched from there, the slowest first',
    query: PeriodQuerySchema,
    data: measuredBy({
      /** '' where the launcher had none. */
      organizeId: z.string(),
      organizeName: z.string(),
    }),
  }),
  waiting: endpoint({
    method: 'GET',
    path: `${path}/Waiting`,
    permission,
    summary: 'The ten tasks that have waited longest, the oldest first',
    query: WatchedQuerySchema,
    data: listOf(
      z.object({
        /** The flow's. */
        id: IdSchema,
        taskId: IdSchema,
        title: z.string(),
        urgency: UrgencySchema,
        flowName: z.string(),
        nodeName: z.string(),
        /** Who is asked; several where it is offered to them together. */
        people: z.array(PersonSchema),
        launcherName: z.string(),
        launcherOrganize: z.string(),
        openedTime: TimeSchema,
        dueTime: TimeSchema.nullable(),
      }),
    ),
  }),
} as const;
