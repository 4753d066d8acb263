import { describe } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { MultiSelect } from './MultiSelect.js';

describe('MultiSelect', () => {
  describeConformance(
    <MultiSelect aria-label="部门" options={[{ value: 'a', label: '财务部' }]} defaultValue={['a']} />,
    { slot: 'multi-select', refIs: 'button' },
  );
});
