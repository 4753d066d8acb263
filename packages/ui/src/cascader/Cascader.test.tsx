import { describe } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Cascader } from './Cascader.js';

describe('Cascader', () => {
  describeConformance(<Cascader aria-label="地区" options={[{ value: 'a', label: '北京市' }]} />, {
    slot: 'cascader',
    refIs: 'button',
  });
});
