import { describe } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Label } from './Label.js';

describe('Label', () => {
  describeConformance(<Label htmlFor="x">姓名</Label>, { slot: 'label', refIs: 'label' });
});
