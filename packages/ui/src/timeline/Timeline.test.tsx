import { describe } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Timeline } from './Timeline.js';

describe('Timeline', () => {
  describeConformance(<Timeline items={[{ key: 'a', title: '提交申请', time: '11-20 18:42' }]} />, {
    slot: 'timeline',
    refIs: 'ol',
  });
});
