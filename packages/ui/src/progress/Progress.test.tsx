import { describe } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Progress } from './Progress.js';

describe('Progress', () => {
  describeConformance(<Progress aria-label="上传" value={40} />, { slot: 'progress', refIs: 'div' });
});
