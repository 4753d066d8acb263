import { type BuildFlow, holders } from './FlowTemplate.js';
import { approval, flowOf, handling, HEAD } from './flowParts.js';

/** The use of a seal: agreed to by the head, done by whoever keeps the seals. */
export const sealFlow: BuildFlow = (say, company) => ({
  category: 'flowCategory_operation',
  icon: 'stamp',
  titleFormula: say(
    "CONCAT('用印：', {paper}, '，', {copies}, ' 份')",
    "CONCAT('Seal: ', {paper}, ', copies: ', {copies})",
    "CONCAT('用印：', {paper}, '，', {copies}, ' 份')",
    "CONCAT('Đóng dấu: ', {paper}, ', ', {copies}, ' bản')",
  ),
  description: say(
    '部门主管同意后由印章管理员用印并登记时间',
    'The head agrees; whoever keeps the seals stamps and writes down when',
    '部門主管同意後由印章管理員用印並登記時間',
    'Trưởng bộ phận đồng ý, người giữ con dấu đóng dấu và ghi thời gian',
  ),
  document: flowOf(
    say,
    [
      approval('head', say('部门主管', 'Head of department', '部門主管', 'Trưởng bộ phận'), HEAD),
      handling(
        'stamp',
        say('印章管理员', 'Keeper of the seals', '印章管理員', 'Người giữ con dấu'),
        holders(company, 'sealKeeper'),
        { sealedAt: 'write' },
      ),
    ],
    { sealedAt: 'hidden' },
  ),
});
