import { expect, it } from 'vitest';
import { A4, millimetres, pageRule, sizeOf } from './paper.js';

it('turns a sheet, and lets a roll be as long as what is printed', () => {
  expect(sizeOf({ ...A4, orientation: 'landscape' })).toEqual({ width: 297, height: 210 });
  expect(sizeOf({ ...A4, paperSize: 'custom', paperWidth: 60, paperHeight: 40 })).toEqual({ width: 60, height: 40 });
  expect(sizeOf({ ...A4, paperSize: 'roll80' })).toEqual({ width: 80, height: null });
  const roll = { ...A4, paperSize: 'roll80' as const, marginTop: 2, marginBottom: 3 };
  expect(pageRule(roll, millimetres(960))).toContain('size: 80mm 260mm; margin: 2mm 15mm 3mm 15mm;');
});

it('numbers pages where it is asked for', () => {
  expect(pageRule(A4, 0)).not.toContain('counter');
  expect(pageRule({ ...A4, pageNumber: 'right' }, 0)).toContain('@bottom-right { content: counter(page)');
});
