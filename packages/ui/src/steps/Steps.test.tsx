import { describe } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Steps } from './Steps.js';

describe('Steps', () => {
  describeConformance(
    <Steps
      current={1}
      items={[
        { key: 'a', title: '填写' },
        { key: 'b', title: '审核' },
      ]}
    />,
    { slot: 'steps', refIs: 'ol' },
  );
});
