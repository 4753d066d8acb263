import { describe } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { DateRangePicker } from './DateRangePicker.js';

describe('DateRangePicker', () => {
  describeConformance(<DateRangePicker aria-label="期间" defaultValue={['2026-11-01', '2026-11-20']} />, {
    slot: 'date-range-picker',
    refIs: 'button',
  });
});
