import { describe } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Splitter } from './Splitter.js';

describe('Splitter', () => {
  describeConformance(<Splitter start="左" end="右" />, { slot: 'splitter', refIs: 'div' });
});
