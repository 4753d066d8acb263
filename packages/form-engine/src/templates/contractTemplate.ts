import { createField, createFormDocument } from '../core/document/createField.js';
import { type FormDocument } from '../core/document/FormDocument.js';
import { buildTemplate } from './buildTemplate.js';
import { numbered, options } from './templateParts.js';

/** A contract before it is signed: its other side, its payments as rows that make the amount, and the number it is filed under. */
export function contractTemplate(): FormDocument {
  return buildTemplate((say) =>
    createFormDocument(
      numbered([
        createField('text', {
          id: 'title',
          label: say('合同名称', 'Contract', '合約名稱', 'Hợp đồng'),
          required: true,
          maxLength: 100,
        }),
        createField('text', {
          id: 'party',
          label: say('对方单位', 'Other party', '對方單位', 'Bên đối tác'),
          span: 12,
          required: true,
          maxLength: 100,
        }),
        createField('select', {
          id: 'kind',
          label: say('合同类型', 'Kind', '合約類型', 'Loại hợp đồng'),
          span: 12,
          required: true,
          options: options(
            say('采购', 'Purchase', '採購', 'Mua sắm'),
            say('服务', 'Service', '服務', 'Dịch vụ'),
            say('租赁', 'Lease', '租賃', 'Thuê'),
            say('合作', 'Cooperation', '合作', 'Hợp tác'),
          ),
        }),
        createField('date', {
          id: 'fromDay',
          label: say('开始日期', 'From', '開始日期', 'Từ ngày'),
          span: 12,
          required: true,
        }),
        createField('date', {
          id: 'toDay',
          label: say('结束日期', 'To', '結束日期', 'Đến ngày'),
          span: 12,
          required: true,
        }),
        createField('subtable', {
          id: 'payments',
          label: say('付款计划', 'Payments', '付款計劃', 'Kế hoạch thanh toán'),
          required: true,
          showSummary: true,
          summaryFields: ['sum'],
          columns: [
            createField('text', { id: 'stage', label: say('阶段', 'Stage', '階段', 'Giai đoạn'), required: true }),
            createField('date', { id: 'day', label: say('付款日期', 'Day', '付款日期', 'Ngày'), required: true }),
            createField('number', {
              id: 'sum',
              label: say('金额', 'Sum', '金額', 'Số tiền'),
              required: true,
              min: 0,
              precision: 2,
              thousands: true,
            }),
          ],
        }),
        createField('calculate', {
          id: 'amount',
          label: say('合同金额', 'Amount', '合約金額', 'Giá trị hợp đồng'),
          span: 12,
          formula: 'SUM({payments.sum})',
        }),
        createField('text', {
          id: 'fileNumber',
          label: say('归档编号', 'File number', '歸檔編號', 'Số lưu trữ'),
          span: 12,
          maxLength: 50,
        }),
        createField('textarea', {
          id: 'terms',
          label: say('主要条款', 'Main terms', '主要條款', 'Điều khoản chính'),
          required: true,
          maxLength: 1_000,
        }),
        createField('uploadFile', { id: 'files', label: say('合同文本', 'Text', '合約文本', 'Văn bản hợp đồng') }),
      ]),
      {
        dialogWidth: 800,
        rules: [
          {
            expression: '{toDay} >= {fromDay}',
            message: say(
              '结束日期不能早于开始日期',
              'It cannot end before it begins',
              '結束日期不能早於開始日期',
              'Ngày kết thúc không được trước ngày bắt đầu',
            ),
            field: 'toDay',
          },
        ],
      },
    ),
  );
}
