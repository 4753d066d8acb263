import { describe } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { ErrorState } from './ErrorState.js';

describe('ErrorState', () => {
  describeConformance(<ErrorState onRetry={() => undefined} requestId="7f3a91c2" />, {
    slot: 'error-state',
    refIs: 'div',
  });
});
