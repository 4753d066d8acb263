import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { endpoint } from '../endpoint.js';
import { IdSchema, ListQuerySchema, NewIdSchema, NothingSchema, pageOf, TimeSchema } from '../schemas.js';

const page = pages.flowEngine;
const button = page.button('btn_migrate');
const flowPath = '/api/workflow/Engine/Flow/{id}';
const path = `${flowPath}/Migrations` as const;

/** Nodes and branches that one mapping may name. */
const MAPPED = 1_000;
const NodeIdSchema = z.string().min(1).max(50);

/** From which release to which, and where what stands at a node or in a branch goes; absent = to the same id. */
export const MigrationPlanSchema = z.object({
  from: z.int().min(1),
  to: z.int().min(1),
  mapping: z
    .record(NodeIdSchema, NodeIdSchema)
    .refine((mapping) => Object.keys(mapping).length <= MAPPED)
    .default({}),
});
export type MigrationPlan = z.output<typeof MigrationPlanSchema>;

/** A node, or a branch (`way`) of the branch node `parentId` ('' for nodes). */
const PlaceSchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.string(),
  parentId: z.string(),
  /** Names of the branch nodes and branches around it, the outermost first. */
  within: z.array(z.string()),
});

/** A flow as migrations name it. */
const MovedFlowSchema = z.object({
  id: IdSchema,
  number: z.string(),
  title: z.string(),
  launcherName: z.string(),
  /** Why it did not move, or stays: node, reason, what to do. */
  reasons: z.array(z.string()),
});

export const MigrationResultSchema = z.enum(['waiting', 'moved', 'refused', 'returned', 'kept']);
export type MigrationOutcome = z.output<typeof MigrationResultSchema>;

const MigrationSchema = z.object({
  id: IdSchema,
  from: z.int(),
  to: z.int(),
  /** `running` and `undoing`: a job does it. */
  state: z.enum(['running', 'done', 'undoing', 'undone']),
  userName: z.string(),
  creatorTime: TimeSchema,
  endTime: TimeSchema.nullable(),
  /** Who took it back; '' where nobody has. */
  undoneBy: z.string(),
  /** Flows that were to move. All numbers count what the caller watches over. */
  total: z.int(),
  /** Flows that stand at the new release. */
  moved: z.int(),
  refused: z.int(),
  returned: z.int(),
  /** Flows that stay at the new release although the migration was taken back. */
  kept: z.int(),
  /** What the job has still to do. */
  left: z.int(),
});

/** Moves flows that run to another release of their flow: those alone that the caller sees in the monitor. */
export const migration = {
  preview: endpoint({
    method: 'POST',
    path: `${flowPath}/Actions/PreviewMigration`,
    permission: button,
    byKey: 'read',
    logName: false,
    summary: 'What a migration would do: where flows stand, where they can go, and which of them cannot move and why',
    body: MigrationPlanSchema,
    data: z.object({
      total: z.int(),
      movable: z.int(),
      /** Nodes and branches of the old release at which something stands, in the order of the flow. */
      nodes: z.array(
        PlaceSchema.extend({
          /** How many flows stand there. */
          flows: z.int(),
          /** Where it would go; '' where that has to be chosen. */
          targetId: z.string(),
          /** Where it can go in the new release: what waits for the same thing. */
          targets: z.array(PlaceSchema),
        }),
      ),
      /** The first hundred that cannot move. */
      flows: z.array(MovedFlowSchema),
    }),
  }),
  start: endpoint({
    method: 'POST',
    path,
    permission: button,
    once: true,
    summary: 'Moves flows to another release, each by itself, by a job; 409 where none can move',
    body: MigrationPlanSchema,
    data: NewIdSchema,
  }),
  list: endpoint({
    method: 'GET',
    path,
    permission: page.permission,
    summary: 'Earlier migrations of a flow, the newest first',
    query: ListQuerySchema,
    data: pageOf(MigrationSchema),
  }),
  read: endpoint({
    method: 'GET',
    path: `${path}/{migrationId}`,
    permission: page.permission,
    summary: 'How far a migration is',
    data: MigrationSchema,
  }),
  flows: endpoint({
    method: 'GET',
    path: `${path}/{migrationId}/Flows`,
    permission: page.permission,
    summary: 'What became of each flow, those with a reason first',
    query: ListQuerySchema.extend({ result: MigrationResultSchema.optional() }),
    data: pageOf(MovedFlowSchema.extend({ result: MigrationResultSchema })),
  }),
  undo: endpoint({
    method: 'POST',
    path: `${path}/{migrationId}/Actions/Undo`,
    permission: button,
    once: true,
    summary:
      'Takes a migration back as a whole, by a job; 409 names flows that cannot go back, and nothing happens. Those that have ended stay',
    data: NothingSchema,
  }),
} as const;
