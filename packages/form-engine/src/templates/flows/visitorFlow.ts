import { type BuildFlow, holders } from './FlowTemplate.js';
import { approval, choice, flowOf, handling } from './flowParts.js';

/** A visit: the host confirms it, a space is kept for a car, and the desk takes the visitor in. */
export const visitorFlow: BuildFlow = (say, company) => ({
  category: 'flowCategory_operation',
  icon: 'user-round-check',
  titleFormula: say(
    "CONCAT('访客：', {visitor}, '，', {people}, ' 人')",
    "CONCAT('Visitor: ', {visitor}, ', people: ', {people})",
    "CONCAT('訪客：', {visitor}, '，', {people}, ' 人')",
    "CONCAT('Khách: ', {visitor}, ', ', {people}, ' người')",
  ),
  description: say(
    '接待人确认，驾车来访的预留车位，到访时前台登记',
    'The host confirms, a space is kept for a car, the desk registers the arrival',
    '接待人確認，駕車來訪的預留車位，到訪時櫃台登記',
    'Người tiếp xác nhận, giữ chỗ đỗ nếu đi ô tô, lễ tân ghi nhận khi đến',
  ),
  document: flowOf(say, [
    approval('host', say('接待人确认', 'Host confirms', '接待人確認', 'Người tiếp xác nhận'), [
      { kind: 'field', path: 'host' },
    ]),
    choice('car', say('驾车', 'By car', '駕車', 'Đi ô tô'), [
      [
        say('驾车', 'By car', '駕車', 'Đi ô tô'),
        '{hasCar}',
        [handling('space', say('预留车位', 'Keep a space', '預留車位', 'Giữ chỗ đỗ'), holders(company, 'parking'), {})],
      ],
      [say('步行', 'On foot', '步行', 'Đi bộ'), undefined, []],
    ]),
    {
      ...handling(
        'desk',
        say('前台登记', 'Front desk', '櫃台登記', 'Lễ tân ghi nhận'),
        holders(company, 'reception'),
        {},
      ),
      claim: true,
    },
  ]),
});
