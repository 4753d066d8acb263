import { contract } from '@smart-admin/api-client/contract';
import { newId } from '../../../db/newId.js';
import { handleAll } from '../../../http/handle.js';
import { listProjects } from './listProjects.js';
import { lockOwnProject, raiseVersion } from './ownProjects.js';
import { readProject } from './readProject.js';
import { createProject, updateProject } from './saveProject.js';
import { saveTasks } from './saveTasks.js';

export const projectRoutes = handleAll(contract.extend.project, {
  list: ({ deps, caller, query }) => listProjects(deps, caller.userId, query),
  read: ({ deps, caller, params }) => readProject(deps, caller.userId, params.id),
  create: ({ caller: { userId }, body, once }) => once((trx) => createProject(trx, { id: newId(), userId, body })),
  update: ({ deps, caller: { userId }, params: { id }, body: sent }) =>
    deps.db.transaction().execute(async (trx) => {
      const { whole } = contract.extend.project.update;
      await updateProject(deps, trx, { id, userId, sent, whole });
      return null;
    }),
  updateState: ({ deps, caller: { userId }, params: { id }, body: { state } }) =>
    deps.db.transaction().execute(async (trx) => {
      await lockOwnProject(trx, { userId, id, atLeast: 'lead' });
      await trx.updateTable('project').set({ state }).where('id', '=', id).execute();
      await raiseVersion(deps, trx, id);
      return null;
    }),
  remove: ({ deps, caller: { userId }, params: { id } }) =>
    deps.db.transaction().execute(async (trx) => {
      await lockOwnProject(trx, { userId, id, atLeast: 'lead' });
      await raiseVersion(deps, trx, id);
      await trx.deleteFrom('project').where('id', '=', id).execute();
      return null;
    }),
  saveTasks: ({ deps, caller: { userId }, params: { id: projectId }, body: changes }) =>
    deps.db.transaction().execute((trx) => saveTasks(deps, trx, { userId, projectId, changes })),
});
