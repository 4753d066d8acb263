import { findLinkCycle, findParentCycle, PROJECT_TASKS, type ProjectTask } from '@smart-admin/api-client/contract';
import { fieldError } from '../../../db/requireRow.js';
import { ApiError } from '../../../errors/apiError.js';
import { t } from './project.messages.js';

/**
 * Throws 400 for a project that cannot be: dates the wrong way round, parents or predecessors that are not there, circles, which
 * it names, and too many tasks. `changed` are the tasks that a call has written.
 */
export function checkTasks(tasks: readonly ProjectTask[], changed: readonly ProjectTask[]): void {
  if (tasks.length > PROJECT_TASKS) throw new ApiError(400, t('tooMany', { count: PROJECT_TASKS }));
  const byId = new Map(tasks.map((task) => [task.id, task]));
  for (const { name, kind, start, end, parentId, predecessorIds } of changed) {
    if (end < start) throw fieldError('end', t('endBefore', { name }));
    if (kind === 'milestone' && end !== start) throw fieldError('end', t('milestoneDay', { name }));
    if (parentId !== '' && !byId.has(parentId)) throw fieldError('parentId', t('unknownParent', { name }));
    if (predecessorIds.some((id) => !byId.has(id)))
      throw fieldError('predecessorIds', t('unknownPredecessor', { name }));
  }
  const namesOf = (ids: readonly string[]) => ids.map((id) => byId.get(id)?.name ?? '').join(' → ');
  const below = findParentCycle(tasks);
  if (below.length > 0) throw fieldError('parentId', t('parentCycle', { names: namesOf(below.slice(0, 10)) }));
  const circle = findLinkCycle(tasks);
  if (circle.length > 0) throw fieldError('predecessorIds', t('linkCycle', { names: namesOf(circle) }));
}
