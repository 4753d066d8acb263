import { createField, createFormDocument } from '../core/document/createField.js';
import { type FormDocument } from '../core/document/FormDocument.js';
import { buildTemplate } from './buildTemplate.js';
import { numbered, options } from './templateParts.js';

/** The use of a company seal: for which document, which seal, how many copies; whoever keeps the seals says when it was done. */
export function sealTemplate(): FormDocument {
  return buildTemplate((say) =>
    createFormDocument(
      numbered([
        createField('text', {
          id: 'paper',
          label: say('用印文件', 'Document', '用印文件', 'Tài liệu cần đóng dấu'),
          required: true,
          maxLength: 100,
        }),
        createField('text', {
          id: 'party',
          label: say('主送单位', 'Sent to', '主送單位', 'Nơi nhận'),
          span: 12,
          maxLength: 100,
        }),
        createField('radio', {
          id: 'seal',
          label: say('印章', 'Seal', '印章', 'Con dấu'),
          span: 12,
          required: true,
          options: options(
            say('公章', 'Company seal', '公章', 'Dấu công ty'),
            say('合同专用章', 'Contract seal', '合約專用章', 'Dấu hợp đồng'),
            say('法人章', "Representative's seal", '法人章', 'Dấu đại diện pháp luật'),
          ),
        }),
        createField('number', {
          id: 'copies',
          label: say('份数', 'Copies', '份數', 'Số bản'),
          span: 12,
          required: true,
          min: 1,
          precision: 0,
        }),
        createField('date', {
          id: 'sealedAt',
          label: say('用印时间', 'Sealed', '用印時間', 'Thời điểm đóng dấu'),
          span: 12,
          dateType: 'datetime',
        }),
        createField('textarea', {
          id: 'note',
          label: say('备注', 'Note', '備註', 'Ghi chú'),
          maxLength: 200,
        }),
      ]),
    ),
  );
}
