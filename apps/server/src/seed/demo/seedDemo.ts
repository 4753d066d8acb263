import { type DatabaseTransaction } from '../../db/database.js';
import { insertAll } from '../../db/insertAll.js';
import { ROLES } from './company.js';
import { buildOrganization } from './organization.js';
import { buildPeople } from './people.js';
import { seedFlows } from './flows/seedFlows.js';
import { seedLeaveModel } from './flows/seedLeaveBalances.js';
import { seedGrants } from './seedGrants.js';
import { seedMaps } from './seedMaps.js';
import { seedMessages } from './seedMessages.js';
import { seedSampleRecords } from './seedSampleRecords.js';
import { seedParking } from './seedParking.js';
import { seedProjects } from './seedProjects.js';
import { seedSignIns } from './seedSignIns.js';
import { seedVisitors } from './seedVisitors.js';

const GROUPS = [
  ['duty', '夜间值班组', 'groupType_duty'],
  ['upgrade', '平台升级项目组', 'groupType_project'],
  ['inspection', '节假日巡检组', 'groupType_temporary'],
] as const;

/** A company to try things on: branches, departments, positions, 300 users, roles with different rights, groups. */
export async function seedDemo(db: DatabaseTransaction): Promise<void> {
  const { organizes, positions } = buildOrganization();
  await insertAll(db, 'organize', organizes);
  await insertAll(db, 'position', positions);
  await insertAll(
    db,
    'role',
    ROLES.map(([id, fullName, description], index) => ({ id, fullName, enCode: id, description, sortCode: index + 1 })),
  );
  await insertAll(
    db,
    'userGroup',
    GROUPS.map(([id, fullName, type], index) => ({ id, fullName, enCode: id, type, sortCode: index + 1 })),
  );
  await seedLeaveModel(db);
  await seedGrants(db);
  await seedMaps(db);
  const { users, memberships, managers } = await buildPeople({
    organizes,
    positions,
    groups: GROUPS.map(([id]) => id),
  });
  await insertAll(db, 'userAccount', users);
  await insertAll(db, 'membership', memberships);
  for (const [organizeId, managerId] of managers) {
    await db.updateTable('organize').set({ managerId }).where('id', '=', organizeId).execute();
  }
  await db.insertInto('organizeAdministrator').values({ organizeId: 'binhai', userId: 'operator' }).execute();
  await seedVisitors(db);
  await seedSampleRecords(db);
  await seedSignIns(db, users);
  await seedMessages(db);
  await seedParking(db);
  await seedFlows(db);
  await seedProjects(db);
}
