import { describe } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Status } from './Status.js';

describe('Status', () => {
  describeConformance(<Status tone="locked">锁定</Status>, { slot: 'status', refIs: 'span' });
});
