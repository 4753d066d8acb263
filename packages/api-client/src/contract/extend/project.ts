import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { changeOf, RevisionSchema } from '../changeOf.js';
import { updateEndpoint } from '../crudEndpoints.js';
import { endpoint } from '../endpoint.js';
import { defineFrame } from '../frame.js';
import { FullNameSchema, IdSchema, ListQuerySchema, NewIdSchema, NothingSchema, pageOf } from '../schemas.js';

/** Tasks that a project has at most. */
export const PROJECT_TASKS = 5_000;

export const TASK_PRIORITIES = ['low', 'normal', 'high'] as const;
export const PROJECT_STATES = ['active', 'archived'] as const;
/** Leads manage everything, members change tasks, readers read. */
export const PROJECT_ROLES = ['lead', 'member', 'reader'] as const;
const StateSchema = z.enum(PROJECT_STATES);
const RoleSchema = z.enum(PROJECT_ROLES);

const PeopleSchema = z.array(IdSchema).max(200);

const ProjectBodySchema = z.object({
  fullName: FullNameSchema,
  description: z.string().max(2_000).default(''),
  /** Whoever makes a project leads it, too. */
  leadIds: PeopleSchema.default([]),
  memberIds: PeopleSchema.default([]),
  readerIds: PeopleSchema.default([]),
});

const PersonSchema = z.object({ id: IdSchema, name: z.string(), headIcon: z.string() });

const ProjectRowSchema = ProjectBodySchema.extend({
  id: IdSchema,
  state: StateSchema,
  /** What the caller may do. */
  role: RoleSchema,
  /** From the first beginning to the last end of its tasks; null without any. */
  startDate: z.iso.date().nullable(),
  endDate: z.iso.date().nullable(),
  /** Percent, weighted by the days of the tasks. */
  progress: z.number().int(),
  taskCount: z.number().int(),
  people: z.array(PersonSchema),
});

const TaskBodySchema = z.object({
  name: z.string().trim().min(1).max(200),
  /** Task that it stands below; '' at the top. */
  parentId: z.union([IdSchema, z.literal('')]).default(''),
  /** Place among its siblings, ascending. */
  sort: z.number().min(-1e12).max(1e12).default(0),
  kind: z.enum(['task', 'milestone']).default('task'),
  /** First day and last day; of a milestone the same. */
  start: z.iso.date(),
  end: z.iso.date(),
  /** Percent. */
  progress: z.number().int().min(0).max(100).default(0),
  priority: z.enum(TASK_PRIORITIES).default('normal'),
  assigneeIds: z.array(IdSchema).max(50).default([]),
  /** Tasks that end before this one begins. */
  predecessorIds: z.array(IdSchema).max(100).default([]),
  note: z.string().max(2_000).default(''),
});

const TaskSchema = TaskBodySchema.extend({ id: IdSchema, revision: RevisionSchema });

const path = '/api/extend/Project';
const permission = pages.projectGantt.permission;
const byKey = 'whole' as const;

/** Told to the members of a project whose tasks, people or state have changed; `version` is the one that it has now. */
export const projectChanged = defineFrame('projectChanged', { id: IdSchema, version: z.int() });

/** Projects with their tasks. Nobody sees one but its leads, members and readers. */
export const project = {
  list: endpoint({
    method: 'GET',
    path,
    permission,
    byKey,
    summary: 'The projects that the caller takes part in, paged',
    query: ListQuerySchema.extend({ state: StateSchema.optional() }),
    data: pageOf(ProjectRowSchema),
  }),
  read: endpoint({
    method: 'GET',
    path: `${path}/{id}`,
    permission,
    byKey,
    summary: 'A project of the caller with all its tasks and the working days of the company',
    data: ProjectRowSchema.extend({
      revision: RevisionSchema,
      /** Grows with each change of the project or its tasks. */
      version: z.int(),
      /** On the clocks of the server's zone. */
      today: z.iso.date(),
      /** On which days of the week the company works, Sunday first, and on which days it is otherwise. */
      workDays: z.object({ week: z.array(z.boolean()).length(7), days: z.record(z.string(), z.boolean()) }),
      tasks: z.array(TaskSchema),
    }),
  }),
  create: endpoint({
    method: 'POST',
    once: true,
    logName: false,
    path,
    permission,
    byKey,
    summary: 'Makes a project that the caller leads',
    body: ProjectBodySchema,
    data: NewIdSchema,
  }),
  update: {
    ...updateEndpoint({
      path: `${path}/{id}`,
      permission,
      summary: 'Changes name, description and people of a project that the caller leads',
      body: ProjectBodySchema,
    }),
    byKey,
    logName: false as const,
  },
  updateState: endpoint({
    method: 'PUT',
    logName: false,
    path: `${path}/{id}/Actions/State`,
    permission,
    byKey,
    summary: 'Archives a project that the caller leads, after which nobody changes its tasks, or opens it again',
    body: z.object({ state: StateSchema }),
    data: NothingSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    logName: false,
    path: `${path}/{id}`,
    permission,
    byKey,
    summary: 'Deletes a project that the caller leads with all its tasks',
    data: NothingSchema,
  }),
  saveTasks: endpoint({
    method: 'PUT',
    logName: false,
    path: `${path}/{id}/Tasks`,
    permission,
    byKey,
    summary:
      'Makes, changes and deletes tasks of a project of the caller, all or none; 409 with `tasks`, each with `taskId` and `conflict` (null for one that is gone), where others have changed the same since their revisions',
    body: z.object({
      /** With ids that the caller makes up; what is there already is left as it is. */
      create: z
        .array(TaskBodySchema.extend({ id: IdSchema }))
        .max(PROJECT_TASKS)
        .default([]),
      update: z
        .array(changeOf(TaskBodySchema).extend({ id: IdSchema, revision: RevisionSchema }))
        .max(PROJECT_TASKS)
        .default([]),
      /** Deleted with everything below them. */
      remove: z.array(IdSchema).max(PROJECT_TASKS).default([]),
    }),
    data: z.object({
      version: z.int(),
      /** Tasks that were made or changed, as they are now. */
      tasks: z.array(TaskSchema),
      /** Tasks that are gone. */
      removed: z.array(IdSchema),
    }),
  }),
};

export type ProjectTask = z.output<typeof TaskSchema>;
export type ProjectRole = (typeof PROJECT_ROLES)[number];
export type TaskPriority = (typeof TASK_PRIORITIES)[number];
export { TaskBodySchema as ProjectTaskBodySchema };
