import { type PrintBlock, type PrintQuery } from '@smart-admin/api-client/contract';
import { type DatabaseTransaction } from '../db/database.js';

/** A template of the first model, to begin with. */
export async function seedPrintTemplates(db: DatabaseTransaction): Promise<void> {
  const queries: PrintQuery[] = [
    { name: 'visitor', label: '访客申请', kind: 'model', sourceId: 'visitor', recordParameter: '' },
  ];
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
