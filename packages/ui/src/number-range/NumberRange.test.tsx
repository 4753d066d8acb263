import { describe } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { NumberRange } from './NumberRange.js';

describe('NumberRange', () => {
  describeConformance(<NumberRange aria-label="金额" />, { slot: 'number-range' });
});
