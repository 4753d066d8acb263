import { describe, expect, it } from 'vitest';
import { describeSheet } from './describeSheet.js';
import { readSheetRows } from './readSheetRows.js';
import { Unreadable } from './Unreadable.js';

const bytes = (text: string) => new TextEncoder().encode(text);
const rows = (content: string | Uint8Array, limit = 100) =>
  readSheetRows({ content: typeof content === 'string' ? bytes(content) : content, rows: limit, columns: 9 });
const cells = (content: string | Uint8Array) => rows(content).map((row) => row.cells);

describe('a text of separated values', () => {
  it.each([
    ['commas', '姓名,金额\n张三,1\n'],
    ['semicolons', '姓名;金额\n张三;1\n'],
    ['tabs', '姓名\t金额\r\n张三\t1\r\n'],
    ['a line that names the separator', 'sep=;\n姓名;金额\n张三;1'],
    ['old line ends', '姓名,金额\r张三,1\r'],
  ])('with %s is read', (_what, text) => {
    expect(cells(text)).toEqual([
      ['姓名', '金额'],
      ['张三', '1'],
    ]);
  });

  it('takes the separator that makes a table, not the one that stands in the texts', () => {
    expect(cells('名称;说明\n甲;一, 二, 三\n乙;四\n')).toEqual([
      ['名称', '说明'],
      ['甲', '一, 二, 三'],
      ['乙', '四'],
    ]);
  });

  it('reads quotes as spreadsheets do, and counts a row of several lines once', () => {
    expect(rows('a,b\n"x, ""y""","1\n2"\n\n,\n5" pipe,"open\nend')).toEqual([
      { number: 1, cells: ['a', 'b'] },
      { number: 2, cells: ['x, "y"', '1\n2'] },
      { number: 5, cells: ['5" pipe', 'open\nend'] },
    ]);
  });

  it('is UTF-8 with and without its mark, UTF-16 by its mark, else GB18030', () => {
    const expected = [['姓名', '金额']];
    expect(cells('\ufeff姓名,金额')).toEqual(expected);
    expect(cells(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('姓名\t金额', 'utf16le')]))).toEqual(expected);
    // as Excel writes it on Chinese Windows
    expect(cells(Buffer.from('d0d5c3fb2cbdf0b6ee', 'hex'))).toEqual(expected);
  });

  it('has no character that the database cannot hold', () => {
    expect(cells(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('姓\0名\t金额', 'utf16le')]))).toEqual([
      ['姓名', '金额'],
    ]);
  });

  it('that is none is refused', () => {
    expect(() => rows(Buffer.from([0x41, 0x00, 0x42]))).toThrow(Unreadable);
    expect(() => rows(Buffer.from('8130ff', 'hex'))).toThrow(Unreadable);
  });

  it('of too many rows, cells or letters is refused, and only what is asked for is read', () => {
    expect(() => rows('\n'.repeat(60_001))).toThrow(expect.objectContaining({ reason: 'tooMuch' }));
    expect(() => rows(','.repeat(20_000))).toThrow(expect.objectContaining({ reason: 'tooMuch' }));
    expect(() => rows(`${'x'.repeat(30_000)}\n`.repeat(300), 1_000)).toThrow(
      expect.objectContaining({ reason: 'tooMuch' }),
    );
    expect(rows('a\nb\nc', 2)).toHaveLength(2);
  });
});

describe('a sheet that a form begins with', () => {
  const input = { rows: 50_000, columns: 200, headerRow: undefined };

  it('has its headers below a title, or where somebody says', () => {
    const content = bytes('停车记录\n,\n车牌,金额\n京A12345,12.50\n京B12345,3\n');
    const found = describeSheet({ ...input, content });
    expect(found).toMatchObject({ headerRow: 3, total: 2, sheets: [''] });
    expect(found.columns.map(({ header, guess }) => [header, guess])).toEqual([
      ['车牌', 'text'],
      ['金额', 'number'],
    ]);
    expect(describeSheet({ ...input, content, headerRow: 0 })).toMatchObject({ headerRow: 0, total: 4 });
    expect(describeSheet({ ...input, content, headerRow: 4 }).columns[0]?.header).toBe('京A12345');
  });

  it('shows 50 rows and counts all, in the time that a reader has', () => {
    const lines = Array.from({ length: 50_000 }, (_, row) => `某${row},${row}.5,2026-01-05,${row % 3 ? '是' : '否'}`);
    const found = describeSheet({ ...input, content: bytes(`姓名,金额,日期,启用\n${lines.join('\n')}`) });
    expect(found.rows).toHaveLength(50);
    expect(found.total).toBe(50_000);
    expect(found.columns.map(({ guess }) => guess)).toEqual(['text', 'number', 'date', 'switch']);
  });
});
