import { describe } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Switch } from './Switch.js';

describe('Switch', () => {
  describeConformance(<Switch aria-label="启用" />, { slot: 'switch', refIs: 'button' });
});
