import { type ProjectTask } from '@smart-admin/api-client/contract';
import { type Executor } from '../../../db/database.js';
import { type Deps } from '../../../deps.js';
import { readCalendar } from '../../workflow/readCalendar.js';
import { clockTextOf } from '../schedule/occurrences.js';
import { membersOf, projectRow } from './listProjects.js';
import { readOwnProject } from './ownProjects.js';

/** A project of somebody with all its tasks. Throws 404 for any other. */
export async function readProject(deps: Pick<Deps, 'db' | 'clock'>, userId: string, id: string) {
  // one snapshot: a version belongs to the tasks that are answered with it
  return deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const project = await readOwnProject(trx, userId, id);
      const members = (await membersOf(trx, [id])).get(id) ?? [];
      const tasks = await tasksOf(trx, id);
      const row = projectRow(project, members);
      const { week, days } = await readCalendar(trx, deps.clock, deps.clock.now());
      const works = (hours: readonly unknown[]) => hours.length > 0;
      return {
        ...row,
        people: [...row.people, ...(await formerPeople(trx, tasks, row.people))],
        revision: project.revision,
        version: project.version,
        today: clockTextOf(deps.clock.now()).slice(0, 10),
        workDays: {
          week: week.map(works),
          days: Object.fromEntries(Object.entries(days).map(([day, hours]) => [day, works(hours)])),
        },
        tasks,
      };
    });
}

/** All tasks of a project in their order. */
export function tasksOf(db: Executor, projectId: string): Promise<ProjectTask[]> {
  return db
    .selectFrom('projectTask')
    .select(['id', 'name', 'parentId', 'sort', 'kind', 'start', 'end', 'progress', 'priority'])
    .select(['assigneeIds', 'predecessorIds', 'note', 'revision'])
    .where('projectId', '=', projectId)
    .orderBy('sort')
    .orderBy('id')
    .execute();
}

/** Those who still have tasks though they have left the project. */
async function formerPeople(db: Executor, tasks: readonly ProjectTask[], people: readonly { id: string }[]) {
  const known = new Set(people.map(({ id }) => id));
  const ids = [...new Set(tasks.flatMap(({ assigneeIds }) => assigneeIds))].filter((id) => !known.has(id));
  if (ids.length === 0) return [];
  return db
    .selectFrom('userAccount')
    .select(['id', 'realName as name', 'headIcon'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
}
