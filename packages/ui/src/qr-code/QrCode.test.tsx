import { describe } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { QrCode } from './QrCode.js';

describe('QrCode', () => {
  describeConformance(<QrCode value="https://example.com" />, { slot: 'qr-code', refIs: 'svg' });
});
