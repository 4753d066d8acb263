import { createField, createFormDocument, type Field, type FormDocument } from '@smart-admin/form-engine/core';
import { buildTemplate, formTemplates, type Say } from '@smart-admin/form-engine/templates';

/** Model of the days of leave that somebody has in a year, and the interface that answers whoever asks their own. */
export const LEAVE_BALANCE = 'leaveBalance';

/** How many days of a kind of leave somebody has in a year, and how many of them are used. */
export function leaveBalanceForm(): FormDocument {
  const form = buildTemplate((say) => {
    const days = { span: 12, min: 0, max: 366, precision: 1, append: unit(say), required: true } as const;
    const fields: Field[] = [
      createField('userSelect', {
        ...{ id: 'person', label: say('员工', 'Employee', '員工', 'Nhân viên'), span: 12, required: true },
        // what somebody has left of a kind in a year is one thing
        ...{ unique: true, uniqueWith: ['year', 'kind'] },
      }),
      createField('number', {
        ...{ id: 'year', label: say('年度', 'Year', '年度', 'Năm'), span: 12, required: true },
        ...{ min: 2000, max: 2100, precision: 0 },
      }),
      createField('radio', {
        ...{ id: 'kind', label: say('假期类型', 'Kind of leave', '假期類型', 'Loại nghỉ'), span: 12, required: true },
        options: [
          { value: '1', label: say('年假', 'Holiday', '特休', 'Phép năm') },
          { value: '2', label: say('病假', 'Sick leave', '病假', 'Nghỉ ốm') },
        ],
      }),
      createField('number', { ...days, id: 'granted', label: say('额度', 'Granted', '額度', 'Được cấp') }),
      createField('number', {
        ...days,
        id: 'used',
        label: say('已用', 'Used', '已用', 'Đã dùng'),
        defaultFormula: '0',
      }),
      createField('calculate', {
        ...{ id: 'remaining', label: say('剩余', 'Left', '剩餘', 'Còn lại'), span: 12, append: unit(say) },
        ...{ precision: 1, formula: '{granted} - {used}' },
      }),
    ];
    return createFormDocument(numbered(fields), {
      rules: [
        {
          expression: '{used} <= {granted}',
          message: say(
            '已用天数超过额度：剩余的天数不够',
            'More days are used than granted: not enough are left',
            '已用天數超過額度：剩餘的天數不夠',
            'Số ngày đã dùng vượt quỹ: không còn đủ ngày',
          ),
          field: 'used',
        },
      ],
    });
  });
  return named(form, { en: 'Leave balances', zhtw: '假期額度', vi: 'Quỹ ngày nghỉ' });
}

/** The request for leave with what its launcher has left of the chosen kind in that year; personal leave has no balance. */
export function leaveForm(): FormDocument {
  const plain = formTemplates.leave();
  const added = buildTemplate((say) => {
    const question = { interfaceId: LEAVE_BALANCE, params: { year: 'YEAR({fromDay})', kind: '{kind}' } };
    const fields: Field[] = [
      createField('lookup', {
        ...{
          id: 'remaining',
          label: say('剩余天数', 'Days left', '剩餘天數', 'Số ngày còn lại'),
          span: 12,
          ...question,
        },
        ...{ answerPath: '0.remaining', resultType: 'number' as const, precision: 1, append: unit(say) },
        visibleWhen: "{kind} != '3'",
      }),
      // which balance the days are taken from
      createField('lookup', {
        ...{ id: 'balance', label: say('假期额度', 'Balance', '假期額度', 'Quỹ nghỉ'), ...question },
        ...{ answerPath: '0.id', noShow: true },
      }),
    ];
    return createFormDocument(
      fields.map((field, index) => ({ ...field, formId: 201 + index })),
      {
        rules: [
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
        ],
      },
    );
  });
  const place = plain.fields.findIndex(({ id }) => id === 'days') + 1;
  const fields = [...plain.fields.slice(0, place), ...added.fields, ...plain.fields.slice(place)];
  return {
    ...createFormDocument(
      fields.map((field) => (field.id === 'applicant' ? { ...field, readOnly: true } : field)),
      {
        rules: [...plain.rules, ...added.rules],
      },
    ),
    texts: {
      en: { ...plain.texts?.en, ...added.texts?.en },
      zhtw: { ...plain.texts?.zhtw, ...added.texts?.zhtw },
      vi: { ...plain.texts?.vi, ...added.texts?.vi },
    },
  };
}

function unit(say: Say): string {
  return say('天', 'days', '天', 'ngày');
}

function numbered(fields: readonly Field[]): Field[] {
  return fields.map((field, index) => ({ ...field, formId: 101 + index }));
}

function named(form: FormDocument, names: { en: string; zhtw: string; vi: string }): FormDocument {
  const { en, zhtw, vi } = form.texts ?? {};
  return {
    ...form,
    texts: { en: { ...en, name: names.en }, zhtw: { ...zhtw, name: names.zhtw }, vi: { ...vi, name: names.vi } },
  };
}
