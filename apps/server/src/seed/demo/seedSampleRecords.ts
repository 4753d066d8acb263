import { compileForm, computeRecord } from '@smart-admin/form-engine/core';
import { type DatabaseTransaction } from '../../db/database.js';
import { nextNumber } from '../../modules/billRule/nextNumber.js';
import { GOODS_MODEL } from '../../modules/extend/samples/goodsModel.js';
import { ORDER_MODEL, ORDER_RULE } from '../../modules/extend/samples/orderModel.js';
import { readReleased } from '../../modules/visualdev/releasedModel.js';
import { insertDemoRecords } from './insertDemoRecord.js';

const DAY = 86_400_000;

/** Code, name, kind, price, stock. */
const GOODS = [
  ['SB001', '车牌识别一体机', 'device', 3_280, 46],
  ['SB002', '自动道闸（直杆）', 'device', 1_960, 32],
  ['SB003', '车位引导屏', 'device', 860, 8],
  ['PJ001', '地磁检测器', 'part', 298.5, 240],
  ['PJ002', '道闸弹簧', 'part', 45, 120],
  ['HC001', '热敏小票纸（80mm）', 'supply', 6.8, 900],
] as const;

const CUSTOMERS = [
  ['滨海城市广场', '周雨桐'],
  ['东城人民医院', '陈嘉豪'],
  ['南山科技园物业', '欧阳子轩'],
  ['西城会展中心', '李思远'],
  ['北湖高铁站停车场', '王若彤'],
] as const;

/** Goods, and orders of the last weeks: some submitted with a plan that pays them, some still drafts. */
export async function seedSampleRecords(db: DatabaseTransaction): Promise<void> {
  const admin = { userId: 'admin', organizeId: 'group' };
  const [goods, order] = [await readReleased(db, GOODS_MODEL), await readReleased(db, ORDER_MODEL)];
  await insertDemoRecords(
    db,
    goods,
    GOODS.map(([code, title, kind, price, stock], index) => ({
      ...admin,
      values: { code, title, kind, price, stock, since: day(Date.now() - (90 - index * 7) * DAY), note: '' },
      created: new Date(Date.now() - (30 - index) * DAY),
    })),
  );
  const form = compileForm(order.form);
  const records = [];
  for (let index = 0; index < CUSTOMERS.length * 2; index += 1) {
    const [customer, contact] = pick(CUSTOMERS, index);
    const created = Date.now() - (CUSTOMERS.length * 2 - index) * 2 * DAY;
    const rows = [0, 1].map((turn) => {
      const [, product, , price] = pick(GOODS, index + turn * 2);
      return { product, unit: '台', count: 2 + ((index + turn) % 5), price, discount: turn * 5 };
    });
    const filled = computeRecord(form, {
      ...{ orderNo: await nextNumber(db, ORDER_RULE, created), customer, contact, mobile: '13900010001' },
      ...{ salesperson: 'admin', orderDate: day(created), deliveryDate: day(created + 14 * DAY) },
      ...{ goods: rows, freight: 120, plan: [], state: 'draft', remark: '' },
    });
    const total = Number(filled.total);
    const first = Math.round(total * 30) / 100;
    const isSubmitted = index % 3 !== 2;
    const plan = [
      { stage: '预付款', day: day(created + DAY), sum: first },
      { stage: '尾款', day: day(created + 30 * DAY), sum: Number((total - first).toFixed(2)) },
    ];
    records.push({
      ...admin,
      values: computeRecord(form, {
        ...filled,
        plan: isSubmitted ? plan : plan.slice(0, 1),
        state: isSubmitted ? 'submitted' : 'draft',
      }),
      created: new Date(created),
    });
  }
  await insertDemoRecords(db, order, records);
}

function pick<Item>(items: readonly Item[], index: number): Item {
  return items[index % items.length] as Item;
}

function day(time: number): string {
  const date = new Date(time);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
