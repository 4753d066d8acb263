import { pinyin } from 'pinyin-pro';
import { clientHash, hashPassword } from '../../modules/user/password.js';
import { GIVEN_NAMES, SURNAMES } from './company.js';
import { type DemoOrganize, type DemoPosition } from './organization.js';
import { type MembershipKind } from '../../rights/holders.js';

const PEOPLE = 300;
const DAY = 86_400_000;

/** Users with their memberships: the accounts developer and operator, and staff with ordinary names. */
export async function buildPeople({ organizes, positions, groups }: DemoCompany) {
  const departments = organizes.filter(({ category }) => category === 'department');
  const passwordHash = await hashPassword(clientHash('Smart123'));
  const random = createRandom(20_200_801);
  const memberships: { kind: MembershipKind; targetId: string; userId: string; sortCode: number }[] = [];
  const join = (userId: string, kind: MembershipKind, targetId: string) =>
    memberships.push({ kind, targetId, userId, sortCode: 0 });
  const managers = new Map<string, string>();
  const accounts = new Map<string, number>();
  const users: DemoUser[] = [];
  const hired = Date.UTC(2021, 2, 1);
  for (let index = 0; index < PEOPLE - 3; index += 1) {
    const department = departments[index % departments.length];
    if (!department) continue;
    const id = `user${String(index + 1).padStart(3, '0')}`;
    const realName = pick(SURNAMES, random) + pick(GIVEN_NAMES, random);
    const isManager = !managers.has(department.id);
    if (isManager) managers.set(department.id, id);
    const position = positions.filter(({ organizeId }) => organizeId === department.id).at(isManager ? 0 : -1);
    const account = uniqueAccount(realName, accounts);
    users.push({
      id,
      account,
      realName,
      passwordHash,
      gender: random() < 0.55 ? 1 : 2,
      mobilePhone: `13${String(800_000_000 + index * 7_919).padStart(9, '0')}`,
      email: `${account}@binhai-parking.example.com`,
      organizeId: department.id,
      positionId: position?.id ?? '',
      managerId: isManager ? '' : (managers.get(department.id) ?? ''),
      enabledMark: index % 41 === 40 ? 0 : 1,
      lockMark: index % 97 === 96 ? 1 : 0,
      lockTime: index % 97 === 96 ? new Date() : null,
      entryDate: new Date(hired + Math.floor(random() * 1_700) * DAY),
      creatorTime: new Date(hired + index * 5 * DAY),
      sortCode: index,
    });
    join(id, 'organize', department.id);
    if (position) join(id, 'position', position.id);
    join(id, 'role', roleOf(department.id));
    if (index % 10 === 3) join(id, 'group', groups[index % groups.length] ?? '');
  }
  // heads report to the head of their branch, those of the branches and of the head office to its office
  for (const user of users) {
    if (user.managerId !== '') continue;
    const branch = user.organizeId.startsWith('hq_') ? 'hq_office' : `${user.organizeId.split('_')[0]}_general`;
    const above = managers.get(branch === user.organizeId ? 'hq_office' : branch) ?? '';
    user.managerId = above === user.id ? '' : above;
  }
  for (const account of [await developer(), await operator()]) {
    users.push(account);
    join(account.id, 'organize', account.organizeId);
    if (account.positionId) join(account.id, 'position', account.positionId);
    join(account.id, 'role', account.id);
  }
  return { users, memberships, managers };
}

export interface DemoCompany {
  organizes: DemoOrganize[];
  positions: DemoPosition[];
  groups: readonly string[];
}

export interface DemoUser {
  id: string;
  account: string;
  realName: string;
  passwordHash: string;
  gender: number;
  mobilePhone: string;
  email: string;
  organizeId: string;
  positionId: string;
  managerId: string;
  enabledMark: 0 | 1;
  lockMark: 0 | 1;
  lockTime: Date | null;
  entryDate: Date;
  creatorTime: Date;
  sortCode: number;
}

const ordinary = {
  gender: 1,
  managerId: '',
  enabledMark: 1,
  lockMark: 0,
  lockTime: null,
  entryDate: new Date(Date.UTC(2020, 7, 1)),
  creatorTime: new Date(Date.UTC(2020, 7, 1)),
  sortCode: 0,
} as const;

async function developer(): Promise<DemoUser> {
  const passwordHash = await hashPassword(clientHash('developer123'));
  return {
    ...ordinary,
    id: 'developer',
    account: 'developer',
    realName: '周开发',
    passwordHash,
    mobilePhone: '13700000001',
    email: 'developer@binhai-parking.example.com',
    organizeId: 'hq_rd_backend',
    positionId: 'hq_rd_backend_staff',
  };
}

async function operator(): Promise<DemoUser> {
  const passwordHash = await hashPassword(clientHash('operator123'));
  return {
    ...ordinary,
    id: 'operator',
    account: 'operator',
    realName: '吴运营',
    passwordHash,
    gender: 2,
    mobilePhone: '13700000002',
    email: 'operator@binhai-parking.example.com',
    organizeId: 'binhai_parking',
    positionId: 'binhai_parking_staff',
    managerId: '',
  };
}

function roleOf(departmentId: string): string {
  if (departmentId.startsWith('hq_rd')) return 'developer';
  if (departmentId === 'hq_hr') return 'hr';
  if (departmentId === 'hq_finance') return 'finance';
  if (departmentId === 'hq_audit') return 'auditor';
  if (departmentId.endsWith('_roadside')) return 'roadsideStaff';
  return departmentId.startsWith('hq_') || departmentId.endsWith('_general') ? 'operator' : 'parkingStaff';
}

/** Pinyin of the name, numbered when it is taken. */
function uniqueAccount(realName: string, taken: Map<string, number>): string {
  const base = pinyin(realName, { toneType: 'none', type: 'array', v: true })
    .join('')
    .replace(/[^a-z]/g, '');
  const count = (taken.get(base) ?? 0) + 1;
  taken.set(base, count);
  return count === 1 ? base : `${base}${count}`;
}

function pick<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() * list.length)] as T;
}

/** The same numbers at every start, so that the demonstration company is always the same. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
