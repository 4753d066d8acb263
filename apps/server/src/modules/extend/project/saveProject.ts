import { type contract, type ProjectRole } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { type DatabaseTransaction } from '../../../db/database.js';
import { insertAll } from '../../../db/insertAll.js';
import { fieldError } from '../../../db/requireRow.js';
import { type Deps } from '../../../deps.js';
import { mergeNounChange, rememberNounChange } from '../../../http/crud/nounChanges.js';
import { membersOf, peopleOf } from './listProjects.js';
import { lockOwnProject, raiseVersion } from './ownProjects.js';
import { t } from './project.messages.js';
import { type ProjectBody } from './project.tables.js';

/** Makes a project that somebody leads; answers its id. Throws 400 for people who are not there. */
export async function createProject(
  trx: DatabaseTransaction,
  { id, userId, body }: { id: string; userId: string; body: ProjectBody },
): Promise<string> {
  const { fullName, description, ...people } = body;
  await trx
    .insertInto('project')
    .values({ id, fullName, description, startDate: null, endDate: null, creatorUserId: userId })
    .execute();
  const roles = rolesOf({ ...people, leadIds: [userId, ...people.leadIds] });
  await requirePeople(trx, [...roles.keys()]);
  await insertMembers(trx, id, roles);
  return id;
}

type ProjectChange = (typeof contract)['extend']['project']['update']['whole'];

/** Changes what a lead named of a project. Throws 409 with `conflict` where others have changed the same. */
export async function updateProject(
  deps: Pick<Deps, 'sockets'>,
  trx: DatabaseTransaction,
  { id, userId, sent, whole }: { id: string; userId: string; sent: Record<string, unknown>; whole: ProjectChange },
): Promise<void> {
  const project = await lockOwnProject(trx, { userId, id, atLeast: 'lead' });
  const members = (await membersOf(trx, [id])).get(id) ?? [];
  const before = { fullName: project.fullName, description: project.description, ...peopleOf(members) };
  const merged = await mergeNounChange(trx, { whole, noun: 'project', id, revision: project.revision, before, sent });
  const roles = rolesOf(merged);
  if (![...roles.values()].includes('lead')) throw fieldError('leadIds', t('noLead'));
  const known = new Set(members.map((member) => member.userId));
  await requirePeople(
    trx,
    [...roles.keys()].filter((each) => !known.has(each)),
  );
  const { fullName, description } = merged;
  const people = peopleOf([...roles].map(([each, role]) => ({ userId: each, role })));
  const changed = await rememberNounChange(trx, {
    ...{ noun: 'project', id, before, userId },
    after: { fullName, description, ...people },
  });
  if (changed.length === 0) return;
  await trx.updateTable('project').set({ fullName, description }).where('id', '=', id).execute();
  // whoever leaves hears of it, too
  await raiseVersion(deps, trx, id);
  await trx.deleteFrom('projectMember').where('projectId', '=', id).execute();
  await insertMembers(trx, id, roles);
}

/**
 * Somebody is deleted: they leave their projects. Where the last lead goes, the members lead; a project without
 * anybody is deleted, because nobody would ever see it again.
 */
export async function leaveProjects(trx: DatabaseTransaction, userIds: readonly string[]): Promise<void> {
  const left = await trx.deleteFrom('projectMember').where('userId', 'in', userIds).returning('projectId').execute();
  const ids = [...new Set(left.map(({ projectId }) => projectId))];
  if (ids.length === 0) return;
  await trx
    .updateTable('projectMember')
    .set({ role: 'lead' })
    .where('projectId', 'in', ids)
    .where('role', '=', 'member')
    .where(
      sql<boolean>`not exists (
      select from project_member other where other.project_id = project_member.project_id and other.role = 'lead')`,
    )
    .execute();
  await trx
    .deleteFrom('project')
    .where('id', 'in', ids)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('projectMember').select('userId').whereRef('projectId', '=', 'project.id'))),
    )
    .execute();
}

/** Each person once, with the most that was given to them. */
function rolesOf({
  leadIds,
  memberIds,
  readerIds,
}: Pick<ProjectBody, 'leadIds' | 'memberIds' | 'readerIds'>): Map<string, ProjectRole> {
  return new Map<string, ProjectRole>([
    ...readerIds.map((id) => [id, 'reader'] as const),
    ...memberIds.map((id) => [id, 'member'] as const),
    ...leadIds.map((id) => [id, 'lead'] as const),
  ]);
}

async function insertMembers(
  trx: DatabaseTransaction,
  projectId: string,
  roles: ReadonlyMap<string, ProjectRole>,
): Promise<void> {
  await insertAll(
    trx,
    'projectMember',
    [...roles].map(([userId, role]) => ({ projectId, userId, role })),
  );
}

async function requirePeople(trx: DatabaseTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const people = await trx
    .selectFrom('userAccount')
    .select('id')
    .where('id', 'in', ids)
    .where('enabledMark', '=', 1)
    .execute();
  if (people.length < ids.length) throw fieldError('memberIds', t('unknownPeople'));
}
