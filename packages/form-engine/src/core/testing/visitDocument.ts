import { createField, createFormDocument } from '../document/createField.js';

/** A visitor appointment with a subtable, a condition, calculations and a rule: the fixture of tests and stories. */
export const visitDocument = createFormDocument(
  [
    createField('autoNumber', { id: 'billNo', label: '单据编号', span: 12, billRule: 'visit' }),
    createField('text', { id: 'visitorName', label: '访客姓名', required: true, span: 12, maxLength: 20 }),
    createField('text', { id: 'mobile', label: '联系手机', required: true, span: 12, rule: 'mobile' }),
    createField('select', {
      id: 'reason',
      label: '来访事由',
      span: 12,
      options: [
        { value: 'visit', label: '参观' },
        { value: 'other', label: '其他' },
      ],
    }),
    createField('text', { id: 'otherReason', label: '具体事由', required: true, visibleWhen: "{reason} = 'other'" }),
    createField('date', { id: 'startDate', label: '开始日期', required: true, span: 12 }),
    createField('date', { id: 'endDate', label: '结束日期', span: 12 }),
    createField('switch', { id: 'parking', label: '需要车位', span: 12 }),
    createField('plate', { id: 'plate', label: '车牌号', span: 12, visibleWhen: '{parking}' }),
    createField('subtable', {
      id: 'visitors',
      label: '随行人员',
      showSummary: true,
      summaryFields: ['count', 'amount'],
      maxRows: 50,
      columns: [
        createField('text', { id: 'name', label: '姓名', required: true }),
        createField('text', {
          id: 'mobile',
          label: '手机',
          patterns: [
            { pattern: '/^1/', message: '以1开头' },
            { pattern: '/^\\d{11}$/', message: '11位数字' },
          ],
        }),
        createField('number', { id: 'count', label: '人数', required: true, min: 0, precision: 0, defaultValue: 1 }),
        createField('number', { id: 'price', label: '单价（元）', precision: 2 }),
        createField('calculate', { id: 'amount', label: '金额（元）', formula: '{count} × {price}' }),
      ],
    }),
    createField('calculate', { id: 'total', label: '合计金额', span: 12, formula: 'SUM({visitors.amount})' }),
    createField('calculate', {
      id: 'days',
      label: '天数',
      span: 12,
      formula: 'DATEDIFF({startDate}, {endDate}, true)',
    }),
    createField('createUser', { id: 'creator', label: '创建人', span: 12 }),
  ],
  {
    dialogWidth: 800,
    rules: [{ expression: '{endDate} >= {startDate}', message: '结束日期不能早于开始日期', field: 'endDate' }],
  },
);

/** A record that keeps all rules. */
export const visitRecord = {
  visitorName: '周雨桐',
  mobile: '13800138000',
  reason: 'visit',
  startDate: '2026-11-20',
  endDate: '2026-11-21',
  parking: true,
  plate: '京A8K627',
  visitors: [
    { name: '王若彤', mobile: '13900139000', count: 2, price: 300 },
    { name: '李思远', mobile: '', count: 1, price: 260.5 },
  ],
};
