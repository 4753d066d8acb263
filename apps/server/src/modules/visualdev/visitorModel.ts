import {
  createField,
  createFormDocument,
  encodeFormDocument,
  encodeListDefinition,
  type ListDefinition,
} from '@smart-admin/form-engine/core';
import { visitorListTexts, visitorTexts } from './visitorTexts.js';

/**
 * The visitor vehicle application: the first model of the product. It is nothing but a form document and a list
 * definition; its page, its tables and its checks all come from these.
 */
export function visitorModel() {
  return {
    id: 'visitor',
    fullName: '访客车辆申请',
    enCode: 'visitor',
    formData: JSON.stringify(encodeFormDocument({ ...form, texts: visitorTexts })),
    columnData: JSON.stringify(encodeListDefinition({ ...list, texts: visitorListTexts })),
  };
}

const form = createFormDocument(
  [
    createField('autoNumber', { id: 'billNo', label: '申请单号', span: 12, billRule: 'FK' }),
    createField('userSelect', { id: 'applicant', label: '申请人', required: true, span: 12, defaultCurrent: true }),
    createField('departmentSelect', {
      id: 'department',
      label: '接待部门',
      required: true,
      span: 12,
      defaultCurrent: true,
    }),
    createField('plate', { id: 'plate', label: '车牌号', required: true, span: 12, placeholder: '如 京A8K627' }),
    createField('areaSelect', { id: 'area', label: '来访地区', span: 12, level: 2 }),
    createField('select', {
      id: 'reasonType',
      label: '来访类型',
      required: true,
      span: 12,
      dataType: 'dictionary',
      dictionaryType: 'visitReason',
    }),
    createField('date', { id: 'fromDate', label: '开始日期', required: true, span: 12 }),
    createField('date', { id: 'toDate', label: '结束日期', required: true, span: 12 }),
    createField('calculate', {
      id: 'days',
      label: '来访天数',
      span: 12,
      formula: 'DATEDIFF({fromDate}, {toDate}, true)',
    }),
    createField('createTime', { id: 'createdAt', label: '申请时间', span: 12 }),
    createField('textarea', { id: 'reason', label: '来访事由', required: true, maxLength: 200 }),
    createField('uploadFile', { id: 'attachments', label: '附件', limit: 5, fileSize: 20 }),
    createField('groupTitle', { id: 'visitorsTitle', label: '随行人员', content: '随行人员' }),
    createField('subtable', {
      id: 'visitors',
      label: '随行人员',
      required: true,
      maxRows: 50,
      showSummary: true,
      summaryFields: ['luggage'],
      columns: [
        createField('text', { id: 'name', label: '姓名', required: true, maxLength: 20 }),
        createField('text', { id: 'idCard', label: '身份证号', required: true, rule: 'idCard', columnWidth: 200 }),
        createField('text', { id: 'mobile', label: '手机号', rule: 'mobile', columnWidth: 140 }),
        createField('number', {
          id: 'luggage',
          label: '随身物品（件）',
          min: 0,
          max: 99,
          precision: 0,
          columnWidth: 120,
        }),
      ],
    }),
  ],
  {
    dialogWidth: 800,
    rules: [{ expression: '{toDate} >= {fromDate}', message: '结束日期不能早于开始日期', field: 'toDate' }],
  },
);

const column = (
  id: string,
  label: string,
  rest: Partial<ListDefinition['columns'][number]> = {},
): ListDefinition['columns'][number] => ({
  id,
  label,
  width: undefined,
  align: 'left',
  sortable: false,
  fixed: undefined,
  visibility: ['pc', 'app'],
  aggregate: '',
  colours: [],
  wire: undefined,
  ...rest,
});
const search = (id: string, label: string, mode: ListDefinition['search'][number]['mode']) => ({
  id,
  label,
  mode,
  wire: undefined,
});
const button = (id: string, label: string) => ({ id, label, wire: undefined });

const list: ListDefinition = {
  version: 1,
  search: [
    search('plate', '车牌号', 'like'),
    search('applicant', '申请人', 'equal'),
    search('reasonType', '来访类型', 'equal'),
    search('fromDate', '开始日期', 'between'),
  ],
  columns: [
    column('billNo', '申请单号', { width: 180 }),
    column('applicant', '申请人', { width: 110 }),
    column('department', '接待部门', { width: 140 }),
    column('plate', '车牌号', { width: 120 }),
    column('reasonType', '来访类型', { width: 110 }),
    column('area', '来访地区', { width: 180 }),
    column('fromDate', '开始日期', { width: 110, sortable: true }),
    column('toDate', '结束日期', { width: 110, sortable: true }),
    column('days', '来访天数', { width: 90, align: 'right' }),
    column('createdAt', '申请时间', { width: 150, sortable: true }),
  ],
  buttons: [button('add', '新增'), button('batchRemove', '批量删除'), button('download', '导出')],
  rowButtons: [button('detail', '详情'), button('edit', '编辑'), button('print', '打印'), button('remove', '删除')],
  defaultSort: undefined,
  hasPage: true,
  pageSize: 20,
  filters: [],
  wire: undefined,
};
