import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Anchor } from './Anchor.js';

afterEach(cleanup);

const ITEMS = [
  { id: 'basic', label: '基本信息' },
  { id: 'fees', label: '收费', children: [{ id: 'night', label: '夜间' }] },
];

describe('Anchor', () => {
  describeConformance(<Anchor items={ITEMS} />, { slot: 'anchor', refIs: 'nav' });

  it('goes to a section with the focus and leaves the address alone', async () => {
    const handleNavigate = vi.fn();
    render(
      <>
        <Anchor items={ITEMS} onNavigate={handleNavigate} />
        <section id="basic">一</section>
        <section id="fees">
          二<div id="night">三</div>
        </section>
      </>,
    );
    const before = location.href;
    await userEvent.click(screen.getByRole('link', { name: '夜间' }));
    expect(document.activeElement?.id).toBe('night');
    expect(handleNavigate).toHaveBeenCalledWith('night');
    expect(location.href).toBe(before);
  });
});
