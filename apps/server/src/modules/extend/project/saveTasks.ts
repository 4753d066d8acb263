import { ProjectTaskBodySchema, type ProjectTask, sumProject } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { type DatabaseTransaction } from '../../../db/database.js';
import { fieldError, requireRow } from '../../../db/requireRow.js';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { mergeWithKnown, readChangesOf, rememberNounChanges, staleSince } from '../../../http/crud/nounChanges.js';
import { checkTasks } from './checkTasks.js';
import { lockOwnProject, raiseVersion } from './ownProjects.js';
import { t } from './project.messages.js';
import { type TaskChanges } from './project.tables.js';
import { tasksOf } from './readProject.js';

/**
 * Makes, changes and deletes tasks of a project of somebody, all of it or nothing, by as many statements for one task as for thousands.
 * Throws 409 with all `tasks` of which others have changed the same (`conflict`) or which they have deleted, and what `checkTasks` throws.
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
  for (const merged of await mergeTasks(trx, changes.update, stored))
    // a repeated call writes nothing
    if (!isDeepStrictEqual(merged, stored.get(merged.id))) next.set(merged.id, merged);
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
  await updateTasks(trx, { userId, written, stored });
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

/** What changes make of tasks with what others have changed since. Throws 409 naming all that cannot be merged. */
async function mergeTasks(
  trx: DatabaseTransaction,
  changes: TaskChanges['update'],
  stored: ReadonlyMap<string, ProjectTask>,
): Promise<ProjectTask[]> {
  const sentOf = ({ id, ...sent }: TaskChanges['update'][number], { revision, ...current }: ProjectTask) =>
    ({
      whole: ProjectTaskBodySchema,
      noun: 'projectTask',
      id,
      revision,
      before: bodyOf({ ...current, revision }),
      sent,
    }) as const;
  const stale = changes.flatMap((change) => {
    const current = stored.get(change.id);
    const since = current && staleSince(sentOf(change, current));
    return since === undefined ? [] : [{ id: change.id, since }];
  });
  const known = await readChangesOf(trx, 'projectTask', stale);
  const refused: { taskId: string; conflict: unknown }[] = [];
  const merged = changes.flatMap((change): ProjectTask[] => {
    const { id } = change;
    const current = stored.get(id);
    if (!current) {
      refused.push({ taskId: id, conflict: null });
      return [];
    }
    try {
      const { revision } = current;
      return [{ ...mergeWithKnown(sentOf(change, current), known.get(id) ?? []), id, revision }];
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 409) throw error;
      refused.push({ taskId: id, conflict: conflictOf(error) });
      return [];
    }
  });
  if (refused.length === 0) return merged;
  const isGone = refused.every(({ conflict }) => conflict === null);
  throw new ApiError(409, t(isGone ? 'gone' : 'conflicts', { count: refused.length }), { tasks: refused });
}

/** What a refusal for changes of others says of them. */
function conflictOf({ data }: ApiError): unknown {
  return data && 'conflict' in data ? data.conflict : null;
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
  const rows = tasks.map((task) => ({ ...task, projectId, revision: (revisions.get(task.id) ?? 0) + 1 }));
  await sql`
    insert into project_task (id, project_id, revision, ${sql.join(COLUMNS)})
    select id, ${projectId}, revision, ${sql.join(COLUMNS)} from ${recordsOf(rows)}`.execute(trx);
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

/** Writes the tasks that were there before, and remembers what was changed of them. */
async function updateTasks(
  trx: DatabaseTransaction,
  { userId, written, stored }: Pick<WrittenTasks, 'userId' | 'written' | 'stored'>,
): Promise<void> {
  const changes = written.flatMap((task) => {
    const before = stored.get(task.id);
    return before ? [{ id: task.id, before: bodyOf(before), after: bodyOf(task) }] : [];
  });
  const ids = new Set(await rememberNounChanges(trx, { noun: 'projectTask', userId, changes }));
  if (ids.size === 0) return;
  await sql`
    update project_task set (${sql.join(COLUMNS)}) = (${sql.join(COLUMNS.map((column) => sql`changed.${column}`))})
    from ${recordsOf(written.filter(({ id }) => ids.has(id)))} where project_task.id = changed.id`.execute(trx);
}

/** Columns of what people change of a task. */
const COLUMNS = [
  ...['name', 'parent_id', 'sort', 'kind', 'start', 'end', 'progress', 'priority'],
  ...['assignee_ids', 'predecessor_ids', 'note'],
].map((column) => sql.id(column));

/** Tasks as rows named `changed`, by one parameter however many they are. */
function recordsOf(tasks: readonly ProjectTask[]) {
  const rows = tasks.map(({ parentId, assigneeIds, predecessorIds, ...task }) => ({
    ...task,
    ...{ parent_id: parentId, assignee_ids: assigneeIds, predecessor_ids: predecessorIds },
  }));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed (
    id text, revision integer, name text, parent_id text, sort double precision, kind text, "start" text, "end" text,
    progress integer, priority text, assignee_ids jsonb, predecessor_ids jsonb, note text)`;
}

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
