import { type BuildFlow, holders } from './FlowTemplate.js';
import { approval, flowOf, handling, HEAD } from './flowParts.js';

/** A repair: whoever mends signs for it and writes down what was done, and the head confirms. */
export const repairFlow: BuildFlow = (say, company) => ({
  category: 'flowCategory_operation',
  icon: 'wrench',
  titleFormula: say(
    "CONCAT('报修：', {equipment}, '（', {place}, '）')",
    "CONCAT('Repair: ', {equipment}, ' (', {place}, ')')",
    "CONCAT('報修：', {equipment}, '（', {place}, '）')",
    "CONCAT('Báo hỏng: ', {equipment}, ' (', {place}, ')')",
  ),
  description: say(
    '维修人员签收后处理并填写措施，主管确认',
    'Maintenance signs for it, mends and writes down what was done; the head confirms',
    '維修人員簽收後處理並填寫措施，主管確認',
    'Nhân viên sửa chữa nhận việc, xử lý và ghi biện pháp; trưởng bộ phận xác nhận',
  ),
  document: flowOf(
    say,
    [
      {
        ...handling('mend', say('维修处理', 'Repair', '維修處理', 'Sửa chữa'), holders(company, 'maintenance'), {
          measure: 'required',
          cost: 'write',
        }),
        claim: true,
      },
      approval('confirm', say('主管确认', 'Head confirms', '主管確認', 'Trưởng bộ phận xác nhận'), HEAD),
    ],
    { measure: 'hidden', cost: 'hidden' },
  ),
});
