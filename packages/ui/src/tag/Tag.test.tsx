import { describe } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Tag } from './Tag.js';

describe('Tag', () => {
  describeConformance(<Tag onRemove={() => undefined}>财务部</Tag>, { slot: 'tag', refIs: 'span' });
});
