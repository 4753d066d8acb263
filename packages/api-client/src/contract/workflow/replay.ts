import * as z from 'zod';
import { IdSchema, TimeSchema } from '../schemas.js';
import { FlowStatusSchema, LAST_MOMENT, PersonSchema } from './vocabulary.js';

/** Where the next page of a replay begins. */
const ReplayPlaceSchema = z.object({
  /** When the replay began, in milliseconds since 1970: what is launched later is not looked at. */
  asOf: z.int().min(0).max(LAST_MOMENT),
  /** Flows that were replayed before. */
  place: z.int().min(0).max(199),
});

/** Which flows are run through a draft: the newest 200 of the last days, twenty a call. */
export const ReplayBodySchema = z.object({
  /** The draft, JSON. */
  document: z.string().max(1_000_000),
  days: z.union([z.literal(7), z.literal(30), z.literal(90)]).default(30),
  /** Absent = from the first one. */
  from: ReplayPlaceSchema.optional(),
});

/** A node at which people are asked, at which the flow branches, or which another system is asked at. */
const ReplayStepSchema = z.object({
  nodeId: z.string(),
  nodeName: z.string(),
  kind: z.string(),
  /** Names of the branches taken. */
  branches: z.array(z.string()),
  /** Whom its rules ask. */
  people: z.array(PersonSchema),
  /** For whom a rule agrees, so that they are not asked. */
  spared: z.array(PersonSchema),
  /** Who decided in truth; nobody of a draft. */
  deciders: z.array(PersonSchema),
  /** Whom another system would name, or what it would answer, is not known: it is not asked. */
  notAsked: z.boolean(),
  /** False for a node of the draft that is beyond where the flow came. */
  reached: z.boolean(),
});

/** What is different by the draft. */
const ReplayDifferenceSchema = z.object({
  /**
   * `added`: people would be asked at a node where nobody was. `left`: nobody would be asked where people were. `people`: others
   * would be asked. `branch`: other branches would be taken. `end`: it would be rejected where it was adopted.
   */
  kind: z.enum(['added', 'left', 'people', 'branch', 'end']),
  nodeId: z.string(),
  nodeName: z.string(),
  /** Names of people or branches. */
  was: z.array(z.string()),
  would: z.array(z.string()),
});

const ReplayedFlowSchema = z.object({
  id: IdSchema,
  number: z.string(),
  title: z.string(),
  status: FlowStatusSchema,
  launcher: PersonSchema,
  launcherOrganize: z.string(),
  launchTime: TimeSchema,
  result: z.enum(['same', 'different', 'failed']),
  /** Why it could not be run: its record is gone, or its form is another one than the draft's. */
  problem: z.enum(['', 'record', 'form']),
  /** Why the draft would go no further, in words; '' where it comes to its end. */
  stopped: z.string(),
  /** An administrator sent it to another node: what was skipped so shows as a difference. */
  jumped: z.boolean(),
  differences: z.array(ReplayDifferenceSchema),
  /** What happened, and what would happen. */
  actual: z.array(ReplayStepSchema),
  draft: z.array(ReplayStepSchema),
});

export const ReplaySchema = z.object({
  list: z.array(ReplayedFlowSchema),
  /** Flows that are replayed over all pages: at most 200. */
  total: z.int(),
  /** Null on the last page. */
  next: ReplayPlaceSchema.nullable(),
});
