import { createField, createFormDocument } from '../core/document/createField.js';
import { type FormDocument } from '../core/document/FormDocument.js';
import { buildTemplate } from './buildTemplate.js';
import { numbered, options } from './templateParts.js';

/** A round of inspection: checked points as rows, faults counted, measures needed where there are some. */
export function inspectionTemplate(): FormDocument {
  return buildTemplate((say) =>
    createFormDocument(
      numbered([
        createField('text', {
          id: 'place',
          label: say('巡检地点', 'Place', '巡檢地點', 'Địa điểm'),
          span: 12,
          required: true,
        }),
        createField('date', {
          id: 'doneAt',
          label: say('巡检时间', 'Time', '巡檢時間', 'Thời gian'),
          span: 12,
          required: true,
          dateType: 'datetime',
        }),
        createField('userSelect', {
          id: 'inspector',
          label: say('巡检人', 'Inspector', '巡檢人', 'Người kiểm tra'),
          span: 12,
          defaultCurrent: true,
        }),
        createField('calculate', {
          id: 'faults',
          label: say('异常数', 'Faults', '異常數', 'Số lỗi'),
          span: 12,
          precision: 0,
          formula: 'SUM({points.fault})',
        }),
        createField('subtable', {
          id: 'points',
          label: say('检查项', 'Points', '檢查項', 'Hạng mục'),
          required: true,
          columns: [
            createField('text', { id: 'point', label: say('项目', 'Point', '項目', 'Hạng mục'), required: true }),
            createField('select', {
              id: 'result',
              label: say('结果', 'Result', '結果', 'Kết quả'),
              required: true,
              options: options(say('正常', 'Good', '正常', 'Tốt'), say('异常', 'Faulty', '異常', 'Lỗi')),
            }),
            createField('text', {
              id: 'note',
              label: say('说明', 'Note', '說明', 'Ghi chú'),
              requiredWhen: "{result} = '2'",
            }),
            createField('calculate', {
              id: 'fault',
              label: say('异常', 'Fault', '異常', 'Lỗi'),
              precision: 0,
              formula: "IF({result} = '2', 1, 0)",
              noShow: true,
            }),
          ],
        }),
        createField('textarea', {
          id: 'measures',
          label: say('处理措施', 'Measures', '處理措施', 'Biện pháp'),
          visibleWhen: '{faults} > 0',
          required: true,
        }),
        createField('uploadImg', { id: 'photos', label: say('现场照片', 'Photos', '現場照片', 'Ảnh hiện trường') }),
      ]),
      { dialogWidth: 800 },
    ),
  );
}
