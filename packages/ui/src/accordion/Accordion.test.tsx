import { describe } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Accordion } from './Accordion.js';

describe('Accordion', () => {
  describeConformance(<Accordion items={[{ value: 'a', label: '基本信息', content: '内容' }]} defaultValue={['a']} />, {
    slot: 'accordion',
  });
});
