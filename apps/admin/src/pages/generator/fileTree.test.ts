import { expect, it } from 'vitest';
import { fileTree, foldersOf } from './fileTree.js';

it('puts files into their folders, folders first', () => {
  expect(fileTree(['b.md', 'src/z.ts', 'a.json', 'src/form/a.ts'])).toEqual([
    {
      id: 'src/',
      label: 'src',
      children: [
        { id: 'src/form/', label: 'form', children: [{ id: 'src/form/a.ts', label: 'a.ts', isLeaf: true }] },
        { id: 'src/z.ts', label: 'z.ts', isLeaf: true },
      ],
    },
    { id: 'a.json', label: 'a.json', isLeaf: true },
    { id: 'b.md', label: 'b.md', isLeaf: true },
  ]);
});

it('names every folder once', () => {
  expect(foldersOf(['a/b/c.ts', 'a/d.ts', 'e.ts'])).toEqual(['a/', 'a/b/']);
});
