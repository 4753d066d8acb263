import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { endpoint } from '../endpoint.js';
import {
  IdSchema,
  IdsBodySchema,
  listOf,
  ListQuerySchema,
  NewIdSchema,
  NothingSchema,
  pageOf,
  TimeSchema,
} from '../schemas.js';
import { PrintedSheetsSchema } from '../visualdev/recordPrint.js';
import { ModelConfigSchema, RecordChangeSchema, RecordSchema, RecordValuesSchema } from '../visualdev/records.js';
import { ForecastStepSchema } from './flows.js';
import {
  ChoicesSchema,
  DecisionSchema,
  FlowEntrySchema,
  FlowRowSchema,
  FlowStatusSchema,
  PersonSchema,
  TaskReasonSchema,
  UrgencySchema,
} from './vocabulary.js';

const path = '/api/workflow/Instance';
const ids = z.array(IdSchema).min(1).max(50);

/** What somebody does with a flow; `change` is what they changed of its form, of the fields that their node may write. */
export const FlowActSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('submit'), choices: ChoicesSchema.optional() }),
    z.object({ kind: z.literal('approve'), taskId: IdSchema, choices: ChoicesSchema.optional() }),
    z.object({
      kind: z.literal('refuse'),
      taskId: IdSchema,
      toNodeId: z.string().max(50).optional(),
      then: z.enum(['onward', 'back']).optional(),
    }),
    z.object({ kind: z.enum(['transfer', 'assist', 'assign']), taskId: IdSchema, to: IdSchema }),
    z.object({ kind: z.enum(['addBefore', 'addAfter', 'addBeside']), taskId: IdSchema, people: ids }),
    z.object({ kind: z.enum(['answerHelp', 'removeAdded', 'takeBack', 'claim', 'release']), taskId: IdSchema }),
    /** `people` take part in the flow and are told. */
    z.object({ kind: z.literal('comment'), people: z.array(IdSchema).max(20).optional() }),
    z.object({ kind: z.enum(['save', 'revoke', 'urge', 'pause', 'resume', 'cancel', 'revive']) }),
    z.object({ kind: z.literal('circulate'), taskId: IdSchema.optional(), people: ids }),
    z.object({ kind: z.literal('jump'), activityId: IdSchema, toNodeId: z.string().max(50) }),
    z.object({ kind: z.enum(['retry', 'skip']), activityId: IdSchema }),
  ])
  .and(DecisionSchema)
  .and(z.object({ change: RecordChangeSchema.optional(), urgency: UrgencySchema.optional() }));
export type FlowAct = z.output<typeof FlowActSchema>;

/** A button that the caller has: what it does, its name ('' = the usual one), and what has to be added. */
const FlowButtonSchema = z.object({
  kind: z.string(),
  name: z.string(),
  comment: z.enum(['required', 'optional', 'off']),
  signature: z.enum(['required', 'optional', 'off']),
});

const OwnTaskSchema = z.object({
  id: IdSchema,
  nodeId: z.string(),
  nodeName: z.string(),
  /** `open`: it can be decided; `waiting`: others come first; `offered`: it can be signed for. */
  state: z.enum(['open', 'waiting', 'offered']),
  purpose: z.enum(['voice', 'added', 'help']),
  reason: TaskReasonSchema,
  /** Whose it is, where the caller is entrusted with it; '' else, and until when. */
  forName: z.string(),
  entrustedUntil: TimeSchema.nullable(),
  dueTime: TimeSchema.nullable(),
  buttons: z.array(FlowButtonSchema),
  /** Nodes that a refusal may lead to. */
  targets: z.array(z.object({ nodeId: z.string(), nodeName: z.string() })),
  choices: z.array(z.object({ nodeId: z.string(), nodeName: z.string(), among: z.array(PersonSchema).nullable() })),
});

const DetailSchema = FlowRowSchema.extend({
  version: z.int(),
  config: ModelConfigSchema,
  record: RecordSchema,
  recordRevision: z.int(),
  /** Access by field path for whoever asks; absent = read. Hidden fields are not in the record. */
  fields: z.record(z.string(), z.enum(['hidden', 'read', 'write', 'required'])),
  document: z.string(),
  tasks: z.array(OwnTaskSchema),
  /** What the caller can do without a task: revoke, urge, submit again, and what administrators can. */
  buttons: z.array(FlowButtonSchema),
  course: z.array(FlowEntrySchema),
  /** Nodes that are open, with what they wait for. */
  open: z.array(
    z.object({
      activityId: z.string(),
      nodeId: z.string(),
      nodeName: z.string(),
      waitsFor: z.string(),
      openedTime: TimeSchema,
      dueTime: TimeSchema.nullable(),
      problem: z.string(),
      people: z.array(PersonSchema.extend({ taskId: z.string(), state: z.string(), reason: TaskReasonSchema })),
    }),
  ),
  forecast: z.array(ForecastStepSchema),
  /** Who takes part in it, and can be named in a comment. */
  participants: z.array(PersonSchema),
  circulated: z.array(PersonSchema.extend({ time: TimeSchema, readTime: TimeSchema.nullable() })),
});

export const instance = {
  launch: endpoint({
    method: 'POST',
    path,
    permission: pages.flowLaunch.button('btn_add'),
    once: true,
    summary: 'Launches a flow with its filled form; 409 where nobody is found who must be asked at once',
    body: z.object({
      flowId: IdSchema,
      /** Somebody who has entrusted the caller with launching it for them: the flow is theirs. */
      forUserId: IdSchema.optional(),
      values: RecordValuesSchema,
      urgency: UrgencySchema.default(1),
      choices: ChoicesSchema.default({}),
      /** Draft of the caller from which it comes: it is gone when the flow is launched. */
      draftId: IdSchema.optional(),
    }),
    data: NewIdSchema,
  }),
  read: endpoint({
    method: 'GET',
    path: `${path}/{id}`,
    permission: 'session',
    summary: 'A flow for whoever takes part in it or watches over it: form, course, what they can do, what comes next',
    data: DetailSchema,
  }),
  act: endpoint({
    method: 'POST',
    path: `${path}/{id}/Actions`,
    permission: 'session',
    once: true,
    summary: 'Does something with a flow; 409 says why it cannot be done any more, and nothing has changed',
    body: FlowActSchema,
    data: z.object({ status: FlowStatusSchema }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    permission: 'session',
    summary: 'Deletes a flow that has ended without being adopted, by its launcher or an administrator',
    data: NothingSchema,
  }),
  print: endpoint({
    method: 'GET',
    path: `${path}/{id}/Print`,
    permission: 'session',
    summary: 'Templates with which its form can be printed',
    data: listOf(z.object({ id: IdSchema, fullName: z.string() })),
  }),
  printSheet: endpoint({
    method: 'POST',
    path: `${path}/{id}/Print`,
    permission: 'session',
    byKey: 'read',
    logName: false,
    timeout: 60_000,
    summary: 'Its form as a sheet, by a template or plain, with what the caller may see of it',
    /** '' for the plain sheet. */
    body: z.object({ templateId: z.string().max(50).default('') }),
    data: PrintedSheetsSchema,
  }),
} as const;

const FlowQuerySchema = ListQuerySchema.extend({
  flowId: IdSchema.optional(),
  status: z.coerce.number().pipe(FlowStatusSchema).optional(),
  urgency: z.coerce.number().pipe(UrgencySchema).optional(),
  from: z.coerce.number().int().optional(),
  to: z.coerce.number().int().optional(),
});

const TaskRowSchema = FlowRowSchema.extend({
  taskId: IdSchema,
  nodeName: z.string(),
  taskTime: TimeSchema,
  dueTime: TimeSchema.nullable(),
  forName: z.string(),
  /** It can be approved among several at once: nothing has to be filled in or signed. */
  batch: z.boolean(),
  offered: z.boolean(),
});

/** The lists of a person's own work, and of those who watch over it. */
export const flowList = {
  launched: endpoint({
    method: 'GET',
    path: '/api/workflow/Launched',
    permission: pages.flowLaunch.permission,
    summary: 'Flows of the caller, paged, the newest first',
    query: FlowQuerySchema,
    data: pageOf(FlowRowSchema),
  }),
  toDo: endpoint({
    method: 'GET',
    path: '/api/workflow/ToDo',
    permission: pages.flowToDo.permission,
    summary: 'Tasks of the caller and of those who entrusted them, the most urgent first',
    query: FlowQuerySchema,
    data: pageOf(TaskRowSchema),
  }),
  counts: endpoint({
    method: 'GET',
    path: '/api/workflow/Counts',
    permission: 'session',
    summary: 'How much waits for the caller: tasks, and unread circulated flows',
    data: z.object({ toDo: z.int(), overdue: z.int(), circulated: z.int() }),
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/api/workflow/Calendar',
    permission: 'session',
    summary:
      'This week and the next, from Monday on: the working days of the company, and the tasks of the caller by their limits',
    data: z.object({
      days: z.array(
        z.object({
          /** `2026-11-26`, in the zone of the server. */
          date: z.iso.date(),
          isToday: z.boolean(),
          isWorking: z.boolean(),
          /** Name of a holiday or of extra working days; '' on ordinary days. */
          name: z.string(),
          /** All tasks that are due on the day, and the first of them. */
          count: z.int(),
          tasks: z.array(
            z.object({ id: IdSchema, taskId: IdSchema, title: z.string(), nodeName: z.string(), dueTime: TimeSchema }),
          ),
        }),
      ),
    }),
  }),
  approveMany: endpoint({
    method: 'POST',
    path: '/api/workflow/ToDo/Actions/Approve',
    permission: pages.flowToDo.permission,
    once: true,
    summary: 'Approves several tasks; each by itself, and says which could not be',
    body: z.object({ ids, comment: z.string().trim().max(2_000).optional() }),
    data: z.object({ approved: z.array(IdSchema), refused: z.array(z.object({ id: IdSchema, reason: z.string() })) }),
  }),
  done: endpoint({
    method: 'GET',
    path: '/api/workflow/Done',
    permission: pages.flowDone.permission,
    summary: 'Flows that the caller has handled, with their later course',
    query: FlowQuerySchema,
    data: pageOf(
      FlowRowSchema.extend({ taskId: IdSchema, nodeName: z.string(), verdict: z.string(), doneTime: TimeSchema }),
    ),
  }),
  circulated: endpoint({
    method: 'GET',
    path: '/api/workflow/Circulated',
    permission: pages.flowCirculate.permission,
    summary: 'Flows that were circulated to the caller',
    query: FlowQuerySchema.extend({ unread: z.enum(['0', '1']).optional() }),
    data: pageOf(FlowRowSchema.extend({ time: TimeSchema, readTime: TimeSchema.nullable() })),
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/workflow/Circulated/Actions/Read',
    permission: pages.flowCirculate.permission,
    logName: false,
    summary: 'Marks circulated flows as read',
    body: IdsBodySchema,
    data: NothingSchema,
  }),
  monitored: endpoint({
    method: 'GET',
    path: '/api/workflow/Monitor',
    permission: pages.flowMonitor.permission,
    summary: 'All flows within the data permission of the caller',
    query: FlowQuerySchema.extend({
      launcherId: IdSchema.optional(),
      organizeId: IdSchema.optional(),
      /** When they ended. */
      endFrom: z.coerce.number().int().optional(),
      endTo: z.coerce.number().int().optional(),
      /** Those with a task that waits now, or with one whose limit is over. */
      waiting: z.enum(['open', 'overdue']).optional(),
      /** Part of the name of a node at which a task waits. */
      nodeName: z.string().trim().max(100).optional(),
    }),
    data: pageOf(FlowRowSchema),
  }),
  handOver: endpoint({
    method: 'POST',
    path: '/api/workflow/Monitor/Actions/HandOver',
    permission: pages.flowMonitor.button('btn_assign'),
    summary: 'Gives all open tasks of somebody who leaves to somebody else',
    body: z.object({ from: IdSchema, to: IdSchema, comment: z.string().trim().max(2_000).optional() }),
    data: z.object({ tasks: z.int() }),
  }),
} as const;
