import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Badge } from './Badge.js';

describe('Badge', () => {
  describeConformance(<Badge count={120} label="条未读" />, { slot: 'badge', refIs: 'span' });

  it('C9-23 counts to 99, then says 99+, and draws nothing for 0', () => {
    const { rerender } = render(<Badge count={99} />);
    expect(screen.getByText('99')).toBeTruthy();
    rerender(<Badge count={100} />);
    expect(screen.getByText('99+')).toBeTruthy();
    rerender(<Badge count={0} />);
    expect(document.querySelector('[data-slot=badge]')).toBeNull();
  });
});
