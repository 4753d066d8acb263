import { createField, createFormDocument } from '../core/document/createField.js';
import { type Field, type FormDocument, type RecordRule } from '../core/document/FormDocument.js';
import { buildTemplate, type Say } from './buildTemplate.js';
import { type FormCompany } from './FormCompany.js';
import { numbered, options } from './templateParts.js';

/**
 * A request for leave: days by formula, a certificate by condition, a rule over two dates. Where there are balances it shows what
 * its launcher has left of the chosen kind in that year; personal leave has none.
 */
export function leaveTemplate({ leaveBalance }: FormCompany = {}): FormDocument {
  return buildTemplate((say) =>
    createFormDocument(
      numbered([
        createField('userSelect', {
          id: 'applicant',
          label: say('请假人', 'Who', '請假人', 'Người nghỉ'),
          span: 12,
          required: true,
          defaultCurrent: true,
          // what is left is answered to whoever asks, about themselves
          readOnly: leaveBalance !== undefined,
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
        ...(leaveBalance ? balanceFields(leaveBalance.interfaceId, say) : []),
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
          ...(leaveBalance ? balanceRules(say) : []),
        ],
      },
    ),
  );
}

function balanceFields(interfaceId: string, say: Say): Field[] {
  const question = { interfaceId, params: { year: 'YEAR({fromDay})', kind: '{kind}' } };
  return [
    createField('lookup', {
      ...{ id: 'remaining', label: say('剩余天数', 'Days left', '剩餘天數', 'Số ngày còn lại'), span: 12, ...question },
      ...{ answerPath: '0.remaining', resultType: 'number' as const, precision: 1 },
      append: say('天', 'days', '天', 'ngày'),
      visibleWhen: "{kind} != '3'",
    }),
    // which balance the days are taken from
    createField('lookup', {
      ...{ id: 'balance', label: say('假期额度', 'Balance', '假期額度', 'Quỹ nghỉ'), ...question },
      ...{ answerPath: '0.id', noShow: true },
    }),
  ];
}

function balanceRules(say: Say): Omit<RecordRule, 'wire'>[] {
  return [
    {
      expression: '{applicant} = CURRENTUSER()',
      message: say(
        '只能为自己请假：请由请假人发起，或由其委托您发起',
        'Leave is requested by whoever takes it, or for them by whom they entrust with it',
        '只能為自己請假：請由請假人發起，或由其委託您發起',
        'Chỉ xin nghỉ cho chính mình: hãy để người nghỉ khởi tạo, hoặc được họ ủy thác',
      ),
      field: 'applicant',
    },
    {
      expression: "{kind} = '3' or {remaining} != null",
      message: say(
        '您在该年度没有此类假期的额度，请联系人力资源部',
        'You have no days of this kind in that year: ask personnel',
        '您在該年度沒有此類假期的額度，請聯絡人力資源部',
        'Bạn không có quỹ loại nghỉ này trong năm đó: hãy liên hệ phòng nhân sự',
      ),
      field: 'kind',
    },
    {
      expression: "{kind} = '3' or {days} <= {remaining}",
      message: say(
        '申请的天数超过剩余天数，请缩短日期或改用其他假期',
        'These are more days than you have left: take fewer, or leave of another kind',
        '申請的天數超過剩餘天數，請縮短日期或改用其他假期',
        'Số ngày xin nghỉ vượt số ngày còn lại: hãy nghỉ ít hơn hoặc chọn loại khác',
      ),
      field: 'toDay',
    },
  ];
}
