import { type ProjectRole, projectChanged } from '@smart-admin/api-client/contract';
import { sql, type Selectable } from 'kysely';
import { type DatabaseTransaction, type Executor } from '../../../db/database.js';
import { requireRow } from '../../../db/requireRow.js';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { t } from './project.messages.js';
import { type ProjectTable } from './project.tables.js';

export type OwnProject = Selectable<ProjectTable> & { role: ProjectRole };

/** The projects in which somebody takes part, with what they may do there. Every other query of projects begins here. */
export function ownProjects(db: Executor, userId: string) {
  return db
    .selectFrom('project')
    .innerJoin('projectMember', (join) =>
      join.onRef('projectMember.projectId', '=', 'project.id').on('projectMember.userId', '=', userId),
    );
}

/** A project of somebody. Throws 404 for any other. */
export async function readOwnProject(db: Executor, userId: string, id: string): Promise<OwnProject> {
  return requireRow(
    await ownProjects(db, userId)
      .selectAll('project')
      .select('projectMember.role')
      .where('project.id', '=', id)
      .executeTakeFirst(),
  );
}

/** The same with its row locked, so that changes of one project follow each other. Throws 403 for whoever may not do so much. */
export async function lockOwnProject(
  trx: DatabaseTransaction,
  { userId, id, atLeast }: { userId: string; id: string; atLeast: 'lead' | 'member' },
): Promise<OwnProject> {
  const found = requireRow(
    await ownProjects(trx, userId)
      .selectAll('project')
      .select('projectMember.role')
      .where('project.id', '=', id)
      .forUpdate('project')
      .executeTakeFirst(),
  );
  if (found.role === 'reader') throw new ApiError(403, t('notMember'));
  if (atLeast === 'lead' && found.role !== 'lead') throw new ApiError(403, t('notLead'));
  return found;
}

/** Gives a project its next version, answers it, and tells everybody in the project. */
export async function raiseVersion(
  { sockets }: Pick<Deps, 'sockets'>,
  trx: DatabaseTransaction,
  id: string,
): Promise<number> {
  const { version } = await trx
    .updateTable('project')
    .set({ version: sql<number>`version + 1`, lastModifyTime: new Date() })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  const members = await trx.selectFrom('projectMember').select('userId').where('projectId', '=', id).execute();
  await sockets.send(
    trx,
    { kind: 'user', keys: members.map(({ userId }) => userId) },
    { frame: projectChanged, fields: { id, version } },
  );
  return version;
}
