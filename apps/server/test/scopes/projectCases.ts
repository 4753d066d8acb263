import { type ApiClient } from '@smart-admin/api-client';
import { freshName } from '../support/ScopeTargets.js';
import { OWN_ROWS } from './reasons.js';
import { hides, HIDDEN_ROWS, open, refuses, type Place, type ScopeCase, type Target } from './scopeCases.js';
import { type ScopeContext } from './ScopeContext.js';

const CALLER = 'operator';

/** What a caller of limited scope may do with projects, which belong to those who take part in them. */
export function projectCases(context: ScopeContext): Record<string, ScopeCase> {
  const project = async (place: Place): Promise<Target> => {
    const [id, marker] = [freshName(place), freshName(place)];
    const userId = place === 'own' ? CALLER : (await context.made.person(place)).id;
    const { db } = context.app;
    await db
      .insertInto('project')
      .values({ id, fullName: marker, startDate: null, endDate: null, creatorUserId: userId })
      .execute();
    await db.insertInto('projectMember').values({ projectId: id, userId, role: 'lead' }).execute();
    return { id, marker };
  };
  const calls = (caller: ApiClient) => caller.extend.project;
  const day = '2033-01-05';
  return {
    'extend.project.list': hides(project, (caller) => calls(caller).list({ query: HIDDEN_ROWS })),
    'extend.project.read': refuses(project, (caller, { id }) => calls(caller).read({ id })),
    // whoever works here can be a member: their names stand in every picker
    'extend.project.create': open(OWN_ROWS),
    'extend.project.update': refuses(project, (caller, { id }) =>
      calls(caller).update({ id, body: { fullName: '改名', revision: 1 } }),
    ),
    'extend.project.updateState': refuses(project, (caller, { id }) =>
      calls(caller).updateState({ id, body: { state: 'archived' } }),
    ),
    'extend.project.saveTasks': refuses(project, (caller, { id }) =>
      calls(caller).saveTasks({ id, body: { create: [{ id: freshName('own'), name: '任务', start: day, end: day }] } }),
    ),
    'extend.project.remove': refuses(project, (caller, { id }) => calls(caller).remove({ id })),
  };
}
