import { createField, createFormDocument } from '../core/document/createField.js';
import { type FormDocument } from '../core/document/FormDocument.js';
import { buildTemplate } from './buildTemplate.js';
import { numbered, options } from './templateParts.js';

/** A request for leave: days by formula, a certificate by condition, a rule over two dates. */
export function leaveTemplate(): FormDocument {
  return buildTemplate((say) =>
    createFormDocument(
      numbered([
        createField('userSelect', {
          id: 'applicant',
          label: say('请假人', 'Who', '請假人', 'Người nghỉ'),
          span: 12,
          required: true,
          defaultCurrent: true,
        }),
        createField('radio', {
          id: 'kind',
          label: say('请假类型', 'Kind', '請假類型', 'Loại nghỉ'),
          span: 12,
          required: true,
          options: options(
            say('年假', 'Holiday', '特休', 'Phép năm'),
            say('病假', 'Sick leave', '病假', 'Nghỉ ốm'),
            say('事假', 'Personal', '事假', 'Việc riêng'),
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
        createField('calculate', {
          id: 'days',
          label: say('天数', 'Days', '天數', 'Số ngày'),
          span: 12,
          precision: 0,
          formula: 'DATEDIFF({fromDay}, {toDay}, true)',
        }),
        createField('userSelect', { id: 'deputy', label: say('代理人', 'Deputy', '代理人', 'Người thay'), span: 12 }),
        createField('uploadImg', {
          id: 'certificate',
          label: say('病假证明', 'Certificate', '病假證明', 'Giấy chứng nhận'),
          visibleWhen: "{kind} = '2' and {days} > 2",
          required: true,
        }),
        createField('textarea', {
          id: 'reason',
          label: say('请假原因', 'Reason', '請假原因', 'Lý do'),
          requiredWhen: "{kind} = '3'",
          maxLength: 500,
        }),
      ]),
      {
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
