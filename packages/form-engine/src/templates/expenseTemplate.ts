import { createField, createFormDocument } from '../core/document/createField.js';
import { type FormDocument } from '../core/document/FormDocument.js';
import { buildTemplate } from './buildTemplate.js';
import { numbered, options } from './templateParts.js';

/** A claim of expenses: each receipt a row, the sum by formula, an account that is needed for large ones. */
export function expenseTemplate(): FormDocument {
  return buildTemplate((say) =>
    createFormDocument(
      numbered([
        createField('text', {
          id: 'purpose',
          label: say('报销事由', 'Purpose', '報銷事由', 'Lý do'),
          required: true,
          maxLength: 100,
        }),
        createField('userSelect', {
          id: 'applicant',
          label: say('报销人', 'Who', '報銷人', 'Người đề nghị'),
          span: 12,
          defaultCurrent: true,
        }),
        createField('departmentSelect', {
          id: 'department',
          label: say('承担部门', 'Charged to', '承擔部門', 'Bộ phận chịu phí'),
          span: 12,
          defaultCurrent: true,
        }),
        createField('subtable', {
          id: 'receipts',
          label: say('费用明细', 'Receipts', '費用明細', 'Chi tiết'),
          required: true,
          showSummary: true,
          summaryFields: ['amount'],
          columns: [
            createField('date', { id: 'day', label: say('日期', 'Day', '日期', 'Ngày'), required: true }),
            createField('select', {
              id: 'kind',
              label: say('费用类型', 'Kind', '費用類型', 'Loại chi'),
              required: true,
              options: options(
                say('交通', 'Transport', '交通', 'Đi lại'),
                say('住宿', 'Lodging', '住宿', 'Lưu trú'),
                say('餐饮', 'Meals', '餐飲', 'Ăn uống'),
                say('其他', 'Other', '其他', 'Khác'),
              ),
            }),
            createField('number', {
              id: 'amount',
              label: say('金额', 'Amount', '金額', 'Số tiền'),
              required: true,
              min: 0,
              precision: 2,
              thousands: true,
            }),
            createField('text', { id: 'note', label: say('说明', 'Note', '說明', 'Ghi chú') }),
          ],
        }),
        createField('calculate', {
          id: 'total',
          label: say('合计', 'Total', '合計', 'Tổng cộng'),
          span: 12,
          formula: 'SUM({receipts.amount})',
        }),
        createField('text', {
          id: 'account',
          label: say('预算科目', 'Budget', '預算科目', 'Mục ngân sách'),
          span: 12,
          requiredWhen: '{total} > 20000',
        }),
        createField('uploadFile', { id: 'files', label: say('票据', 'Papers', '票據', 'Chứng từ') }),
      ]),
      {
        dialogWidth: 800,
        rules: [
          {
            expression: '{total} > 0',
            message: say('合计应大于零', 'The total must be above zero', '合計應大於零', 'Tổng cộng phải lớn hơn 0'),
            field: 'receipts',
          },
        ],
      },
    ),
  );
}
