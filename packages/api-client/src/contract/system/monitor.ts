import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { endpoint } from '../endpoint.js';
import { TimeSchema } from '../schemas.js';

/** Seconds of the past that a history shows. */
export const MONITOR_RANGES = { '15m': 900, '1h': 3_600, '6h': 21_600, '24h': 86_400 } as const;

/** Seconds between two measurements of an instance. */
export const MONITOR_STEP = 5;

const RangeSchema = z.enum(['15m', '1h', '6h', '24h']);

/** What is measured. Shares are percent (`processCpu` of one processor), times milliseconds, memory bytes; calls and errors count each second. */
export const MonitorSeriesSchema = z.enum([
  'cpu',
  'memory',
  'disk',
  'loopDelay',
  'calls',
  'errors',
  'p50',
  'p95',
  'processCpu',
  'processMemory',
  'sockets',
]);

const InstanceSchema = z.object({
  /** Name of the machine and number of the process. */
  id: z.string(),
  startTime: TimeSchema,
  /** When it was heard of last; one that is silent for a minute is gone. */
  seenTime: TimeSchema,
  node: z.string(),
  pid: z.number().int(),
  cpus: z.number().int(),
  /** Bytes. */
  memoryTotal: z.number(),
  diskTotal: z.number(),
  /** What it measured last; percentiles are null without calls. */
  now: z.record(MonitorSeriesSchema, z.number().nullable()),
});

const SlowStatementSchema = z.object({
  statement: z.string(),
  /** Milliseconds. */
  average: z.number(),
  slowest: z.number(),
  calls: z.number(),
  /** Percent of the time of all statements. */
  share: z.number(),
});

const DatabaseSchema = z.object({
  version: z.string(),
  /** Bytes. */
  size: z.number(),
  connections: z.number().int(),
  maxConnections: z.number().int(),
  /** Since its figures were begun, each second. */
  transactions: z.number(),
  /** Percent of reads that needed no disk; null before the first read. */
  cacheHits: z.number().nullable(),
  /** Statements that wait for others. */
  waiting: z.number().int(),
  /** Null where the database does not measure them. */
  slowStatements: z.array(SlowStatementSchema).nullable(),
  tables: z.array(z.object({ name: z.string(), rows: z.number(), size: z.number() })),
});

const path = '/api/system/Monitor';

export const monitor = {
  read: endpoint({
    method: 'GET',
    path,
    permission: pages.monitor.permission,
    summary: 'The instances, the database and the jobs as they are now',
    data: z.object({
      instances: z.array(InstanceSchema),
      database: DatabaseSchema,
      jobs: z.object({
        waiting: z.number().int(),
        running: z.number().int(),
        failed: z.number().int(),
        /** Runs of scheduled tasks in the last day. */
        runs: z.number().int(),
        failedRuns: z.number().int(),
      }),
      /** Connected sockets and signed-in people over all instances. */
      sockets: z.number().int(),
      people: z.number().int(),
    }),
  }),
  history: endpoint({
    method: 'GET',
    path: `${path}/History`,
    permission: pages.monitor.permission,
    summary: 'What an instance measured, averaged over steps of the same length; null where it did not run',
    query: z.object({ range: RangeSchema.default('1h'), instance: z.string().max(100).optional() }),
    data: z.object({
      /** Seconds between two points. */
      step: z.number().int(),
      times: z.array(TimeSchema),
      series: z.record(MonitorSeriesSchema, z.array(z.number().nullable())),
    }),
  }),
};
