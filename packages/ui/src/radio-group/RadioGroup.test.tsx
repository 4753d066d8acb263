import { describe } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { RadioGroup } from './RadioGroup.js';

describe('RadioGroup', () => {
  describeConformance(
    <RadioGroup
      aria-label="计费"
      options={[
        { value: 1, label: '按时' },
        { value: 2, label: '按次' },
      ]}
      defaultValue={1}
    />,
    { slot: 'radio-group' },
  );
});
