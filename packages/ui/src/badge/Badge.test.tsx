import { describe } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Badge } from './Badge.js';

describe('Badge', () => {
  describeConformance(<Badge count={120} label="条未读" />, { slot: 'badge', refIs: 'span' });
});
