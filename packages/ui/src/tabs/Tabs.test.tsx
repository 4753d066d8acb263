import { describe } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Tabs } from './Tabs.js';

describe('Tabs', () => {
  describeConformance(
    <Tabs
      items={[
        { value: 'a', label: '全部', content: '内容' },
        { value: 'b', label: '待办', content: '内容' },
      ]}
    />,
    { slot: 'tabs', refIs: 'div' },
  );
});
