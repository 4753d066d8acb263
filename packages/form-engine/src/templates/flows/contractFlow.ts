import { type FlowNode } from '../../flow/document/FlowDocument.js';
import { type Say } from '../buildTemplate.js';
import { type BuildFlow, type FlowCompany, holders } from './FlowTemplate.js';
import { approval, choice, flowOf, handling, HEAD } from './flowParts.js';

/** A contract: looked at from three sides at once, sealed once it is approved, filed, and sent to finance. */
export const contractFlow: BuildFlow = (say, company) => {
  const finance = holders(company, 'finance');
  return {
    category: 'flowCategory_purchase',
    icon: 'file-signature',
    titleFormula: say(
      "CONCAT('合同：', {title}, '（', {party}, '）')",
      "CONCAT('Contract: ', {title}, ' (', {party}, ')')",
      "CONCAT('合約：', {title}, '（', {party}, '）')",
      "CONCAT('Hợp đồng: ', {title}, ' (', {party}, ')')",
    ),
    description:
      company.sealFlow === undefined
        ? say(
            '业务、财务与法务同时审核，十万元以上由总经理批准；批准后用印，归档后抄送财务',
            'Business, finance and legal at once, above 100,000 the general manager; then sealed, filed and sent to finance',
            '業務、財務與法務同時審核，十萬元以上由總經理批准；批准後用印，歸檔後抄送財務',
            'Nghiệp vụ, tài chính và pháp chế cùng duyệt, trên 100.000 tổng giám đốc duyệt; sau đó đóng dấu, lưu trữ và gửi tài chính',
          )
        : say(
            '业务、财务与法务同时审核，十万元以上由总经理批准；批准后自动发起用印，归档后抄送财务',
            'Business, finance and legal at once, above 100,000 the general manager; then the seal is asked for by itself, and finance gets it once filed',
            '業務、財務與法務同時審核，十萬元以上由總經理批准；批准後自動發起用印，歸檔後抄送財務',
            'Nghiệp vụ, tài chính và pháp chế cùng duyệt, trên 100.000 tổng giám đốc duyệt; sau đó tự khởi tạo đóng dấu, lưu trữ rồi gửi tài chính',
          ),
    document: flowOf(
      say,
      [
        {
          ...{
            id: 'review',
            name: say('会审', 'Joint review', '會審', 'Cùng duyệt'),
            kind: 'branch',
            mode: 'parallel',
          },
          branches: [
            {
              ...{ id: 'review_1', name: say('业务', 'Business', '業務', 'Nghiệp vụ') },
              nodes: [approval('head', say('部门主管', 'Head of department', '部門主管', 'Trưởng bộ phận'), HEAD)],
            },
            {
              ...{ id: 'review_2', name: say('财务', 'Finance', '財務', 'Tài chính') },
              nodes: [approval('finance', say('财务审核', 'Finance', '財務審核', 'Tài chính duyệt'), finance)],
            },
            {
              ...{ id: 'review_3', name: say('法务', 'Legal', '法務', 'Pháp chế') },
              nodes: [
                approval('legal', say('法务审核', 'Legal', '法務審核', 'Pháp chế duyệt'), holders(company, 'legal')),
              ],
            },
          ],
        },
        choice('amount', say('金额', 'Amount', '金額', 'Số tiền'), [
          [
            say('十万元以上', 'Above 100,000', '十萬元以上', 'Trên 100.000'),
            '{amount} > 100000',
            [
              approval(
                'manager',
                say('总经理', 'General manager', '總經理', 'Tổng giám đốc'),
                holders(company, 'manager'),
              ),
            ],
          ],
          [say('其他情况', 'Otherwise', '其他情況', 'Trường hợp khác'), undefined, []],
        ]),
        sealed(say, company),
        handling('file', say('合同归档', 'File', '合約歸檔', 'Lưu trữ'), holders(company, 'archive'), {
          fileNumber: 'required',
        }),
        {
          ...{ id: 'copy', name: say('抄送财务', 'Copy to finance', '抄送財務', 'Gửi tài chính'), kind: 'circulate' },
          people: [...finance],
        },
      ],
      { fileNumber: 'hidden' },
    ),
  };
};

function sealed(say: Say, company: FlowCompany): FlowNode {
  const name = say('合同用印', 'Seal', '合約用印', 'Đóng dấu');
  if (company.sealFlow === undefined) return handling('seal', name, holders(company, 'sealKeeper'), {});
  return {
    ...{ id: 'seal', name, kind: 'subFlow', flowId: company.sealFlow, launcher: 'launcher' },
    values: { paper: '{title}', party: '{party}', seal: "'2'", copies: '4' },
    ...{ wait: true, refused: 'reject' },
  };
}
