import { describe } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Skeleton } from './Skeleton.js';

describe('Skeleton', () => {
  describeConformance(<Skeleton lines={3} />, { slot: 'skeleton', refIs: 'div' });
});
