import { describe } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Alert } from './Alert.js';

describe('Alert', () => {
  describeConformance(
    <Alert tone="danger" title="离线">
      最近心跳 18:42:07。
    </Alert>,
    { slot: 'alert', refIs: 'div' },
  );
});
