import { describe } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { TreeSelect } from './TreeSelect.js';

describe('TreeSelect', () => {
  describeConformance(<TreeSelect aria-label="部门" nodes={[{ id: 'a', label: '财务部' }]} defaultValue="a" />, {
    slot: 'tree-select',
    refIs: 'button',
  });
});
