import {
  encodeFormDocument,
  encodeListDefinition,
  type FormDocument,
  type FormValues,
} from '@smart-admin/form-engine/core';
import { formTemplates, leaveBalanceInterface, sayIn, templateList } from '@smart-admin/form-engine/templates';
import { sql } from 'kysely';
import { type DatabaseTransaction } from '../../../db/database.js';
import { propertyOf } from '../../../modules/visualdev/propertyOf.js';
import { publishRelease } from '../../../modules/visualdev/releaseModel.js';
import { readReleased } from '../../../modules/visualdev/releasedModel.js';
import { menuId } from '../../seedMenus.js';
import { insertDemoRecords } from '../insertDemoRecord.js';
import { filledIn } from './demoForm.js';
import { LEAVE_BALANCE } from './leaveBalance.js';

const FULL_NAME = '假期额度';
const NAMES = { en: 'Leave balances', zhtw: '假期額度', vi: 'Quỹ ngày nghỉ' };

/** Releases the model of balances with its page, and the interface that answers everybody what they have left themselves. */
export async function seedLeaveModel(db: DatabaseTransaction): Promise<void> {
  const form = named(formTemplates.leaveBalance(), NAMES);
  const { parameters, ...asked } = leaveBalanceInterface(LEAVE_BALANCE, sayIn('zh'));
  await db
    .insertInto('menu')
    .values({
      ...{ id: LEAVE_BALANCE, parentId: menuId('workFlow'), enCode: LEAVE_BALANCE, fullName: FULL_NAME, type: 3 },
      names: JSON.stringify(NAMES),
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
      columnData: JSON.stringify(encodeListDefinition(templateList('leaveBalance'))),
    })
    .execute();
  await publishRelease(db, {
    ...{ id: LEAVE_BALANCE, pc: 1, app: 0, pcModuleParentId: '-1', appModuleParentId: '-1', userId: '' },
  });
  await db
    .insertInto('dataInterface')
    .values({
      ...{ ...asked, id: LEAVE_BALANCE, fullName: '本人剩余假期', enCode: LEAVE_BALANCE },
      ...{ parameters: JSON.stringify(parameters), sortCode: 2, creatorUserId: 'admin' },
    })
    .execute();
}

function named(form: FormDocument, names: typeof NAMES): FormDocument {
  const { en, zhtw, vi } = form.texts ?? {};
  return {
    ...form,
    texts: { en: { ...en, name: names.en }, zhtw: { ...zhtw, name: names.zhtw }, vi: { ...vi, name: names.vi } },
  };
}

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
