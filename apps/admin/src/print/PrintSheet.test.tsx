import { type PrintBlock } from '@smart-admin/api-client/contract';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PrintSheet } from './PrintSheet.js';
import { lookUp } from './printValues.js';

const column = (label: string, field: string, total = false) => ({
  label,
  field,
  total,
  align: 'left' as const,
  width: 0,
});
const blocks: PrintBlock[] = [
  { id: 'a', kind: 'text', align: 'left', html: '<p>{{v.no}} {{v.note}}</p>' },
  {
    id: 'b',
    kind: 'table',
    list: 'v.rows',
    numbered: true,
    columns: [column('名称', 'name'), column('金额', 'fee', true)],
  },
  { id: 'c', kind: 'code', code: 'qr', field: 'v.no', size: 25, align: 'left' },
  { id: 'd', kind: 'code', code: 'barcode', field: 'v.note', size: 10, align: 'left' },
];
const note = '<img src="x" onerror="alert(1)">';
const lookup = lookUp({
  v: {
    record: { no: 'FK-1', note },
    lists: {
      rows: [
        { name: note, fee: '1.10' },
        { name: 'B', fee: '2' },
      ],
    },
  },
});

it('draws values as text, whatever is in them, and nothing that does something', () => {
  const { container } = render(<PrintSheet blocks={blocks} lookup={lookup} />);
  expect(container.querySelector('img, script')).toBeNull();
  expect(screen.getByText(`FK-1 ${note}`)).toBeDefined();
  // no barcode can hold it, so it is written
  expect(screen.getByText(note, { selector: 'span' })).toBeDefined();
  expect(screen.getByRole('img', { name: 'FK-1' })).toBeDefined();
});

it('repeats a row for each of a list, numbered, with sums', () => {
  render(<PrintSheet blocks={blocks} lookup={lookup} />);
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(['#名称金额', `1${note}1.10`, '2B2', 'Σ3.10']);
});
