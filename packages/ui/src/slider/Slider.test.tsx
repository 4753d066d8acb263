import { describe } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Slider } from './Slider.js';

describe('Slider', () => {
  describeConformance(<Slider aria-label="音量" defaultValue={30} />, { slot: 'slider' });
});
