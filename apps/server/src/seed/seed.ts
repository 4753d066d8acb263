import { sql } from 'kysely';
import { type Env } from '../env.js';
import { clientHash, hashPassword } from '../modules/user/password.js';
import { type Database, type Executor } from '../db/database.js';
import { seedDesigns } from '../modules/design/seedDesigns.js';
import { seedDemo } from './demo/seedDemo.js';
import { noteDemoPasswords } from './replaceDemoPasswords.js';
import { seedAreas } from './seedAreas.js';
import { seedDictionaries } from './seedDictionaries.js';
import { seedInterfaces } from './seedInterfaces.js';
import { seedMenus } from './seedMenus.js';
import { seedPrintTemplates } from './seedPrintTemplates.js';
import { seedSampleModels } from './seedSampleModels.js';
import { seedVisitorModel } from './seedVisitorModel.js';

const LOCK = 20_200_801;

/**
 * Fills an empty database, once and in one transaction; does nothing afterwards, also when several processes start at
 * once. `empty` gives the administrator, menus, areas and base dictionaries; `demo` a whole company on top.
 */
export async function seed(db: Database, env: Pick<Env, 'SEED' | 'ADMIN_PASSWORD'>): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
    const done = await transaction
      .selectFrom('systemConfig')
      .select('key')
      .where('key', '=', 'seeded')
      .executeTakeFirst();
    if (done) return false;
    await seedAreas(transaction);
    await seedDictionaries(transaction);
    await seedMenus(transaction);
    await seedInterfaces(transaction);
    await seedVisitorModel(transaction);
    await seedSampleModels(transaction);
    await seedPrintTemplates(transaction);
    await seedDesigns(transaction);
    await seedAdministrator(transaction, env.ADMIN_PASSWORD ?? 'admin123');
    if (env.SEED === 'demo') await seedDemo(transaction);
    await noteDemoPasswords(transaction, env.ADMIN_PASSWORD ? 'admin' : undefined);
    await transaction
      .insertInto('systemConfig')
      .values({ key: 'seeded', value: JSON.stringify(env.SEED) })
      .execute();
    return true;
  });
}

/** Top company, the role whose members may do everything, and the account `admin`. */
async function seedAdministrator(db: Executor, password: string) {
  const company = {
    id: 'group',
    parentId: '-1',
    category: 'company',
    companyId: 'group',
    path: '/group/',
    sortCode: 0,
  } as const;
  await db
    .insertInto('organize')
    .values({ ...company, fullName: '滨海智慧停车集团有限公司', enCode: 'BHGROUP', shortName: '滨海停车' })
    .execute();
  await db
    .insertInto('role')
    .values({
      id: 'administrator',
      fullName: '系统管理员',
      enCode: 'administrator',
      description: '拥有全部权限',
      sortCode: 0,
    })
    .execute();
  await db
    .insertInto('userAccount')
    .values({
      id: 'admin',
      account: 'admin',
      realName: '系统管理员',
      passwordHash: await hashPassword(clientHash(password)),
      organizeId: 'group',
    })
    .execute();
  await db
    .insertInto('membership')
    .values([
      { kind: 'organize', targetId: 'group', userId: 'admin' },
      { kind: 'role', targetId: 'administrator', userId: 'admin' },
    ])
    .execute();
}
