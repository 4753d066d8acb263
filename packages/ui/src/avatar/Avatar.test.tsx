import { describe } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Avatar } from './Avatar.js';

describe('Avatar', () => {
  describeConformance(<Avatar name="周雨桐" />, { slot: 'avatar', refIs: 'span' });
});
