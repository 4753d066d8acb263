import { createField, createFormDocument } from '../core/document/createField.js';
import { type FormDocument } from '../core/document/FormDocument.js';
import { buildTemplate } from './buildTemplate.js';
import { numbered, options } from './templateParts.js';

/** A report of broken equipment: whoever reports it fills in what is wrong, whoever mends it what was done. */
export function repairTemplate(): FormDocument {
  return buildTemplate((say) =>
    createFormDocument(
      numbered([
        createField('text', {
          id: 'equipment',
          label: say('设备', 'Equipment', '設備', 'Thiết bị'),
          span: 12,
          required: true,
        }),
        createField('text', {
          id: 'place',
          label: say('所在位置', 'Place', '所在位置', 'Vị trí'),
          span: 12,
          required: true,
        }),
        createField('radio', {
          id: 'severity',
          label: say('影响程度', 'Severity', '影響程度', 'Mức độ'),
          span: 12,
          required: true,
          options: options(
            say('不影响通行', 'None', '不影響通行', 'Không ảnh hưởng'),
            say('部分影响', 'Some', '部分影響', 'Một phần'),
            say('无法通行', 'Blocked', '無法通行', 'Không qua được'),
          ),
        }),
        createField('date', {
          id: 'foundAt',
          label: say('发现时间', 'Found', '發現時間', 'Thời điểm phát hiện'),
          span: 12,
          dateType: 'datetime',
          required: true,
        }),
        createField('textarea', {
          id: 'fault',
          label: say('故障描述', 'What is wrong', '故障描述', 'Mô tả sự cố'),
          required: true,
          maxLength: 500,
        }),
        createField('uploadImg', { id: 'photos', label: say('现场照片', 'Photos', '現場照片', 'Ảnh hiện trường') }),
        createField('textarea', {
          id: 'measure',
          label: say('处理措施', 'What was done', '處理措施', 'Biện pháp xử lý'),
          maxLength: 500,
        }),
        createField('number', {
          id: 'cost',
          label: say('维修费用', 'Cost', '維修費用', 'Chi phí sửa chữa'),
          span: 12,
          min: 0,
          precision: 2,
          thousands: true,
        }),
      ]),
    ),
  );
}
