import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { crudEndpoints } from '../crudEndpoints.js';
import { endpoint } from '../endpoint.js';
import {
  AuditSchema,
  DescriptionSchema,
  EnabledMarkSchema,
  EnCodeSchema,
  FullNameSchema,
  IdSchema,
  listOf,
  ListQuerySchema,
  MarkFilterSchema,
  pageOf,
  SortCodeSchema,
  TimeSchema,
} from '../schemas.js';
import { ModelConfigSchema, RecordValuesSchema } from '../visualdev/records.js';
import { flowFiles } from './flowFiles.js';
import { ReplayBodySchema, ReplaySchema } from './replay.js';
import { FlowPlaceSchema, PersonSchema } from './vocabulary.js';

const page = pages.flowEngine;
const path = '/api/workflow/Engine/Flow';

/** Who may start a flow: everybody, or whom these name. */
const LaunchersSchema = z.object({
  userIds: z.array(IdSchema).max(500).default([]),
  roleIds: z.array(IdSchema).max(100).default([]),
  organizeIds: z.array(IdSchema).max(100).default([]),
  groupIds: z.array(IdSchema).max(100).default([]),
});

/** By what a flow is launched: what a release says holds until the next one. */
const LaunchSettingsSchema = z.object({
  /** Code of the rule of the numbers; '' for the rule with the code `flow`. */
  billRule: z.string().max(100).default(''),
  /** Title of a flow by an expression over its form; '' for its name and who launched it. */
  titleFormula: z.string().max(2_000).default(''),
  /** Null: everybody who has the page. */
  launchers: LaunchersSchema.nullable().default(null),
});

export const FlowBodySchema = z.object({
  fullName: FullNameSchema,
  enCode: EnCodeSchema,
  /** Item of the dictionary flowCategory. */
  category: z.string().max(50).default(''),
  icon: z.string().max(50).default(''),
  /** Model whose form is filled; it is released before the flow is. */
  modelId: IdSchema,
  ...LaunchSettingsSchema.shape,
  /** Draft of the flow's document, JSON. */
  document: z.string().max(1_000_000),
  description: DescriptionSchema,
  sortCode: SortCodeSchema,
  enabledMark: EnabledMarkSchema.default(1),
});

/** Something that keeps a draft from being released, or should be looked at. */
export const FlowProblemSchema = z.object({
  severity: z.enum(['error', 'warning']),
  nodeId: z.string(),
  setting: z.string(),
  text: z.string(),
});

const FlowVersionSchema = z.object({
  version: z.int(),
  /** Version of the form's model at that time. */
  modelVersion: z.int(),
  userName: z.string(),
  creatorTime: TimeSchema,
  /** What whoever released it says about it. */
  note: z.string(),
  /** Flows of this version that run, of those that the caller may watch over. */
  running: z.int(),
});

/** What would happen: a node with the people it would ask. */
export const ForecastStepSchema = z.object({
  nodeId: z.string(),
  nodeName: z.string(),
  kind: z.string(),
  /** Branches that would be taken. */
  branches: z.array(FlowPlaceSchema),
  people: z.array(PersonSchema.extend({ via: z.string() })),
  /** `nobody` is found: the rule for that is followed. `unknown`: another system has not said who, and the forecast ends here. */
  empty: z.enum(['', 'nobody', 'unknown']),
  /** Expected, by limits and by how long the node took lately; null where nothing is known. */
  time: TimeSchema.nullable(),
});

/** Whom the rules of a node find, in the order of the rules. */
const FoundPeopleSchema = z.object({
  /** The first of them; `rule` is the kind that found somebody, `via` the post, role or organisation by which. */
  list: z.array(PersonSchema.extend({ rule: z.string(), via: z.string() })),
  total: z.int(),
  /** Kinds of the rules that find nobody before a form is filled, people are chosen or other nodes are passed. */
  unknown: z.array(z.string()),
});

export const flow = {
  ...crudEndpoints({
    path,
    page,
    body: FlowBodySchema,
    record: {
      ...AuditSchema.shape,
      modelName: z.string(),
      /** 0 draft, 1 released, 2 what a release holds was changed since: document, form, launch settings. */
      state: z.number().int(),
      version: z.int(),
    },
    row: { running: z.int() },
    query: { category: z.string().max(50).optional(), enabledMark: MarkFilterSchema },
    calls: {
      list: 'Flows that can be designed, paged',
      read: 'One flow with its draft',
      create: 'Creates a flow',
      update:
        'Changes the draft; new flows follow it after the next release. Name, category, icon, order and whether it is enabled hold at once',
      remove: 'Deletes a flow that was never launched',
      copy: 'Makes a draft copy',
      updateState: 'Enables or disables a flow: a disabled one cannot be launched, running ones go on',
    },
  }),
  ...flowFiles,
  release: endpoint({
    method: 'POST',
    path: `${path}/{id}/Actions/Release`,
    permission: page.button('btn_release'),
    once: true,
    summary:
      'Makes the draft a version that new flows follow; 409 with what is wrong in it, or should be looked at and is not accounted for',
    /** What is new, and why what should be looked at may stay: needed where there is such a thing. */
    body: z.object({ note: z.string().trim().max(500).default('') }),
    data: z.object({ version: z.int() }),
  }),
  form: endpoint({
    method: 'GET',
    path: `${path}/{id}/Form`,
    permission: page.permission,
    summary:
      'The form that the flow is about, as it is released now; before its first release its draft, for whoever designs models',
    data: z.object({ formData: z.string(), isReleased: z.boolean() }),
  }),
  problems: endpoint({
    method: 'POST',
    path: `${path}/{id}/Problems`,
    permission: page.permission,
    byKey: 'read',
    logName: false,
    summary:
      'What keeps a draft from being released, also what only the server knows: people, posts and flows that are gone',
    body: z.object({ document: z.string().max(1_000_000) }),
    data: listOf(FlowProblemSchema),
  }),
  versions: endpoint({
    method: 'GET',
    path: `${path}/{id}/Versions`,
    permission: page.permission,
    summary: 'Its releases, the newest first',
    query: ListQuerySchema,
    data: pageOf(FlowVersionSchema),
  }),
  version: endpoint({
    method: 'GET',
    path: `${path}/{id}/Versions/{version}`,
    permission: page.permission,
    summary: 'The document of one release, and how it is launched',
    data: FlowVersionSchema.omit({ running: true }).extend({ document: z.string(), ...LaunchSettingsSchema.shape }),
  }),
  dryRun: endpoint({
    method: 'POST',
    path: `${path}/{id}/Actions/DryRun`,
    permission: page.permission,
    byKey: 'read',
    logName: false,
    summary: 'The whole course of a draft for somebody and a filled form, without anything happening',
    body: z.object({ document: z.string().max(1_000_000), launcherId: IdSchema, values: RecordValuesSchema }),
    data: listOf(ForecastStepSchema),
  }),
  people: endpoint({
    method: 'POST',
    path: `${path}/{id}/Actions/People`,
    permission: page.permission,
    byKey: 'read',
    logName: false,
    summary:
      'Whom the rules of one node of a draft find for a launcher before a form is filled: at most a hundred people, and which rules need the form or choices',
    body: z.object({ document: z.string().max(1_000_000), nodeId: z.string().max(50), launcherId: IdSchema }),
    data: FoundPeopleSchema,
  }),
  replay: endpoint({
    method: 'POST',
    path: `${path}/{id}/Actions/Replay`,
    permission: page.permission,
    byKey: 'read',
    logName: false,
    timeout: 120_000,
    summary:
      'Runs flows that were launched lately through a draft and says what would differ, the newest first, twenty a call; only flows that the caller watches over, 403 without the monitor',
    body: ReplayBodySchema,
    data: ReplaySchema,
  }),
} as const;

const launchPath = '/api/workflow/Flow';
const launchPage = pages.flowLaunch;

/** A flow as the gallery shows it. */
const LaunchableSchema = z.object({
  id: IdSchema,
  fullName: z.string(),
  category: z.string(),
  icon: z.string(),
  description: z.string(),
});

/** Somebody who has entrusted the caller with launching for them; absent = for oneself. */
const ForUserSchema = z.object({ forUserId: IdSchema.optional() });

/** What staff can start. */
export const launchable = {
  list: endpoint({
    method: 'GET',
    path: launchPath,
    permission: launchPage.permission,
    summary:
      'Released flows that the caller may launch, by category and name, for themselves and for whoever entrusted them',
    data: listOf(LaunchableSchema).extend({
      others: z.array(PersonSchema.extend({ until: TimeSchema, list: z.array(LaunchableSchema) })),
    }),
  }),
  form: endpoint({
    method: 'GET',
    path: `${launchPath}/{id}/Form`,
    permission: launchPage.permission,
    summary: 'What is filled to launch a flow: its form, what may be written, and for which nodes people are chosen',
    query: ForUserSchema,
    data: z.object({
      fullName: z.string(),
      /** For whom it is launched; '' = the caller. */
      forName: z.string(),
      version: z.int(),
      config: ModelConfigSchema,
      /** Access by field path; absent = write. */
      fields: z.record(z.string(), z.enum(['hidden', 'read', 'write', 'required'])),
      choices: z.array(z.object({ nodeId: z.string(), nodeName: z.string(), among: z.array(PersonSchema).nullable() })),
    }),
  }),
  forecast: endpoint({
    method: 'POST',
    path: `${launchPath}/{id}/Forecast`,
    permission: launchPage.permission,
    byKey: 'read',
    logName: false,
    summary: 'What will happen next, for the caller and what they have filled in',
    body: ForUserSchema.extend({
      values: RecordValuesSchema,
      choices: z.record(z.string(), z.array(IdSchema)).default({}),
    }),
    data: listOf(ForecastStepSchema),
  }),
} as const;
