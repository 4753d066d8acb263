import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Barcode, BARCODE_DEFAULTS, barsOf, isBarcodeText } from './Barcode.js';

describe('Barcode', () => {
  describeConformance(<Barcode value="A01" />, { slot: 'barcode', refIs: 'svg' });

  it('V5-39 draws letters and digits, nothing else', () => {
    expect(['A01', 'xf2026', '007'].every(isBarcodeText)).toBe(true);
    expect(['', 'A-01', '车1', 'A 1', 'a.b'].some(isBarcodeText)).toBe(false);
    const view = render(<Barcode value="A01" />);
    expect(screen.getByRole('img', { name: 'A01' })).toBeTruthy();
    view.rerender(<Barcode value="停车券" />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('C9-15 starts as code128 with bars 4 wide and 40 high', () => {
    expect(BARCODE_DEFAULTS).toEqual({ format: 'code128', width: 4, height: 40 });
    // start code B, the characters, check sum, stop (13 modules), 11 modules each
    expect(barsOf('A01')).toHaveLength(11 * 5 + 13);
    expect(barsOf('A01').startsWith('11010010000')).toBe(true);
    render(<Barcode value="A01" showText={false} />);
    expect(screen.getByRole('img').getAttribute('viewBox')).toBe(`0 0 ${68 * 4 + 80} 40`);
  });

  it('draws nothing when the format cannot hold the text', () => {
    expect(barsOf('A01', 'ean13')).toBe('');
  });
});
