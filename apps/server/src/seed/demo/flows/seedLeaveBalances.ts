import { encodeFormDocument, encodeListDefinition, type FormValues } from '@smart-admin/form-engine/core';
import { sql } from 'kysely';
import { type DatabaseTransaction } from '../../../db/database.js';
import { propertyOf } from '../../../modules/visualdev/propertyOf.js';
import { publishRelease } from '../../../modules/visualdev/releaseModel.js';
import { readReleased } from '../../../modules/visualdev/releasedModel.js';
import { menuId } from '../../seedMenus.js';
import { insertDemoRecords } from '../insertDemoRecord.js';
import { filledIn } from './demoForm.js';
import { LEAVE_BALANCE, leaveBalanceForm } from './leaveForms.js';
import { listOf } from './listOf.js';

const FULL_NAME = '假期额度';

/** Releases the model of balances with its page, and the interface that answers everybody what they have left themselves. */
export async function seedLeaveModel(db: DatabaseTransaction): Promise<void> {
  const form = leaveBalanceForm();
  const { en = {}, zhtw = {}, vi = {} } = form.texts ?? {};
  await db
    .insertInto('menu')
    .values({
      ...{ id: LEAVE_BALANCE, parentId: menuId('workFlow'), enCode: LEAVE_BALANCE, fullName: FULL_NAME, type: 3 },
      names: JSON.stringify({ en: en.name, zhtw: zhtw.name, vi: vi.name }),
      ...{ icon: 'calendar-days', urlAddress: `model/${LEAVE_BALANCE}`, linkTarget: '', sortCode: 20 },
      ...{ propertyJson: propertyOf(LEAVE_BALANCE), category: 'Web' },
      ...{ isColumnAuthorize: 1, isFormAuthorize: 1, isDataAuthorize: 1 },
    })
    .execute();
  await db
    .insertInto('visualModel')
    .values({
      ...{ id: LEAVE_BALANCE, fullName: FULL_NAME, enCode: LEAVE_BALANCE, type: 1, category: 'modelCategory_business' },
      ...{ description: '每人每年各类假期的额度；请假批准后自动扣减', sortCode: 10, state: 0, version: 0 },
      ...{ creatorUserId: 'admin', formData: JSON.stringify(encodeFormDocument(form)) },
      columnData: JSON.stringify(encodeListDefinition(listOf(form, { isManaged: true }))),
    })
    .execute();
  await publishRelease(db, {
    ...{ id: LEAVE_BALANCE, pc: 1, app: 0, pcModuleParentId: '-1', appModuleParentId: '-1', userId: '' },
  });
  await db
    .insertInto('dataInterface')
    .values({
      ...{ id: LEAVE_BALANCE, fullName: '本人剩余假期', enCode: LEAVE_BALANCE, category: 'interfaceType_base' },
      ...{ kind: 'sql', access: 'everyone', sql: OWN_BALANCE, sortCode: 2, creatorUserId: 'admin' },
      // whose days they are says the server: nobody asks for those of others
      parameters: JSON.stringify([
        { name: 'person', label: '本人', type: 'text', required: true, defaultValue: '', source: 'userId' },
        { name: 'year', label: '年度', type: 'number', required: true, defaultValue: '', source: 'caller' },
        { name: 'kind', label: '假期类型', type: 'text', required: true, defaultValue: '', source: 'caller' },
      ]),
      description: '当前用户某年某类假期的剩余天数，供请假申请查询',
    })
    .execute();
}

const OWN_BALANCE = `select _id as id, granted - used as remaining
from mt_leavebalance
where person = {{person}} and year = {{year}} and kind = {{kind}}
order by _id
limit 1`;

const DAY = 86_400_000;
/** Days before and after now on which leave of the demonstration begins. */
const AROUND = [-95, 10];

/** What everybody has in the years of the demonstration: more days of holiday after five years in the company. */
export async function seedLeaveBalances(db: DatabaseTransaction): Promise<void> {
  const model = await readReleased(db, LEAVE_BALANCE);
  const staff = await db
    .selectFrom('userAccount')
    .select(['id', 'organizeId', 'entryDate'])
    .where('enabledMark', '=', 1)
    .orderBy('sortCode')
    .orderBy('id')
    .execute();
  const now = Date.now();
  const years = [...new Set(AROUND.map((days) => new Date(now + days * DAY).getUTCFullYear()))];
  const balances = staff.flatMap(({ id: person, organizeId, entryDate }, index) =>
    years.flatMap((year) => {
      const hired = entryDate === null ? year : new Date(entryDate).getUTCFullYear();
      const own = { person, year };
      return [
        { ...own, kind: '1', granted: year - hired >= 5 ? 15 : 10, used: year === years[0] ? index % 3 : 0 },
        { ...own, kind: '2', granted: 12, used: 0 },
      ].map((values) => ({ organizeId, values, created: new Date(Date.UTC(year, 0, 2, 1)) }));
    }),
  );
  await insertDemoRecords(
    db,
    model,
    balances.map(({ values, organizeId, created }) => ({
      ...{ values: filledIn(model.form, values), userId: 'admin', organizeId },
      // the balances of a year that is still to come are there already
      created: created.getTime() < now ? created : new Date(now - DAY),
    })),
  );
}

/** What the form of a request looks up for its launcher; nothing where they have no balance of the kind. */
export async function ownBalance(
  db: DatabaseTransaction,
  { applicant, kind, fromDay }: FormValues,
): Promise<{ balance: string; remaining: number } | undefined> {
  const year = Number(String(fromDay).slice(0, 4));
  const { rows } = await sql<{ id: string; remaining: string }>`
    select _id as id, granted - used as remaining from mt_leavebalance
    where person = ${applicant} and kind = ${kind} and year = ${year}`.execute(db);
  const [own] = rows;
  return own && { balance: own.id, remaining: Number(own.remaining) };
}
