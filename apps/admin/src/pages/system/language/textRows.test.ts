import { expect, it } from 'vitest';
import { readTextFile, writeTextFile } from './textFile.js';
import { overridesOf, textRows } from './textRows.js';

const save = { key: 'save', zh: '保存', en: 'Save', zhtw: '儲存', vi: 'Lưu', places: ['ui/form', 'admin/app'] };
const raw = { key: 'raw', zh: '原样', en: '原样', zhtw: '原樣', vi: '', places: ['ui/form'] };
const changed = { language: 'en' as const, key: 'save', original: 'Save', text: 'Keep' };
const lapsed = { language: 'en' as const, key: 'save', original: 'Store', text: 'Hold' };

it('shows overrides in place of originals, what is not translated, and overrides that have lapsed', () => {
  const [first, second, third] = textRows([save, raw], [changed, lapsed]);
  expect(first).toMatchObject({ texts: { zh: '保存', en: 'Keep' }, changed: ['en'], missing: [], lapsed: false });
  expect(second).toMatchObject({ changed: [], missing: ['en', 'vi'] });
  expect(third).toMatchObject({ originals: { en: 'Store' }, texts: { en: 'Hold' }, lapsed: true });
  expect(third && overridesOf(third)).toEqual([lapsed]);
});

it('reads the changes of an exported file, and refuses any other', () => {
  const rows = textRows([save, raw], [changed]);
  const file = writeTextFile(rows);
  expect(readTextFile(file, rows)).toEqual({ save: [], reset: [], skipped: 0 });
  const edited = file.replace('"Keep"', '"Save"').replace('"vi": "Lưu"\n      }\n    }', '"vi": "Giữ"\n      }\n    }');
  expect(readTextFile(edited, rows)).toEqual({
    save: [{ language: 'vi', key: 'save', original: 'Lưu', text: 'Giữ' }],
    reset: [{ language: 'en', key: 'save', original: 'Save' }],
    skipped: 0,
  });
  expect(readTextFile(file, textRows([raw], []))).toMatchObject({ skipped: 1 });
  for (const other of ['', '[]', '{"kind":"smart-admin-texts","texts":[{"key":1}]}', '{"texts":[]}']) {
    expect(readTextFile(other, rows)).toBeUndefined();
  }
});
