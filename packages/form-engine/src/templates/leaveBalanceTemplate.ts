import { createField, createFormDocument } from '../core/document/createField.js';
import { type FormDocument } from '../core/document/FormDocument.js';
import { tableOfModel } from '../core/storage/tableOfModel.js';
import { buildTemplate, type Say } from './buildTemplate.js';
import { numbered, options } from './templateParts.js';

/** How many days of a kind of leave somebody has in a year, and how many of them are used. */
export function leaveBalanceTemplate(): FormDocument {
  return buildTemplate((say) => {
    const unit = say('天', 'days', '天', 'ngày');
    const days = { span: 12, min: 0, max: 366, precision: 1, append: unit, required: true } as const;
    return createFormDocument(
      numbered([
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
          // as the request for leave has them: personal leave has no balance
          options: options(say('年假', 'Holiday', '特休', 'Phép năm'), say('病假', 'Sick leave', '病假', 'Nghỉ ốm')),
        }),
        createField('number', { ...days, id: 'granted', label: say('额度', 'Granted', '額度', 'Được cấp') }),
        createField('number', {
          ...{ ...days, id: 'used', label: say('已用', 'Used', '已用', 'Đã dùng'), defaultFormula: '0' },
        }),
        createField('calculate', {
          ...{ id: 'remaining', label: say('剩余', 'Left', '剩餘', 'Còn lại'), span: 12, append: unit },
          ...{ precision: 1, formula: '{granted} - {used}' },
        }),
      ]),
      {
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
      },
    );
  });
}

/** The interface that answers everybody what they have left themselves, asked with a year and a kind. */
export function leaveBalanceInterface(modelId: string, say: Say) {
  return {
    kind: 'sql' as const,
    access: 'everyone' as const,
    category: 'interfaceType_base',
    description: say(
      '当前用户某年某类假期的剩余天数，供请假申请查询',
      'What the user has left of a kind of leave in a year, for the request for leave',
      '目前使用者某年某類假期的剩餘天數，供請假申請查詢',
      'Số ngày còn lại của người dùng theo năm và loại nghỉ, dùng cho đơn xin nghỉ',
    ),
    sql: `select _id as id, granted - used as remaining
from ${tableOfModel(modelId)}
where person = {{person}} and year = {{year}} and kind = {{kind}}
order by _id
limit 1`,
    parameters: [
      // whose days they are says the server: nobody asks for those of others
      asked('person', say('本人', 'Oneself', '本人', 'Bản thân'), 'text', 'userId'),
      asked('year', say('年度', 'Year', '年度', 'Năm'), 'number', 'caller'),
      asked('kind', say('假期类型', 'Kind of leave', '假期類型', 'Loại nghỉ'), 'text', 'caller'),
    ],
  };
}

function asked<Type extends 'text' | 'number', Source extends 'caller' | 'userId'>(
  name: string,
  label: string,
  type: Type,
  source: Source,
) {
  return { name, label, type, source, required: true, defaultValue: '' };
}
