import { createField, createFormDocument } from '../core/document/createField.js';
import { type FormDocument } from '../core/document/FormDocument.js';
import { buildTemplate } from './buildTemplate.js';
import { tabsOfFields } from '../core/document/layoutParts.js';
import { numbered, options } from './templateParts.js';

/** A complaint with its handling: tabs, urgency, an answer that is needed once it is closed. */
export function complaintTemplate(): FormDocument {
  return buildTemplate((say) =>
    createFormDocument(
      numbered([
        createField('text', {
          id: 'title',
          label: say('投诉主题', 'Subject', '投訴主題', 'Chủ đề'),
          required: true,
          maxLength: 100,
        }),
        createField('text', {
          id: 'person',
          label: say('投诉人', 'Who complains', '投訴人', 'Người khiếu nại'),
          span: 12,
          required: true,
        }),
        createField('text', {
          id: 'mobile',
          label: say('联系手机', 'Mobile', '聯絡手機', 'Di động'),
          span: 12,
          rule: 'mobile',
        }),
        createField('radio', {
          id: 'urgency',
          label: say('紧急程度', 'Urgency', '緊急程度', 'Mức độ'),
          span: 12,
          required: true,
          options: options(say('一般', 'Normal', '一般', 'Thường'), say('紧急', 'Urgent', '緊急', 'Khẩn')),
        }),
        createField('areaSelect', { id: 'area', label: say('所在地区', 'Area', '所在地區', 'Khu vực'), span: 12 }),
        createField('textarea', {
          id: 'details',
          label: say('投诉内容', 'What happened', '投訴內容', 'Nội dung'),
          required: true,
          maxLength: 2000,
        }),
        createField('uploadImg', { id: 'photos', label: say('图片', 'Photos', '圖片', 'Hình ảnh') }),
        createField('userSelect', {
          id: 'handler',
          label: say('处理人', 'Handled by', '處理人', 'Người xử lý'),
          span: 12,
          requiredWhen: "{urgency} = '2'",
        }),
        createField('switch', { id: 'closed', label: say('已结案', 'Closed', '已結案', 'Đã đóng'), span: 12 }),
        createField('textarea', {
          id: 'answer',
          label: say('处理结果', 'Answer', '處理結果', 'Kết quả'),
          requiredWhen: '{closed}',
        }),
      ]),
      {
        dialogWidth: 800,
        layout: [
          { type: 'field', field: 'title' },
          tabsOfFields('n1', [
            [
              say('投诉', 'Complaint', '投訴', 'Khiếu nại'),
              ['person', 'mobile', 'urgency', 'area', 'details', 'photos'],
            ],
            [say('处理', 'Handling', '處理', 'Xử lý'), ['handler', 'closed', 'answer']],
          ]),
        ],
      },
    ),
  );
}
