import { expect, it } from 'vitest';
import { flowsByCategory } from './flowsByCategory.js';

it('stands in the order of the categories, with those of none at the end', () => {
  const flow = (id: string, category: string) => ({ id, fullName: id, category, icon: '', description: '' });
  const categories = [
    { value: 'hr', label: '人事' },
    { value: 'law', label: '法务' },
    { value: 'buy', label: '采购' },
  ];
  const flows = [flow('purchase', 'buy'), flow('gone', 'old'), flow('leave', 'hr'), flow('plain', '')];
  expect(
    flowsByCategory(flows, categories, '其他').map((group) => [group.name, group.flows.map(({ id }) => id)]),
  ).toEqual([
    ['人事', ['leave']],
    ['采购', ['purchase']],
    ['其他', ['gone', 'plain']],
  ]);
});
