import { type PrintBlock, type PrintQuery } from '@smart-admin/api-client/contract';
import { type DatabaseTransaction } from '../db/database.js';
import { ORDER_MODEL } from '../modules/extend/samples/orderModel.js';

/** Templates of the models that there are, to begin with. */
export async function seedPrintTemplates(db: DatabaseTransaction): Promise<void> {
  const queries: PrintQuery[] = [
    { name: 'visitor', label: '访客申请', kind: 'model', sourceId: 'visitor', recordParameter: '' },
  ];
  const orderQueries: PrintQuery[] = [
    { name: 'order', label: '订单', kind: 'model', sourceId: ORDER_MODEL, recordParameter: '' },
  ];
  await db
    .insertInto('printTemplate')
    .values({
      ...{ id: 'print_order', fullName: '销售订单', enCode: 'salesOrder', category: '销售', sortCode: 2 },
      ...{ pageNumber: 'center', creatorUserId: 'admin' },
      queries: JSON.stringify(orderQueries),
      blocks: JSON.stringify(orderBlocks),
    })
    .execute();
  await db
    .insertInto('printTemplate')
    .values({
      id: 'print_visitor',
      fullName: '访客通行单',
      enCode: 'visitorPass',
      category: '访客',
      sortCode: 1,
      pageNumber: 'center',
      queries: JSON.stringify(queries),
      blocks: JSON.stringify(blocks),
      creatorUserId: 'admin',
    })
    .execute();
}

const column = (label: string, field: string) => ({ label, field, align: 'left' as const, width: 0, total: false });

const amount = (label: string, field: string) => ({ ...column(label, field), align: 'right' as const });

const orderBlocks: PrintBlock[] = [
  { id: 'title', kind: 'text', html: '<h1>销售订单</h1>', align: 'center' },
  { id: 'code', kind: 'code', code: 'qr', field: 'order.orderNo', size: 25, align: 'right' },
  {
    id: 'facts',
    kind: 'facts',
    columns: 2,
    items: [
      { label: '订单编号', field: 'order.orderNo' },
      { label: '状态', field: 'order.state' },
      { label: '客户', field: 'order.customer' },
      { label: '联系人', field: 'order.contact' },
      { label: '业务员', field: 'order.salesperson' },
      { label: '订单日期', field: 'order.orderDate' },
    ],
  },
  {
    id: 'goods',
    kind: 'table',
    list: 'order.goods',
    numbered: true,
    columns: [
      column('商品名称', 'product'),
      amount('数量', 'count'),
      amount('单价（元）', 'price'),
      { ...amount('金额（元）', 'amount'), total: true },
    ],
  },
  {
    id: 'plan',
    kind: 'table',
    list: 'order.plan',
    numbered: true,
    columns: [column('款项', 'stage'), column('付款日期', 'day'), { ...amount('付款金额（元）', 'sum'), total: true }],
  },
  { id: 'total', kind: 'text', html: '<p><strong>订单金额：{{order.total}}元</strong></p>', align: 'right' },
];

const blocks: PrintBlock[] = [
  { id: 'title', kind: 'text', html: '<h1>访客通行单</h1>', align: 'center' },
  { id: 'code', kind: 'code', code: 'qr', field: 'visitor.billNo', size: 25, align: 'right' },
  {
    id: 'facts',
    kind: 'facts',
    columns: 2,
    items: [
      { label: '申请单号', field: 'visitor.billNo' },
      { label: '申请人', field: 'visitor.applicant' },
      { label: '所属部门', field: 'visitor.department' },
      { label: '车牌号', field: 'visitor.plate' },
      { label: '开始日期', field: 'visitor.fromDate' },
      { label: '结束日期', field: 'visitor.toDate' },
    ],
  },
  { id: 'reason', kind: 'text', html: '<p>来访事由：{{visitor.reason}}</p>', align: 'left' },
  {
    id: 'people',
    kind: 'table',
    list: 'visitor.visitors',
    numbered: true,
    columns: [column('姓名', 'name'), column('身份证号', 'idCard'), column('手机号', 'mobile')],
  },
];
