import { createField, createFormDocument } from '../../core/document/createField.js';
import { type RecordChange } from '../../core/change/RecordChange.js';
import { type RecordConflict } from '../conflict/RecordConflict.js';

/** The renewal of monthly cards that two people worked on: the fixture of stories and tests. */
export const renewalDocument = createFormDocument(
  [
    createField('text', { id: 'mobile', label: '联系手机' }),
    createField('date', { id: 'until', label: '有效期至' }),
    createField('select', {
      id: 'payment',
      label: '付款方式',
      options: [
        { value: 'wechat', label: '微信' },
        { value: 'transfer', label: '对公转账' },
      ],
    }),
    createField('text', { id: 'agent', label: '经办人' }),
    createField('textarea', { id: 'note', label: '备注' }),
    createField('subtable', {
      id: 'cars',
      label: '车辆明细',
      columns: [
        createField('text', { id: 'plate', label: '车牌号' }),
        createField('number', { id: 'months', label: '月数', precision: 0 }),
        createField('number', { id: 'price', label: '单价（元）', precision: 2 }),
        createField('calculate', { id: 'amount', label: '金额（元）', formula: '{months} × {price}' }),
      ],
    }),
    createField('calculate', { id: 'total', label: '应收合计', formula: 'SUM({cars.amount})' }),
  ],
  { dialogWidth: 800 },
);

const car = (id: string, plate: string, months: number) => ({ id, plate, months, price: 300, amount: months * 300 });

/** The record as it was read, with its revision. */
export const renewalRecord = {
  id: 'x1',
  _revision: 3,
  mobile: '13800134821',
  until: '2026-12-31',
  payment: 'wechat',
  agent: '王若彤',
  note: '企业客户批量续费。',
  cars: [car('c1', '京A5D088', 12), car('c2', '京B20V15', 6), car('c3', '京N6Q308', 6)],
  total: 7200,
};

export const myRenewal: RecordChange = {
  revision: 3,
  set: { mobile: '13800134827', until: '2027-06-30', agent: '林晓东', note: '企业客户批量续费，随附盖章合同。' },
  rows: {
    cars: {
      upsert: [
        { id: 'c2', months: 12 },
        { id: 'c3', months: 8 },
      ],
      remove: [],
    },
  },
};

export const renewalConflict: RecordConflict = {
  revision: 4,
  userName: '周雨桐',
  time: new Date('2026-11-20T18:39:00').getTime(),
  conflicts: [
    { path: 'mobile', original: '13800134821', theirs: '13916207735', mine: '13800134827' },
    { path: 'until', original: '2026-12-31', theirs: '2027-03-31', mine: '2027-06-30' },
    { path: 'cars.c2.months', original: 6, theirs: 9, mine: 12 },
    {
      path: 'cars.c3',
      original: { id: 'c3', plate: '京N6Q308', months: 6, price: 300 },
      theirs: null,
      mine: { id: 'c3', plate: '京N6Q308', months: 8, price: 300 },
    },
    {
      path: 'note',
      original: '企业客户批量续费。',
      theirs: '企业客户批量续费，发票抬头改为海岸城商业公司。',
      mine: '企业客户批量续费，随附盖章合同。',
    },
  ],
  theirs: {
    set: {
      mobile: '13916207735',
      until: '2027-03-31',
      payment: 'transfer',
      note: '企业客户批量续费，发票抬头改为海岸城商业公司。',
    },
    rows: {
      cars: {
        upsert: [
          { id: 'c2', months: 9 },
          { id: 'c9', plate: '京A7Q318', months: 6, price: 300 },
          { id: 'c10', plate: '京C2M064', months: 8, price: 300 },
        ],
        remove: ['c3'],
      },
    },
  },
};
