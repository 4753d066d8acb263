import { describe } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Textarea } from './Textarea.js';

describe('Textarea', () => {
  describeConformance(<Textarea aria-label="备注" />, { slot: 'textarea', refIs: 'textarea' });
});
