import { expect, it } from 'vitest';
import { qualifiedLabel } from './qualifiedLabel.js';
import { type TreeNode } from './treeNode.js';
import { indexTree } from './treeState.js';

const department = (id: string, label: string, children?: TreeNode[]): TreeNode => ({ id, label, children });
const index = indexTree([
  department('group', '滨海集团', [
    department('hq', '总部', [department('hq-hr', '人力资源部')]),
    department('south', '城南分公司', [
      department('south-parking', '停车运营部', [department('south-first', '一组')]),
      department('south-repair', '设备维保部', [department('south-second', '一组')]),
    ]),
    department('west', '西城分公司', [department('west-parking', '停车运营部')]),
  ]),
]);
const COMPANIES = ['group', 'south', 'west', 'hq'];
const label = (id: string) => qualifiedLabel(index, id, (node) => COMPANIES.includes(node.id));

it('leaves a name alone that nothing else has', () => {
  expect(label('hq-hr')).toBe('人力资源部');
  expect(label('unknown')).toBe('unknown');
});

it('puts the company before a name that others have', () => {
  expect(label('south-parking')).toBe('城南分公司 / 停车运营部');
  expect(label('west-parking')).toBe('西城分公司 / 停车运营部');
});

it('names what it lies in too where one company has the name twice', () => {
  expect(label('south-first')).toBe('城南分公司 / 停车运营部 / 一组');
  expect(label('south-second')).toBe('城南分公司 / 设备维保部 / 一组');
});

it('takes the parent where nothing says what a home is', () => {
  expect(qualifiedLabel(index, 'south-first')).toBe('停车运营部 / 一组');
});
