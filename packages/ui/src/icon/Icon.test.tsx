import { render, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Icon } from './Icon.js';

describe('Icon', () => {
  describeConformance(<Icon name="house" />, { slot: 'icon', refIs: 'svg' });

  it('keeps its place, then draws the glyph of its name, and a circle for a name that it does not know', async () => {
    const { container } = render(
      <>
        <Icon name="house" size={20} />
        <Icon name="no-such-icon" />
        <Icon name="constructor" />
      </>,
    );
    const [house] = container.querySelectorAll('svg');
    expect(house?.getAttribute('width')).toBe('20');
    await waitFor(() => expect(container.querySelector('.lucide-house')).not.toBeNull());
    expect(container.querySelectorAll('svg')).toHaveLength(3);
    expect(container.querySelectorAll('.lucide-circle')).toHaveLength(2);
  });
});
