import { type BuildFlow, holders } from './FlowTemplate.js';
import { approval, choice, flowOf, HEAD } from './flowParts.js';

/** An expense claim: finance books it to a budget, and large ones are approved above. */
export const expenseFlow: BuildFlow = (say, company) => ({
  category: 'flowCategory_finance',
  icon: 'receipt',
  titleFormula: say(
    "CONCAT('报销：', {purpose})",
    "CONCAT('Expenses: ', {purpose})",
    "CONCAT('報銷：', {purpose})",
    "CONCAT('Thanh toán: ', {purpose})",
  ),
  description: say(
    '部门主管与财务依次审核，两万元以上由总经理批准',
    'The head of the department, then finance; above 20,000 the general manager',
    '部門主管與財務依次審核，兩萬元以上由總經理批准',
    'Trưởng bộ phận rồi tài chính duyệt; trên 20.000 do tổng giám đốc duyệt',
  ),
  document: flowOf(say, [
    approval('head', say('部门主管', 'Head of department', '部門主管', 'Trưởng bộ phận'), HEAD),
    approval('finance', say('财务审核', 'Finance', '財務審核', 'Tài chính duyệt'), holders(company, 'finance'), {
      fields: { account: 'required' },
    }),
    choice('large', say('金额', 'Amount', '金額', 'Số tiền'), [
      [
        say('两万元以上', 'Above 20,000', '兩萬元以上', 'Trên 20.000'),
        '{total} > 20000',
        [approval('manager', say('总经理', 'General manager', '總經理', 'Tổng giám đốc'), holders(company, 'manager'))],
      ],
      [say('其他情况', 'Otherwise', '其他情況', 'Trường hợp khác'), undefined, []],
    ]),
  ]),
});
