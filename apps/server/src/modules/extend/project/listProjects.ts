import { type ProjectRole } from '@smart-admin/api-client/contract';
import { type Executor } from '../../../db/database.js';
import { contains } from '../../../db/keyword.js';
import { readPage } from '../../../db/paging.js';
import { addTo } from '../../../db/groups.js';
import { type Deps } from '../../../deps.js';
import { type OwnProject, ownProjects } from './ownProjects.js';
import { type ProjectBody } from './project.tables.js';

/** The projects in which somebody takes part, the newest first. */
export async function listProjects(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  query: {
    currentPage: number;
    pageSize: number;
    keyword?: string | undefined;
    state?: OwnProject['state'] | undefined;
  },
) {
  let own = ownProjects(db, userId);
  if (query.state) own = own.where('state', '=', query.state);
  if (query.keyword) own = own.where(contains(['fullName', 'description'], query.keyword));
  const { list, pagination } = await readPage({
    db,
    query,
    count: own,
    rows: own
      .selectAll('project')
      .select('projectMember.role')
      .orderBy('project.creatorTime', 'desc')
      .orderBy('project.id', 'desc'),
  });
  const members = await membersOf(
    db,
    list.map(({ id }) => id),
  );
  return { list: list.map((project) => projectRow(project, members.get(project.id) ?? [])), pagination };
}

/** A project as lists show it. */
export function projectRow(project: OwnProject, members: readonly Member[]) {
  const { id, fullName, description, state, role, startDate, endDate, progress, taskCount } = project;
  return {
    ...{ id, fullName, description, state, role, startDate, endDate, progress, taskCount },
    ...peopleOf(members),
    people: members.map((person) => ({ id: person.userId, name: person.name, headIcon: person.headIcon })),
  };
}

/** The people of a project by what they may do. */
export function peopleOf(
  members: readonly Pick<Member, 'userId' | 'role'>[],
): Pick<ProjectBody, 'leadIds' | 'memberIds' | 'readerIds'> {
  const idsOf = (role: ProjectRole) => members.filter((member) => member.role === role).map(({ userId }) => userId);
  return { leadIds: idsOf('lead'), memberIds: idsOf('member'), readerIds: idsOf('reader') };
}

export interface Member {
  userId: string;
  role: ProjectRole;
  name: string;
  headIcon: string;
}

/** Who takes part in projects, by their ids: leads first, then by name. */
export async function membersOf(db: Executor, projectIds: readonly string[]): Promise<Map<string, Member[]>> {
  const members = new Map<string, Member[]>();
  if (projectIds.length === 0) return members;
  const rows = await db
    .selectFrom('projectMember')
    .leftJoin('userAccount', 'userAccount.id', 'projectMember.userId')
    .select(['projectId', 'userId', 'role', 'realName', 'headIcon'])
    .where('projectId', 'in', projectIds)
    .orderBy('role')
    .orderBy('realName')
    .orderBy('userId')
    .execute();
  for (const { projectId, realName, headIcon, ...row } of rows) {
    const member = { ...row, name: realName ?? '', headIcon: headIcon ?? '' };
    addTo(members, projectId, member);
  }
  return members;
}
