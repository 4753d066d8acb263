import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { HoverCard } from './HoverCard.js';

afterEach(cleanup);

describe('HoverCard', () => {
  describeConformance(
    <HoverCard defaultOpen trigger={<a href="#zhang">张伟</a>}>
      财务部
    </HoverCard>,
    { slot: 'hover-card', refIs: 'div' },
  );

  it('opens by the focus and closes by Escape', async () => {
    const handleOpen = vi.fn();
    render(
      <HoverCard openDelay={0} closeDelay={0} trigger={<a href="#zhang">张伟</a>} onOpenChange={handleOpen}>
        财务部
      </HoverCard>,
    );
    await userEvent.tab();
    expect(await screen.findByText('财务部')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(handleOpen.mock.calls).toEqual([[true], [false]]);
  });
});
