import { render, screen } from '@testing-library/react';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { QR_DESIGNER_DEFAULTS, QrCode } from './QrCode.js';

/** What a drawn code looks like: its size, its colours, and how many modules an edge has. */
function look(name: string) {
  const svg = screen.getByRole('img', { name });
  return {
    size: [svg.getAttribute('width'), svg.getAttribute('height')],
    colours: [...svg.children].map((part) => part.getAttribute('fill')),
    modules: Number(svg.getAttribute('viewBox')?.split(' ')[2]),
  };
}

describe('QrCode', () => {
  describeConformance(<QrCode value="https://example.com" />, { slot: 'qr-code', refIs: 'svg' });

  it('starts at 40 px with low error correction, and at 100 px in #000 on #fff in the designer', () => {
    // long enough that a better correction needs a larger code
    const text = 'https://example.com/pay?order=20260101000001&amount=1200&lot=binhai01&exit=2';
    const modules = (ecc: 'L' | 'M') => encode(text, { ecc, border: 2 }).size;
    expect(modules('L')).toBeLessThan(modules('M'));
    render(<QrCode value={text} />);
    expect(look(text)).toMatchObject({ size: ['40', '40'], modules: modules('L') });
    render(<QrCode value="designed" {...QR_DESIGNER_DEFAULTS} />);
    expect(look('designed')).toMatchObject({ size: ['100', '100'], colours: ['#fff', '#000'] });
  });
});
