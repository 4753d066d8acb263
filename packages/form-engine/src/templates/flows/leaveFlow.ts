import { type FlowNode } from '../../flow/document/FlowDocument.js';
import { type Say } from '../buildTemplate.js';
import { type BuildFlow, holders } from './FlowTemplate.js';
import { approval, choice, flowOf, HEAD } from './flowParts.js';

/** Leave: longer ones are also seen by personnel, and what is approved is taken from a balance where there is one. */
export const leaveFlow: BuildFlow = (say, company) => ({
  category: 'flowCategory_personnel',
  icon: 'calendar-days',
  titleFormula: say(
    "CONCAT('请假', {days}, '天：', {fromDay}, ' 至 ', {toDay})",
    "CONCAT('Leave, ', {days}, ' days: ', {fromDay}, ' to ', {toDay})",
    "CONCAT('請假', {days}, '天：', {fromDay}, ' 至 ', {toDay})",
    "CONCAT('Nghỉ ', {days}, ' ngày: ', {fromDay}, ' đến ', {toDay})",
  ),
  description:
    company.leaveBalance === undefined
      ? say(
          '年假、病假、事假；三天以上由人力资源部备案',
          'Holiday, sick and personal leave; personnel sees what is longer than three days',
          '特休、病假、事假；三天以上由人力資源部備案',
          'Phép năm, nghỉ ốm, việc riêng; trên ba ngày phòng nhân sự xem xét',
        )
      : say(
          '年假、病假、事假；三天以上由人力资源部备案，批准后扣减假期额度，额度不足时不通过',
          'Holiday, sick and personal leave; personnel sees what is longer than three days; taken from the balance once approved, refused where it is too small',
          '特休、病假、事假；三天以上由人力資源部備案，批准後扣減假期額度，額度不足時不通過',
          'Phép năm, nghỉ ốm, việc riêng; trên ba ngày phòng nhân sự xem xét; duyệt xong trừ vào quỹ nghỉ, không đủ thì bị từ chối',
        ),
  document: flowOf(say, [
    approval('head', say('部门主管', 'Head of department', '部門主管', 'Trưởng bộ phận'), HEAD),
    choice('long', say('天数', 'Days', '天數', 'Số ngày'), [
      [
        say('三天以上', 'More than three days', '三天以上', 'Trên ba ngày'),
        '{days} > 3',
        [approval('hr', say('人力资源部', 'Personnel', '人力資源部', 'Phòng nhân sự'), holders(company, 'personnel'))],
      ],
      [say('三天以内', 'Up to three days', '三天以內', 'Từ ba ngày trở xuống'), undefined, []],
    ]),
    ...(company.leaveBalance === undefined ? [] : [takenFrom(company.leaveBalance.modelId, say)]),
  ]),
});

function takenFrom(modelId: string, say: Say): FlowNode {
  return choice('balance', say('额度', 'Balance', '額度', 'Quỹ nghỉ'), [
    [
      say('有额度的假期', 'Leave with a balance', '有額度的假期', 'Nghỉ có quỹ'),
      "{kind} != '3'",
      [
        {
          ...{
            id: 'take',
            name: say('扣减额度', 'Take the days', '扣減額度', 'Trừ quỹ nghỉ'),
            kind: 'record',
            modelId,
          },
          action: { kind: 'change', id: '{balance}' },
          values: { used: '{target.used} + {days}' },
          // somebody else's request may have taken the days meanwhile
          failed: 'reject',
        },
      ],
    ],
    [say('事假', 'Personal leave', '事假', 'Việc riêng'), undefined, []],
  ]);
}
