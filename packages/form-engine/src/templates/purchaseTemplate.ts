import { createField, createFormDocument } from '../core/document/createField.js';
import { type FormDocument } from '../core/document/FormDocument.js';
import { buildTemplate } from './buildTemplate.js';
import { tabsOfFields } from '../core/document/layoutParts.js';
import { numbered, options } from './templateParts.js';

/** A purchase request: tabs, a subtable with formulas and a sum, a field by condition, a rule over the sum. */
export function purchaseTemplate(): FormDocument {
  return buildTemplate((say) =>
    createFormDocument(
      numbered([
        createField('text', {
          id: 'title',
          label: say('申请事由', 'Purpose', '申請事由', 'Lý do'),
          required: true,
          maxLength: 100,
        }),
        createField('userSelect', {
          id: 'applicant',
          label: say('申请人', 'Applicant', '申請人', 'Người đề nghị'),
          span: 12,
          defaultCurrent: true,
        }),
        createField('date', {
          id: 'neededOn',
          label: say('需要日期', 'Needed on', '需要日期', 'Ngày cần'),
          span: 12,
          required: true,
        }),
        createField('radio', {
          id: 'kind',
          label: say('采购类型', 'Kind', '採購類型', 'Loại mua'),
          span: 12,
          required: true,
          options: options(
            say('办公用品', 'Office supplies', '辦公用品', 'Văn phòng phẩm'),
            say('设备', 'Equipment', '設備', 'Thiết bị'),
            say('其他', 'Other', '其他', 'Khác'),
          ),
        }),
        createField('text', {
          id: 'otherKind',
          label: say('其他说明', 'Which other', '其他說明', 'Nêu rõ'),
          span: 12,
          required: true,
          visibleWhen: "{kind} = '3'",
        }),
        createField('subtable', {
          id: 'items',
          label: say('采购明细', 'Items', '採購明細', 'Danh mục'),
          required: true,
          showSummary: true,
          summaryFields: ['amount'],
          columns: [
            createField('text', { id: 'product', label: say('品名', 'Product', '品名', 'Tên hàng'), required: true }),
            createField('number', {
              id: 'count',
              label: say('数量', 'Count', '數量', 'Số lượng'),
              required: true,
              min: 1,
              precision: 0,
              defaultValue: 1,
            }),
            createField('number', {
              id: 'price',
              label: say('单价', 'Price', '單價', 'Đơn giá'),
              required: true,
              min: 0,
              precision: 2,
              thousands: true,
            }),
            createField('calculate', {
              id: 'amount',
              label: say('金额', 'Amount', '金額', 'Thành tiền'),
              formula: '{count} × {price}',
            }),
          ],
        }),
        createField('calculate', {
          id: 'total',
          label: say('合计', 'Total', '合計', 'Tổng cộng'),
          span: 12,
          formula: 'SUM({items.amount})',
        }),
        createField('textarea', {
          id: 'reason',
          label: say('大额说明', 'Why so much', '大額說明', 'Giải trình'),
          requiredWhen: '{total} > 10000',
          help: say('合计超过一万元时必填', 'Needed above 10,000', '合計超過一萬元時必填', 'Bắt buộc khi trên 10.000'),
        }),
        createField('uploadFile', { id: 'files', label: say('附件', 'Files', '附件', 'Tệp đính kèm') }),
      ]),
      {
        dialogWidth: 800,
        layout: [
          { type: 'field', field: 'title' },
          tabsOfFields('n1', [
            [say('基本信息', 'Request', '基本資訊', 'Thông tin'), ['applicant', 'neededOn', 'kind', 'otherKind']],
            [say('说明与附件', 'Reason and files', '說明與附件', 'Giải trình và tệp'), ['reason', 'files']],
          ]),
          { type: 'field', field: 'items' },
          { type: 'field', field: 'total' },
        ],
        rules: [
          {
            expression: '{total} > 0',
            message: say('合计应大于零', 'The total must be above zero', '合計應大於零', 'Tổng cộng phải lớn hơn 0'),
            field: 'items',
          },
        ],
      },
    ),
  );
}
