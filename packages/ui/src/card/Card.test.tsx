import { describe } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Card } from './Card.js';

describe('Card', () => {
  describeConformance(<Card title="待办">内容</Card>, { slot: 'card', refIs: 'section' });
});
