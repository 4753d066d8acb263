import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Splitter } from './Splitter.js';

describe('Splitter', () => {
  describeConformance(<Splitter start="左" end="右" />, { slot: 'splitter', refIs: 'div' });

  it('moves by arrow keys within its bounds', async () => {
    render(<Splitter start="左" end="右" defaultSize={470} max={480} />);
    const line = screen.getByRole('separator');
    line.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(line.getAttribute('aria-valuenow')).toBe('480');
  });
});
