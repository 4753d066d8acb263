import { describe } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { TimePicker } from './TimePicker.js';

describe('TimePicker', () => {
  describeConformance(<TimePicker aria-label="时间" defaultValue="08:30:00" />, {
    slot: 'time-picker',
    refIs: 'input',
  });
});
