import { describe } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Spinner } from './Spinner.js';

describe('Spinner', () => {
  describeConformance(<Spinner label="加载中" />, { slot: 'spinner', refIs: 'span' });
});
