import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PrintSheet } from './PrintSheet.js';
import { fillHtml, lookUp } from './printValues.js';

const SIGNED = 'data:image/svg+xml;base64,PHN2Zy8+';
const more = (as: string, content: string[], text = '') => ({ as, content, text });
const lookup = lookUp({
  r: {
    record: {
      sign: more('image', [SIGNED], '✓'),
      notice: more('html', ['<p>请<strong>减速</strong></p>'], '请减速'),
      photos: more(
        'images',
        ['/api/file/Download/annexpic/a.png', '/api/file/Download/annexpic/b.png'],
        'a.png、b.png',
      ),
      code: more('qrcode', ['P1'], 'P1'),
      bars: { ...more('barcode', ['12345670'], '12345670'), format: 'ean8' },
      words: more('barcode', ['车-1'], '车-1'),
    },
    lists: { rows: [{ sign: more('image', [SIGNED], '✓') }] },
  },
});

it('prints what is more than its text: signatures and images as pictures, set text as it was set, codes', () => {
  const items = ['sign', 'notice', 'photos', 'code', 'bars', 'words'];
  const facts = items.map((name) => ({ label: name, field: `r.${name}` }));
  render(<PrintSheet blocks={[{ id: 'a', kind: 'facts', columns: 1, items: facts }]} lookup={lookup} />);
  expect(screen.getByRole('img', { name: 'sign' }).getAttribute('src')).toBe(SIGNED);
  expect(screen.getByText('减速').tagName).toBe('STRONG');
  const photos = screen.getAllByRole('img', { name: /^photos/ }).map((image) => image.getAttribute('src'));
  expect(photos).toEqual([expect.stringContaining('annexpic/a.png'), expect.stringContaining('annexpic/b.png')]);
  expect(screen.getByRole('img', { name: 'P1' })).toBeDefined();
  expect(screen.getByRole('img', { name: '12345670' })).toBeDefined();
  // no barcode can hold it, so it is written
  expect(screen.getByText('车-1')).toBeDefined();
});

it('prints them in tables too, and as texts inside a text', () => {
  const column = { label: '签名', field: 'sign', align: 'left' as const, width: 0, total: false };
  const table = { id: 'a', kind: 'table' as const, list: 'r.rows', numbered: false, columns: [column] };
  render(<PrintSheet blocks={[table]} lookup={lookup} />);
  expect(screen.getByRole('img', { name: '签名' }).getAttribute('src')).toBe(SIGNED);
  expect(fillHtml('{{r.notice}} {{r.photos}}', lookup)).toBe('请减速 a.png、b.png');
});
