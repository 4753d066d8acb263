import { type BuildFlow, holders } from './FlowTemplate.js';
import { approval, choice, flowOf, handling, HEAD } from './flowParts.js';

/** A purchase: the more it costs, the more people look at it; large ones in parallel. */
export const purchaseFlow: BuildFlow = (say, company) => {
  const finance = holders(company, 'finance');
  return {
    category: 'flowCategory_purchase',
    icon: 'shopping-cart',
    titleFormula: say(
      "CONCAT('采购：', {title})",
      "CONCAT('Purchase: ', {title})",
      "CONCAT('採購：', {title})",
      "CONCAT('Mua sắm: ', {title})",
    ),
    description: say(
      '按金额逐级审批，大额由财务核对并比价后由总经理批准',
      'Approved level by level as it costs more; large ones are checked, compared and approved by the general manager',
      '按金額逐級審批，大額由財務核對並比價後由總經理批准',
      'Duyệt theo mức tiền; khoản lớn được đối chiếu, so giá rồi tổng giám đốc duyệt',
    ),
    document: flowOf(say, [
      approval('head', say('部门主管', 'Head of department', '部門主管', 'Trưởng bộ phận'), HEAD),
      choice('amount', say('金额', 'Amount', '金額', 'Số tiền'), [
        [
          say('五万元以上', '50,000 and more', '五萬元以上', 'Từ 50.000 trở lên'),
          '{total} >= 50000',
          [
            {
              ...{
                id: 'both',
                name: say('并行审核', 'Side by side', '並行審核', 'Song song'),
                kind: 'branch',
                mode: 'parallel',
              },
              branches: [
                {
                  ...{ id: 'both_1', name: say('财务', 'Finance', '財務', 'Tài chính') },
                  nodes: [
                    approval(
                      'budget',
                      say('财务核对', 'Check of the budget', '財務核對', 'Đối chiếu tài chính'),
                      finance,
                    ),
                  ],
                },
                {
                  ...{ id: 'both_2', name: say('比价', 'Prices', '比價', 'So giá') },
                  nodes: [
                    handling(
                      'quotes',
                      say('采购比价', 'Compare prices', '採購比價', 'So sánh giá'),
                      holders(company, 'purchasing'),
                      { reason: 'write' },
                    ),
                  ],
                },
              ],
            },
            approval(
              'manager',
              say('总经理', 'General manager', '總經理', 'Tổng giám đốc'),
              holders(company, 'manager'),
            ),
          ],
        ],
        [
          say('五千元以上', '5,000 and more', '五千元以上', 'Từ 5.000 trở lên'),
          '{total} >= 5000',
          [approval('finance', say('财务审核', 'Finance', '財務審核', 'Tài chính duyệt'), finance)],
        ],
        [say('其他情况', 'Otherwise', '其他情況', 'Trường hợp khác'), undefined, []],
      ]),
      {
        ...{ id: 'copy', name: say('抄送财务', 'Copy to finance', '抄送財務', 'Gửi tài chính'), kind: 'circulate' },
        people: [...finance],
      },
    ]),
  };
};
