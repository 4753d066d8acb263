import { describe } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { VirtualList } from './VirtualList.js';

describe('VirtualList', () => {
  describeConformance(
    <VirtualList aria-label="消息" items={['a', 'b']} itemKey={(item) => item} renderItem={(item) => item} />,
    { slot: 'virtual-list', refIs: 'div' },
  );
});
