import { ProjectTaskBodySchema, type ProjectTask, sumProject } from '@smart-admin/api-client/contract';
import { isDeepStrictEqual } from 'node:util';
import { type DatabaseTransaction } from '../../../db/database.js';
import { insertAll } from '../../../db/insertAll.js';
import { fieldError, requireRow } from '../../../db/requireRow.js';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { mergeNounChange, rememberNounChange } from '../../../http/crud/nounChanges.js';
import { checkTasks } from './checkTasks.js';
import { lockOwnProject, raiseVersion } from './ownProjects.js';
import { t } from './project.messages.js';
import { type TaskChanges } from './project.tables.js';
import { tasksOf } from './readProject.js';

/**
 * Makes, changes and deletes tasks of a project of somebody, all of it or nothing. Throws 409 with `taskId` where others have
 * changed the same of a task (`conflict`) or deleted it, and what `checkTasks` throws.
 */
export async function saveTasks(
  deps: Pick<Deps, 'sockets'>,
  trx: DatabaseTransaction,
  { userId, projectId, changes }: { userId: string; projectId: string; changes: TaskChanges },
): Promise<{ version: number; tasks: ProjectTask[]; removed: string[] }> {
  const project = await lockOwnProject(trx, { userId, id: projectId, atLeast: 'member' });
  if (project.state === 'archived') throw new ApiError(409, t('archived'));
  const stored = new Map((await tasksOf(trx, projectId)).map((task) => [task.id, task]));
  const next = new Map(stored);
  for (const task of changes.create) if (!next.has(task.id)) next.set(task.id, { ...task, revision: 1 });
  for (const change of changes.update) {
    const merged = await mergeTask(trx, change, stored.get(change.id));
    // a repeated call writes nothing
    if (!isDeepStrictEqual(merged, stored.get(change.id))) next.set(change.id, merged);
  }
  const removed = withDescendants([...next.values()], changes.remove).filter((id) => next.delete(id));
  dropLinks(next, new Set(removed));
  const written = [...next.values()].filter((task) => stored.get(task.id) !== task);
  await checkAssignees(trx, { projectId, written, stored });
  checkTasks([...next.values()], written);
  const isSame = written.length === 0 && removed.length === 0;
  const version = isSame
    ? project.version
    : await writeTasks(deps, trx, { userId, projectId, stored, next: [...next.values()], written, removed });
  const ids = new Set([...written, ...changes.create, ...changes.update].map(({ id }) => id));
  return { version, tasks: (await tasksOf(trx, projectId)).filter(({ id }) => ids.has(id)), removed };
}

/** Writes what differs from what is stored, with the sums of the project; answers its next version. */
async function writeTasks(
  deps: Pick<Deps, 'sockets'>,
  trx: DatabaseTransaction,
  { userId, projectId, stored, next, written, removed }: WrittenTasks,
): Promise<number> {
  if (removed.length > 0)
    await trx.deleteFrom('projectTask').where('projectId', '=', projectId).where('id', 'in', removed).execute();
  await insertNew(
    trx,
    projectId,
    written.filter(({ id }) => !stored.has(id)),
  );
  for (const task of written) {
    const before = stored.get(task.id);
    if (before) await updateTask(trx, { userId, before, after: task });
  }
  await saveSums(trx, projectId, next);
  return raiseVersion(deps, trx, projectId);
}

interface WrittenTasks {
  userId: string;
  projectId: string;
  /** What was there, by id. */
  stored: ReadonlyMap<string, ProjectTask>;
  /** All that is there now, and of it what is new or changed. */
  next: readonly ProjectTask[];
  written: readonly ProjectTask[];
  removed: readonly string[];
}

/** What a change makes of a task with what others have changed since. */
async function mergeTask(
  trx: DatabaseTransaction,
  { id, ...sent }: TaskChanges['update'][number],
  current: ProjectTask | undefined,
): Promise<ProjectTask> {
  if (!current) throw new ApiError(409, t('gone'), { taskId: id, conflict: null });
  const { revision } = current;
  const before = bodyOf(current);
  try {
    const change = { whole: ProjectTaskBodySchema, noun: 'projectTask', id, revision, before, sent } as const;
    return { ...(await mergeNounChange(trx, change)), id, revision };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 409) throw error;
    throw new ApiError(409, error.text, { ...error.data, taskId: id });
  }
}

/** What people change of a task. */
function bodyOf({ id: _id, revision: _revision, ...body }: ProjectTask): Record<string, unknown> {
  return body;
}

/** The tasks with all that stand below them. */
function withDescendants(tasks: readonly ProjectTask[], ids: readonly string[]): string[] {
  const gone = new Set(ids);
  let size = -1;
  // parents may stand behind their children
  while (size !== gone.size) {
    size = gone.size;
    for (const { id, parentId } of tasks) if (gone.has(parentId)) gone.add(id);
  }
  return [...gone];
}

/** What is gone is nobody's predecessor. */
function dropLinks(tasks: Map<string, ProjectTask>, gone: ReadonlySet<string>): void {
  if (gone.size === 0) return;
  for (const [id, task] of tasks)
    if (task.predecessorIds.some((each) => gone.has(each)))
      tasks.set(id, { ...task, predecessorIds: task.predecessorIds.filter((each) => !gone.has(each)) });
}

/** Throws 400 where somebody is given a task who is not in the project; those who left keep what they have. */
async function checkAssignees(
  trx: DatabaseTransaction,
  {
    projectId,
    written,
    stored,
  }: { projectId: string; written: readonly ProjectTask[]; stored: ReadonlyMap<string, ProjectTask> },
): Promise<void> {
  const members = await trx.selectFrom('projectMember').select('userId').where('projectId', '=', projectId).execute();
  const known = new Set(members.map(({ userId }) => userId));
  for (const { id, name, assigneeIds } of written) {
    const former = stored.get(id)?.assigneeIds ?? [];
    if (assigneeIds.some((each) => !known.has(each) && !former.includes(each)))
      throw fieldError('assigneeIds', t('notInProject', { name }));
  }
}

async function insertNew(trx: DatabaseTransaction, projectId: string, tasks: readonly ProjectTask[]): Promise<void> {
  if (tasks.length === 0) return;
  const ids = tasks.map(({ id }) => id);
  const taken = await trx.selectFrom('projectTask').select('id').where('id', 'in', ids).executeTakeFirst();
  // an id of another project, of which nothing is told
  requireRow(taken ? undefined : ids);
  const revisions = await formerRevisions(trx, ids);
  await insertAll(
    trx,
    'projectTask',
    tasks.map((task) => ({ ...task, projectId, ...listsOf(task), revision: (revisions.get(task.id) ?? 0) + 1 })),
  );
}

/** Last remembered revisions of tasks that were deleted and come back: theirs go on, so that no earlier one is met again. */
async function formerRevisions(trx: DatabaseTransaction, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('nounChange')
    .select(({ fn }) => ['recordId', fn.max('revision').as('revision')])
    .where('noun', '=', 'project_task')
    .where('recordId', 'in', ids)
    .groupBy('recordId')
    .execute();
  return new Map(rows.map(({ recordId, revision }) => [recordId, revision]));
}

async function updateTask(
  trx: DatabaseTransaction,
  { userId, before, after }: { userId: string; before: ProjectTask; after: ProjectTask },
): Promise<void> {
  const { id, revision: _revision, ...body } = after;
  const change = { noun: 'projectTask', id, before: bodyOf(before), after: body, userId } as const;
  if ((await rememberNounChange(trx, change)).length === 0) return;
  await trx
    .updateTable('projectTask')
    .set({ ...body, ...listsOf(after) })
    .where('id', '=', id)
    .execute();
}

const listsOf = ({ assigneeIds, predecessorIds }: ProjectTask) => ({
  assigneeIds: JSON.stringify(assigneeIds),
  predecessorIds: JSON.stringify(predecessorIds),
});

/** What the tasks of a project come to. */
export async function saveSums(
  trx: DatabaseTransaction,
  projectId: string,
  tasks: readonly ProjectTask[],
): Promise<void> {
  const sum = sumProject(tasks);
  await trx
    .updateTable('project')
    .set({
      startDate: sum?.start ?? null,
      endDate: sum?.end ?? null,
      progress: Math.round(sum?.progress ?? 0),
      taskCount: tasks.length,
    })
    .where('id', '=', projectId)
    .execute();
}
