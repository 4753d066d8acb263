import { describe } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Icon } from './Icon.js';

describe('Icon', () => {
  describeConformance(<Icon name="house" />, { slot: 'icon', refIs: 'svg' });
});
