import { describe } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Descriptions } from './Descriptions.js';

describe('Descriptions', () => {
  describeConformance(
    <Descriptions
      items={[
        { key: 'a', label: '姓名', value: '周雨桐' },
        { key: 'b', label: '邮箱', value: '' },
      ]}
    />,
    { slot: 'descriptions', refIs: 'dl' },
  );
});
