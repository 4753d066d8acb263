import { createField, createFormDocument } from '../core/document/createField.js';
import { type FormDocument } from '../core/document/FormDocument.js';
import { buildTemplate } from './buildTemplate.js';
import { numbered } from './templateParts.js';

/** An announced visit: a car by condition, companions as rows with their number. */
export function visitorTemplate(): FormDocument {
  return buildTemplate((say) =>
    createFormDocument(
      numbered([
        createField('text', {
          id: 'visitor',
          label: say('访客姓名', 'Visitor', '訪客姓名', 'Khách'),
          span: 12,
          required: true,
          maxLength: 50,
        }),
        createField('text', {
          id: 'mobile',
          label: say('手机', 'Mobile', '手機', 'Di động'),
          span: 12,
          required: true,
          rule: 'mobile',
        }),
        createField('userSelect', {
          id: 'host',
          label: say('接待人', 'Host', '接待人', 'Người tiếp'),
          span: 12,
          required: true,
          defaultCurrent: true,
        }),
        createField('date', {
          id: 'visitAt',
          label: say('来访时间', 'Time', '來訪時間', 'Thời gian'),
          span: 12,
          required: true,
          dateType: 'datetime',
        }),
        createField('switch', { id: 'hasCar', label: say('驾车', 'By car', '駕車', 'Đi ô tô'), span: 12 }),
        createField('plate', {
          id: 'plate',
          label: say('车牌号', 'Number plate', '車牌號', 'Biển số'),
          span: 12,
          visibleWhen: '{hasCar}',
          required: true,
        }),
        createField('subtable', {
          id: 'companions',
          label: say('随行人员', 'Companions', '隨行人員', 'Người đi cùng'),
          columns: [
            createField('text', { id: 'person', label: say('姓名', 'Name', '姓名', 'Họ tên'), required: true }),
            createField('text', { id: 'phone', label: say('电话', 'Telephone', '電話', 'Điện thoại') }),
          ],
        }),
        createField('calculate', {
          id: 'people',
          label: say('总人数', 'People', '總人數', 'Tổng số người'),
          span: 12,
          precision: 0,
          formula: 'COUNT({companions.person}) + 1',
        }),
        createField('textarea', {
          id: 'purpose',
          label: say('来访事由', 'Purpose', '來訪事由', 'Mục đích'),
          required: true,
          maxLength: 200,
        }),
      ]),
    ),
  );
}
