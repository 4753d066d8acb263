import fc from 'fast-check';
import { expect, it } from 'vitest';
import { archivePaths } from './archivePaths.js';

type Entry = Parameters<typeof archivePaths>[1][number];

const entry = (id: string, name: string, { above = [] as string[], kind = 'file' as Entry['kind'] } = {}): Entry => ({
  ...{ id, name, kind, parentId: above.at(-1) ?? '' },
  ancestors: [...above, id],
});
const pathsOf = (tops: readonly string[], entries: readonly Entry[]) => [
  ...archivePaths(
    tops.map((id) => ({ id })),
    entries,
  ).values(),
];

it('puts entries below what was chosen, wherever that lies', () => {
  const entries = [
    entry('b', '合同', { above: ['a'], kind: 'folder' }),
    entry('c', '图纸', { above: ['a', 'b'], kind: 'folder' }),
    entry('d', '说明.txt', { above: ['a', 'b', 'c'] }),
  ];
  expect(pathsOf(['b'], entries)).toEqual(['合同/', '合同/图纸/', '合同/图纸/说明.txt']);
});

it('numbers names that are the same, also but for the size of letters', () => {
  expect(pathsOf(['a', 'b', 'c'], [entry('a', 'Plan.txt'), entry('b', 'plan.txt'), entry('c', 'PLAN.TXT')])).toEqual([
    'Plan.txt',
    'plan (2).txt',
    'PLAN (3).TXT',
  ]);
});

it('never leads out of the folder that it is unpacked into', () => {
  const names = ['..', '../../etc/passwd', '..\\..\\boot.ini', '/etc/passwd', 'C:\\x', '.', '... ', 'a\u0000b', ''];
  for (const path of pathsOf(
    names.map((_, index) => String(index)),
    names.map((name, index) => entry(String(index), name)),
  )) {
    expect(path).toMatch(/^[^/\\:]+$/);
    expect(path).not.toContain('\u0000');
    expect(path).not.toMatch(/^\.+$|[. ]$/);
  }
});

it('gives every entry a path of its own, whatever their names are', () => {
  const name = fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom('..', '.', 'a', 'A', 'a.txt', 'a (2).txt', 'a/b'));
  const file = fc.record({ name, isFolder: fc.boolean(), inFolder: fc.nat({ max: 30 }) });
  fc.assert(
    fc.property(fc.array(file, { minLength: 1, maxLength: 30 }), (made) => {
      const entries: Entry[] = [];
      for (const [index, { name: itsName, isFolder, inFolder }] of made.entries()) {
        const folder = entries.filter(({ kind }) => kind === 'folder')[inFolder];
        const above = folder ? folder.ancestors : [];
        entries.push(entry(String(index), itsName, { above, kind: isFolder ? 'folder' : 'file' }));
      }
      const tops = entries.filter(({ parentId }) => parentId === '').map(({ id }) => id);
      const paths = pathsOf(tops, entries).map((path) => path.toLowerCase());
      expect(new Set(paths).size).toBe(entries.length);
      for (const path of paths)
        for (const part of path.replace(/\/$/, '').split('/')) expect(part).toMatch(/^(?!\.+$)[^\\:]+$/);
    }),
  );
});
