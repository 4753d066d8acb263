import { describe } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Sheet } from './Sheet.js';

describe('Sheet', () => {
  describeConformance(<Sheet title="基本信息">内容</Sheet>, { slot: 'sheet', refIs: 'section' });
});
