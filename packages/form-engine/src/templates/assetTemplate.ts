import { createField, createFormDocument } from '../core/document/createField.js';
import { type FormDocument } from '../core/document/FormDocument.js';
import { buildTemplate } from './buildTemplate.js';
import { cardOfFields } from '../core/document/layoutParts.js';
import { numbered, options } from './templateParts.js';

/** A register of assets: cards, value after depreciation by formula, maintenance as rows. */
export function assetTemplate(): FormDocument {
  return buildTemplate((say) =>
    createFormDocument(
      numbered([
        createField('text', {
          id: 'title',
          label: say('资产名称', 'Asset', '資產名稱', 'Tài sản'),
          span: 12,
          required: true,
          maxLength: 100,
        }),
        createField('text', {
          id: 'code',
          label: say('资产编号', 'Number', '資產編號', 'Mã tài sản'),
          span: 12,
          required: true,
          rule: 'code',
        }),
        createField('select', {
          id: 'kind',
          label: say('类别', 'Kind', '類別', 'Loại'),
          span: 12,
          options: options(
            say('电脑', 'Computer', '電腦', 'Máy tính'),
            say('车辆', 'Vehicle', '車輛', 'Xe'),
            say('家具', 'Furniture', '家具', 'Nội thất'),
          ),
        }),
        createField('plate', {
          id: 'plate',
          label: say('车牌号', 'Number plate', '車牌號', 'Biển số'),
          span: 12,
          visibleWhen: "{kind} = '2'",
        }),
        createField('userSelect', { id: 'keeper', label: say('保管人', 'Keeper', '保管人', 'Người giữ'), span: 12 }),
        createField('departmentSelect', {
          id: 'department',
          label: say('使用部门', 'Department', '使用部門', 'Phòng ban'),
          span: 12,
        }),
        createField('date', { id: 'boughtOn', label: say('购置日期', 'Bought on', '購置日期', 'Ngày mua'), span: 12 }),
        createField('number', {
          id: 'price',
          label: say('原值', 'Price', '原值', 'Nguyên giá'),
          span: 12,
          min: 0,
          precision: 2,
          thousands: true,
        }),
        createField('number', {
          id: 'rate',
          label: say('已折旧（%）', 'Written off (%)', '已折舊（%）', 'Khấu hao (%)'),
          span: 12,
          min: 0,
          max: 100,
          defaultValue: 0,
        }),
        createField('calculate', {
          id: 'value',
          label: say('净值', 'Value now', '淨值', 'Giá trị còn lại'),
          span: 12,
          formula: '{price} × (100 - {rate}) ÷ 100',
        }),
        createField('subtable', {
          id: 'services',
          label: say('维护记录', 'Maintenance', '維護記錄', 'Bảo trì'),
          showSummary: true,
          summaryFields: ['cost'],
          columns: [
            createField('date', { id: 'doneOn', label: say('日期', 'Date', '日期', 'Ngày'), required: true }),
            createField('text', { id: 'work', label: say('内容', 'Work', '內容', 'Nội dung'), required: true }),
            createField('number', {
              id: 'cost',
              label: say('费用', 'Cost', '費用', 'Chi phí'),
              min: 0,
              precision: 2,
              thousands: true,
            }),
          ],
        }),
      ]),
      {
        dialogWidth: 800,
        layout: [
          cardOfFields('n1', say('资产', 'Asset', '資產', 'Tài sản'), [
            'title',
            'code',
            'kind',
            'plate',
            'keeper',
            'department',
          ]),
          cardOfFields('n2', say('价值', 'Value', '價值', 'Giá trị'), ['boughtOn', 'price', 'rate', 'value']),
          { type: 'field', field: 'services' },
        ],
      },
    ),
  );
}
