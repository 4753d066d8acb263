import { dayText } from '../../clock.js';
import { compileForm, computeRecord } from '@smart-admin/form-engine/core';
import { readReleased } from '../../modules/visualdev/releasedModel.js';
import { nextNumber } from '../../modules/billRule/nextNumber.js';
import { type Executor } from '../../db/database.js';
import { insertDemoRecord } from './insertDemoRecord.js';

const COUNT = 48;
const DAY = 86_400_000;
const PLATES = ['京A8K627', '京AD12345', '沪B20V15', '粤B5T88G', '苏E1Q2W3', '浙AF06688', '津C9P310', '鲁B7X52Y'];
const REASONS = ['business', 'interview', 'delivery', 'maintenance', 'other'];
const TEXTS = [
  '签订车位长租合同',
  '参加招聘面试',
  '配送办公用品',
  '道闸年度检修',
  '参观智慧停车示范项目',
  '设备到货验收',
];
const GUESTS = ['周雨桐', '陈嘉豪', '欧阳子轩', '李思远', '王若彤', '张一鸣', '何静怡', '徐浩然'];

/** Applications of the last weeks, spread over the departments, so that every scope shows something of its own. */
export async function seedVisitors(db: Executor): Promise<void> {
  const model = await readReleased(db, 'visitor');
  const users = await db
    .selectFrom('userAccount')
    .select(['id', 'organizeId'])
    .where('id', '!=', 'admin')
    .orderBy('sortCode')
    .orderBy('id')
    .limit(COUNT - 8)
    .execute();
  const operator = await db
    .selectFrom('userAccount')
    .select(['id', 'organizeId'])
    .where('id', '=', 'operator')
    .executeTakeFirst();
  const applicants = [...users, ...Array.from({ length: operator ? 8 : 0 }, () => operator)].filter(
    (user) => user !== undefined,
  );
  for (const [index, user] of applicants.entries()) {
    const created = new Date(Date.now() - (applicants.length - index) * 0.6 * DAY);
    const from = new Date(created.getTime() + DAY);
    const to = new Date(from.getTime() + (index % 4) * DAY);
    const values = computeRecord(compileForm(model.form), {
      billNo: await nextNumber(db, 'FK', created.getTime()),
      applicant: user.id,
      department: user.organizeId,
      plate: pick(PLATES, index),
      area: ['11', '1101', index % 2 ? '110101' : '110105'],
      reasonType: `visitReason_${pick(REASONS, index)}`,
      fromDate: dayText(from),
      toDate: dayText(to),
      createdAt: created.getTime(),
      reason: pick(TEXTS, index),
    });
    const visitors = Array.from({ length: 1 + (index % 3) }, (_, guest) => ({
      name: pick(GUESTS, index + guest),
      idCard: idCard(
        `1101011990${two(1 + ((index + guest) % 12))}${two(1 + (index % 28))}${String(100 + index + guest).slice(-3)}`,
      ),
      mobile: `139${String(10_000_000 + index * 977 + guest).slice(-8)}`,
      luggage: (index + guest) % 4,
    }));
    await insertDemoRecord(db, model, {
      values: { ...values, visitors },
      userId: user.id,
      organizeId: user.organizeId,
      created,
    });
  }
}

/** Adds the check digit of GB 11643 to the first 17 digits. */
function idCard(digits: string): string {
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return digits + '10X98765432'.charAt(sum % 11);
}

function pick<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
